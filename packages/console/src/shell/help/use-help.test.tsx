import { findPage, PAGES } from '@bridge/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { DERNIERE_NOUVEAUTE } from '../../manuel/nouveautes.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { hand } from '../../testing/hand.ts';
import { Unstyled } from '../../testing/unstyled.tsx';
import { useSettings } from '../settings/settings.store.ts';
import { DEFAULT_SETTINGS } from '../settings/settings.ts';
import { HelpLinks } from './help-links.tsx';
import { useHelp } from './use-help.tsx';

fakeBrowser();

function Frame({ path }: { readonly path: string }) {
  const { help, element } = useHelp(findPage(PAGES, path) ?? null);
  return (
    <>
      <HelpLinks help={help} />
      <input aria-label="Nom" />
      {element}
    </>
  );
}

const frame = (path: string) => (
  <Unstyled>
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={queries}>
        <Frame path={path} />
      </QueryClientProvider>
    </MemoryRouter>
  </Unstyled>
);

let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient();
  useSettings.setState({ settings: DEFAULT_SETTINGS });
});

const panel = () => within(screen.getByRole('complementary', { name: 'Aide' }));
const button = () => screen.getByRole('button', { name: 'Aide' });

describe('« ? »', () => {
  it('opens the manual where it speaks of the page, and follows to the next page', async () => {
    const { rerender } = render(frame('/web/moteurs/list'));
    const user = hand();
    await user.click(button());
    expect(await screen.findByRole('heading', { name: 'Web', level: 2 })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Moteurs'));
    screen.getByRole('textbox', { name: 'Nom' }).focus();
    rerender(frame('/tris/list'));
    expect(await panel().findByRole('heading', { name: 'Tris et scores' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nom' }));
    await user.click(button());
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('stays where one reads on, until the page is asked for again', async () => {
    const { rerender } = render(frame('/tris/list'));
    const user = hand();
    await user.click(button());
    await user.click(await screen.findByRole('button', { name: 'Sommaire' }));
    await user.click(await panel().findByRole('link', { name: 'Blocs' }));
    await panel().findByRole('heading', { name: 'Blocs' });
    rerender(frame('/calendrier/index'));
    expect(panel().queryByRole('heading', { name: 'Calendrier' })).toBeNull();
    await user.click(panel().getByRole('button', { name: 'Aide de cette page' }));
    await panel().findByRole('heading', { name: 'Calendrier' });
  });

  it('is searched whatever the accents, and leads to the part', async () => {
    render(frame('/tris/list'));
    const user = hand();
    await user.click(button());
    await user.type(await screen.findByRole('searchbox', { name: 'Chercher dans l’aide' }), 'regles selection');
    await user.click(await panel().findByRole('link', { name: 'Composer des règles' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Composer des règles'));
  });

  it('shows what its buttons ask for, whatever was searched', { tags: 'torture' }, async () => {
    render(frame('/tris/list'));
    const user = hand();
    await user.click(button());
    const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Chercher dans l’aide' });
    for (const [name, title] of [
      [/Nouveautés/, 'Nouveautés'],
      ['Sommaire', 'Manuel de Bridge'],
      ['Aide de cette page', 'Tris et scores'],
    ] as const) {
      await user.type(search, 'regles');
      await user.click(panel().getByRole('button', { name }));
      expect(search.value).toBe('');
      expect(await panel().findByRole('heading', { name: title })).toBeTruthy();
    }
  });

  it('has a point until the news is read, which is kept with the preferences', async () => {
    render(frame('/tris/list'));
    const user = hand();
    expect(button().textContent).toContain('à lire');
    await user.click(button());
    await user.click(await screen.findByRole('button', { name: /Nouveautés/ }));
    await panel().findByRole('heading', { name: 'Nouveautés' });
    expect(useSettings.getState().settings.nouveautes).toBe(DERNIERE_NOUVEAUTE);
    expect(DERNIERE_NOUVEAUTE).not.toBe('');
    expect(button().textContent).toBe('');
  });
});
