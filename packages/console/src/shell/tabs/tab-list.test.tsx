import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_TABS } from '../../navigation/tabs.rules.ts';
import { useTabs } from '../../navigation/tabs.store.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { hand } from '../../testing/hand.ts';
import { Unstyled } from '../../testing/unstyled.tsx';
import TabList from './tab-list.tsx';

fakeBrowser();

const at = (pathname: string, search = '') => ({ pathname, search, hash: '' });
const PLAIN = { affix: false, cache: true };

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{`${pathname}${search}`}</p>;
}

function show() {
  const onDone = vi.fn();
  render(
    <Unstyled>
      <MemoryRouter>
        <TabList onDone={onDone} />
        <Where />
      </MemoryRouter>
    </Unstyled>,
  );
  return { onDone, user: hand() };
}

const where = () => screen.getByTestId('where').textContent;
const search = () => screen.getByRole('searchbox', { name: 'Chercher une page ouverte' });

beforeEach(() => {
  const tabs = useTabs.getState();
  tabs.replace(NO_TABS);
  tabs.visit(at('/tris/list'), PLAIN);
  tabs.visit(at('/selections/edit/4', '?volet=a'), PLAIN);
  tabs.setTitle('/selections/edit/4', 'Événements d’été');
  tabs.visit(at('/blocs/list'), PLAIN);
});

describe('the list of tabs', () => {
  it('finds an open page by its name, accents aside, and goes there with Enter', async () => {
    const { user, onDone } = show();
    await user.type(search(), 'evenements{Enter}');
    expect(where()).toBe('/selections/edit/4?volet=a');
    expect(onDone).toHaveBeenCalled();
  });

  it('opens again what was closed', async () => {
    useTabs.getState().close(['/selections/edit/4']);
    const { user } = show();
    expect(screen.getByRole('region', { name: 'Fermées récemment' }).textContent).toContain('Événements d’été');
    await user.click(screen.getByRole('button', { name: 'Événements d’été' }));
    expect(where()).toBe('/selections/edit/4?volet=a');
  });

  it('says when nothing has that name', async () => {
    const { user } = show();
    await user.type(search(), 'zzz');
    expect(screen.getByText(/Aucune page ouverte/)).toBeTruthy();
  });
});

describe('the twenty-first page', () => {
  it('closes the one seen longest ago, which can be opened again', () => {
    const { visit, pin } = useTabs.getState();
    pin('/tris/list', true);
    for (let id = 1; id <= 18; id += 1) visit(at(`/blocs/edit/${id}`), PLAIN);
    const { tabs, closed } = useTabs.getState();
    expect(tabs).toHaveLength(20);
    expect(tabs[0]?.path).toBe('/tris/list');
    expect(closed.map(({ path }) => path)).toEqual(['/selections/edit/4']);
  });
});
