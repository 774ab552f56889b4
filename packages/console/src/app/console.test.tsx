import { PAGES } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeTokens } from '../api/tokens.ts';
import { useTab, useTabState } from '../navigation/tab.ts';
import { flushTabStates } from '../navigation/tab-state.ts';
import { NO_TABS } from '../navigation/tabs.rules.ts';
import { useTabs } from '../navigation/tabs.store.ts';
import { fakeApi, person, tokenFor } from '../testing/fake-api.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { askYesOrNo } from '../ui/confirm.tsx';
import { loadShell } from './app.tsx';
import { mountConsole } from './mount.tsx';

fakeBrowser();

function AnyScreen() {
  const { path, setDirty } = useTab();
  const { id } = useParams();
  const [kept, setKept] = useTabState('texte', '');
  const [count, setCount] = useState(0);
  const type = (text: string) => {
    setKept(text);
    setDirty(true);
  };
  return (
    <>
      <h1>Écran {path}</h1>
      <p>id {id}</p>
      <input aria-label="Texte" value={kept} onChange={(event) => type(event.target.value)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Compteur {count}
      </button>
    </>
  );
}

const Login = () => <h1>Connexion</h1>;
const screens = Object.fromEntries(PAGES.map(({ page }) => [page.id, page.layout === 'shell' ? AnyScreen : Login]));

let mounted: { unmount: () => void } | undefined;

async function openConsole(address: string): Promise<void> {
  history.replaceState(null, '', address);
  const root = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    mounted = mountConsole({ root, screens });
  });
}

async function reloadConsole(): Promise<void> {
  flushTabStates();
  await act(async () => mounted?.unmount());
  // The tabs in memory are lost with the page.
  useTabs.getState().replace(NO_TABS);
  await openConsole(location.pathname + location.search);
}

// Loaded before the tests, so that the first one does not pay for all of them.
beforeAll(() => loadShell());

beforeEach(() => {
  fakeApi(person());
  writeTokens({ token: tokenFor(), refreshToken: 'r' });
});

afterEach(async () => {
  await act(async () => mounted?.unmount());
  document.body.replaceChildren();
});

const menu = () => within(screen.getByRole('navigation', { name: 'Menu principal' }));
const tabs = () => within(screen.getByRole('navigation', { name: 'Pages ouvertes' }));
const tabTitles = () =>
  tabs()
    .getAllByRole('link')
    .map((link) => link.textContent);
const heading = (path: string) => screen.findByRole('heading', { name: `Écran ${path}` });
const go = async (submenu: string | null, entry: string) => {
  if (submenu) await userEvent.click(menu().getByRole('button', { name: submenu }));
  await userEvent.click(menu().getByRole('link', { name: entry }));
};

it('a question may lead elsewhere: its link works, and it closes behind', async () => {
  await openConsole('/guide/index');
  await heading('/guide/index');
  let asked: Promise<boolean> | undefined;
  await act(async () => {
    asked = askYesOrNo({
      title: 'Encore utilisé ailleurs',
      text: <Link to="/profile/index">Où il sert</Link>,
      confirm: 'Archiver plutôt',
      cancel: 'Fermer',
    });
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Où il sert' }));
  expect(await heading('/profile/index')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await asked).toBe(false);
});

describe('the console', () => {
  it('opens on the guide, whose tab is fixed', async () => {
    await openConsole('/');
    await heading('/guide/index');
    expect(document.title).toBe('Guide - Bridge');
    expect(tabTitles()).toEqual(['Guide']);
    expect(tabs().queryByRole('button', { name: 'Fermer Guide' })).toBeNull();
  });

  it('gives screens the parameters of their own address, and highlights the list of an edit page', async () => {
    await openConsole('/selections/edit/12');
    await heading('/selections/edit/12');
    expect(screen.getByText('id 12')).toBeTruthy();
    expect(menu().getByRole('link', { current: 'page' }).textContent).toBe('Sélections');
  });

  it('opens one submenu at a time', async () => {
    await openConsole('/guide/index');
    await heading('/guide/index');
    await userEvent.click(menu().getByRole('button', { name: 'Web' }));
    await userEvent.click(menu().getByRole('button', { name: 'Éditions' }));
    const open = menu().getAllByRole('button', { expanded: true });
    expect(open.map((button) => button.textContent)).toEqual(['Éditions']);
  });

  it('keeps a cached page as it was left, and starts a list anew', async () => {
    await openConsole('/selections/create');
    await userEvent.click(await screen.findByRole('button', { name: 'Compteur 0' }));
    await go(null, 'Blocs');
    await userEvent.click(await screen.findByRole('button', { name: 'Compteur 0' }));
    await userEvent.click(tabs().getByRole('link', { name: 'Créer une sélection' }));
    expect(await screen.findByRole('button', { name: 'Compteur 1' })).toBeTruthy();
    await userEvent.click(tabs().getByRole('link', { name: 'Blocs' }));
    expect(await screen.findByRole('button', { name: 'Compteur 0' })).toBeTruthy();
  });

  it('restores tabs, what was typed and the unsaved mark after a reload', async () => {
    await openConsole('/selections/create');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Texte' }), 'Été');
    await go(null, 'Blocs');
    await reloadConsole();
    await heading('/blocs/list');
    expect(tabTitles()).toEqual(['Guide', 'Créer une sélection(non enregistrée)', 'Blocs']);
    await userEvent.click(tabs().getByRole('link', { name: /Créer une sélection/ }));
    expect(await screen.findByRole<HTMLInputElement>('textbox', { name: 'Texte' })).toHaveProperty('value', 'Été');
  });

  it('knows after a reload what was closed before', { tags: 'torture' }, async () => {
    await openConsole('/selections/list');
    await heading('/selections/list');
    await go(null, 'Blocs');
    await userEvent.click(tabs().getByRole('button', { name: 'Fermer Sélections' }));
    await reloadConsole();
    await heading('/blocs/list');
    expect(useTabs.getState().closed).toMatchObject([{ path: '/selections/list' }]);
  });

  it('asks before closing what is not saved, and stays on « Non »', async () => {
    await openConsole('/selections/create');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Texte' }), 'Été');
    await userEvent.click(tabs().getByRole('button', { name: 'Fermer Créer une sélection' }));
    const box = await screen.findByRole('dialog', { name: 'Page non enregistrée' });
    expect(box.textContent).toContain('Voulez-vous vraiment quitter sans sauvegarder ?');
    await userEvent.click(within(box).getByText('Non'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tabTitles()).toHaveLength(2);
    await userEvent.click(tabs().getByRole('button', { name: 'Fermer Créer une sélection' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByText('Oui'));
    await heading('/guide/index');
    expect(tabTitles()).toEqual(['Guide']);
  });

  it('signs out towards the current page, and forgets the tabs', async () => {
    await openConsole('/selections/list?page=2');
    await heading('/selections/list');
    await userEvent.click(screen.getByRole('button', { name: 'Compte de Camille Durand' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Se déconnecter' }));
    await screen.findByRole('heading', { name: 'Connexion' });
    expect(location.pathname + location.search).toBe('/login?redirect=%2Fselections%2Flist%3Fpage%3D2');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('bridge.tab'))).toEqual([]);
  });

  it('refuses a page that is not for this person', async () => {
    writeTokens({ token: tokenFor({ roles: ['ROLE_WEB_USER'] }), refreshToken: 'r' });
    await openConsole('/superadmin/gestion');
    await waitFor(() => expect(location.pathname).toBe('/401'));
  });
});
