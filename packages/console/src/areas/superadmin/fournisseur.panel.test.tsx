import { fournisseur } from '@bridge/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import FournisseurPanel from './fournisseur.panel.tsx';

fakeBrowser();

/** The console may be read at another address. */
const ADRESSES = {
  'GET /api/superadmin/gestion/fournisseurs/adresses': () => ({
    data: { retour: 'https://bridge.example/auth-redirect', apresDeconnexion: 'https://bridge.example/login' },
  }),
};

it('why people could not sign in by a provider stands beside its settings', async () => {
  const raison = 'Le fournisseur ne reconnaît pas Bridge.';
  const changements = Object.entries({ etape: 'jeton', raison }).map(([champ, apres]) => ({
    champ,
    avant: null,
    apres,
  }));
  const ligne = { id: 8, le: '2026-11-15T08:00:00.000Z', cible: 'fournisseur', changements };
  const JOURNAL = 'GET /api/superadmin/gestion/journal';
  const page = await showScreen(
    <FournisseurPanel record={{ id: 3, version: 1, nom: 'Annuaire' }} resource={fournisseur} />,
    {
      at: `${fournisseur.path}/edit/3`,
      roles: ['ROLE_SUPER_ADMIN'],
      api: { ...ADRESSES, [JOURNAL]: () => ({ data: { items: [ligne], total: 1, names: {} } }) },
    },
  );
  expect(await screen.findByText(raison)).toBeDefined();
  expect(screen.getByText(/Échange du code/)).toBeDefined();
  // The journal is asked by id: another provider may have a name that contains this one.
  const asked = page.sent(JOURNAL)[0]?.query;
  expect(JSON.parse(asked?.get('filter') ?? '')).toEqual({
    action: ['fournisseur.echouer'],
    cible: ['fournisseur'],
    cibleId: ['3'],
  });
  expect(asked?.has('q')).toBe(false);
});

it.each([
  ['oidc', ['/auth-redirect', '/login']],
  ['oauth2', ['/auth-redirect']],
])('the addresses that a provider must know are copied from beside its settings (%s)', async (protocole, paths) => {
  const record = { id: 3, version: 1, nom: 'Annuaire', protocole };
  await showScreen(<FournisseurPanel record={record} resource={fournisseur} />, {
    at: `${fournisseur.path}/edit/3`,
    roles: ['ROLE_SUPER_ADMIN'],
    api: { ...ADRESSES, 'GET /api/superadmin/gestion/journal': () => ({ data: { items: [], total: 0, names: {} } }) },
  });
  const given = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Adresse/ });
  expect(given.map(({ value }) => value)).toEqual(paths.map((path) => `https://bridge.example${path}`));
});
