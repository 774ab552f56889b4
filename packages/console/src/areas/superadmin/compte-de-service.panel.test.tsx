import { compteDeService } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import CompteDeServicePanel from './compte-de-service.panel.tsx';

fakeBrowser();

const JETONS = '/superadmin/comptes-de-service/4/jetons';
const KEPT = { id: 9, fin: 'a1b2', creeLe: '2026-11-01T08:00:00.000Z', expireLe: '2030-01-01T08:00:00.000Z' };

it('tokens of a service account are made with one’s password, shown once, and revoked', async () => {
  const page = await showScreen(<CompteDeServicePanel record={{ id: 4, version: 1 }} resource={compteDeService} />, {
    at: `${compteDeService.path}/edit/4`,
    roles: ['ROLE_SUPER_ADMIN'],
    api: {
      [`GET ${JETONS}`]: () => ({ data: { jetons: [{ ...KEPT, utiliseLe: null }] } }),
      [`POST ${JETONS}`]: () => ({ data: { jeton: 'jeton-api.secret' } }),
      [`DELETE ${JETONS}/9`]: () => ({ data: null }),
      'GET /users/second_facteur': () => ({
        data: { totp: false, cles: [], secours: 0, appareils: 0, exige: false, motDePasse: true },
      }),
    },
  });
  const { user } = page;
  expect(await screen.findByText(/Jamais utilisé/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Créer un jeton' }));
  await user.type(await screen.findByLabelText('Mot de passe'), 'mon secret');
  await user.click(screen.getByRole('button', { name: 'Créer le jeton' }));
  expect(await screen.findByDisplayValue('jeton-api.secret')).toBeDefined();
  expect(page.sent(`POST ${JETONS}`)[0]?.body).toEqual({ duree: 90, motDePasse: 'mon secret' });
  await user.click(screen.getByRole('button', { name: 'J’ai gardé ce jeton' }));
  expect(screen.queryByDisplayValue('jeton-api.secret')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Révoquer le jeton …a1b2' }));
  await user.click(await screen.findByRole('button', { name: 'Révoquer' }));
  await waitFor(() => expect(page.sent(`DELETE ${JETONS}/9`)).toHaveLength(1));
});
