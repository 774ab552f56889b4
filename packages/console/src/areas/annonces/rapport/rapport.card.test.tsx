import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { RapportCard } from './rapport.card.tsx';

fakeBrowser();

const AT = '/api/annonces/annonceur/3/rapport';
const nombres = { vues: 1200, clics: 24, passages: 0, parutions: 0 };
const rapport = {
  annonceur: 'Cycles de l’Ambre',
  entite: 'Office',
  du: '2026-10-01',
  au: '2026-10-31',
  total: nombres,
  jours: [{ jour: '2026-10-04', ...nombres }],
  lieux: [{ canal: 'web', nom: 'En-tête, Site', ...nombres }],
  annonces: [{ id: 1, nom: 'Vélos', du: '2026-10-01', au: '2026-10-31', ...nombres }],
  parutions: [],
};
const lien = { id: 5, du: '2026-10-01', au: '2026-10-31', par: 'Anne', creeLe: new Date().toISOString() };
const open = { ...lien, expireLe: new Date(Date.now() + 86_400_000).toISOString(), revoqueLe: null };

describe('the report of an advertiser', () => {
  it('tells views, clicks and their rate, and gives a link that is told once', async () => {
    const { user, sent } = await showScreen(<RapportCard id={3} />, {
      at: '/annonces/annonceur/edit/3',
      api: {
        [`GET ${AT}`]: () => ({ data: rapport }),
        [`GET ${AT}/liens`]: () => ({ data: { items: [] } }),
        [`POST ${AT}/liens`]: () => ({ data: { items: [open], adresse: '/prod-api/api/annonces/rapports/rapport.x' } }),
      },
    });
    expect(await screen.findByText('Taux de clics')).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Statistiques par lieu' })).getByText('24')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Créer un lien' }));
    const field = await screen.findByRole('textbox', { name: 'Lien' });
    expect(field).toHaveProperty('value', `${location.origin}/prod-api/api/annonces/rapports/rapport.x`);
    expect(sent(`POST ${AT}/liens`)[0]?.body).toMatchObject({ jours: 30 });
    expect(await screen.findByRole('button', { name: /^Révoquer/ })).toBeTruthy();
  });
});
