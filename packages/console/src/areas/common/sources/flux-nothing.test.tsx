import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { FluxNothing } from './flux-nothing.tsx';

fakeBrowser();

const show = (role: 'ROLE_SUPER_ADMIN' | 'ROLE_ADMIN' | 'ROLE_WEB_USER', isOn: boolean) =>
  showScreen(<FluxNothing what="Rien encore." how="Ouvrez un flux." />, {
    at: '/catalogue/list',
    roles: [role],
    parameters: { enable_import_lei: isOn },
  });
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('leads to the feeds that the person may import', async () => {
  await show('ROLE_ADMIN', true);
  expect(await screen.findByText('Rien encore. Ouvrez un flux.')).toBeTruthy();
  expect(links()).toEqual([['Flux LEI', '/administration/lei/list']]);
});

it('says who imports to those who may not', async () => {
  await show('ROLE_WEB_USER', true);
  expect(await screen.findByText('Rien encore. Un administrateur importe les sources.')).toBeTruthy();
  expect(links()).toEqual([]);
});

it('says who switches a source on while none is', async () => {
  await show('ROLE_WEB_USER', false);
  expect(await screen.findByText(/un super administrateur peut le faire dans Gestion\.$/)).toBeTruthy();
});

it('leads a super administrator to the switch', async () => {
  await show('ROLE_SUPER_ADMIN', false);
  expect(await screen.findByText(/activez dans Gestion celle de votre système\.$/)).toBeTruthy();
  expect(links()).toEqual([['Activer une source', '/superadmin/gestion']]);
});
