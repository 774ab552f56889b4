import { PAGES } from '@bridge/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writeTokens } from '../api/tokens.ts';
import { fakeApi, person, tokenFor } from '../testing/fake-api.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { loadShell } from './app.tsx';
import { mountConsole } from './mount.tsx';

fakeBrowser();
beforeAll(() => loadShell());

let mounted: { unmount: () => void } | undefined;
afterEach(async () => {
  await act(async () => mounted?.unmount());
  document.body.replaceChildren();
});

const menu = () => within(screen.getByRole('navigation', { name: 'Menu principal' }));

describe('what a super admin switches elsewhere', () => {
  it('reaches this browser, and its menu, at the next page', async () => {
    let served = person({ roles: ['ROLE_WEB_USER'] });
    const parameters = () => served['GET /params/get_params']();
    fakeApi({ ...served, 'GET /params/get_params': parameters });
    writeTokens({ token: tokenFor({ roles: ['ROLE_WEB_USER'] }), refreshToken: 'r' });
    history.replaceState(null, '', '/guide/index');
    const screens = Object.fromEntries(PAGES.map(({ page }) => [page.id, () => <h1>{page.title}</h1>]));
    await act(async () => {
      mounted = mountConsole({ root: document.body.appendChild(document.createElement('div')), screens });
    });
    await screen.findByRole('heading', { name: 'Guide' });
    expect(menu().queryByRole('button', { name: 'Annonces' })).toBeNull();

    served = person({ roles: ['ROLE_WEB_USER'], parameters: { enable_module_ads: true, nom_instance: 'Val d’Ambre' } });
    await userEvent.click(menu().getByRole('link', { name: 'Blocs' }));
    await screen.findByRole('heading', { name: 'Blocs' });
    expect(await menu().findByRole('button', { name: 'Annonces' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Val d’Ambre, accueil' })).toBeDefined();
  });
});
