import { carte, moteur } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApercus } from '../../catalogue/apercu/apercu.store.ts';
import type { Answer } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../testing/show-beside.tsx';
import { VerificationCard } from './cartes/verification.card.tsx';
import { CouvertureCard } from './moteurs/couverture.card.tsx';

fakeBrowser();
beforeEach(() => useApercus.setState({ essais: {} }));

const VERIFIER = 'POST /api/web/maps/verifier';
const COUVERTURE = 'POST /api/web/moteurs/couverture';

describe('what a map cannot show', () => {
  const show = (answer: Answer) =>
    showBeside(<VerificationCard />, {
      resource: carte,
      record: savedRecord(carte, { nom: 'Balades' }),
      api: { [VERIFIER]: () => answer },
    });

  it('is found on demand, with the way to each objet', async () => {
    const { user, sent, form } = await show({
      data: {
        situes: 40,
        sansPosition: [{ id: 12, nom: 'Auberge' }],
        lointains: [],
        superposes: [
          [
            { id: 13, nom: 'Gîte du haut' },
            { id: 14, nom: 'Gîte du bas' },
          ],
        ],
      },
    });
    act(() => form.store.getState().setValue('nom', 'Autres balades'));
    expect(sent(VERIFIER)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Vérifier la carte' }));
    expect(await screen.findByText('40 objets sur la carte.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Auberge' }).getAttribute('href')).toContain('/12');
    await user.click(screen.getByText('L’un sur l’autre (1)'));
    expect(screen.getByRole('link', { name: 'Gîte du bas' })).toBeTruthy();
    expect(sent(VERIFIER)[0]?.body).toMatchObject({ valeurs: { nom: 'Autres balades' } });
  });

  it('may be nothing', async () => {
    const { user } = await show({ data: { situes: 1, sansPosition: [], lointains: [], superposes: [] } });
    await user.click(screen.getByRole('button', { name: 'Vérifier la carte' }));
    expect(await screen.findByText('1 objet sur la carte. Rien à signaler.')).toBeTruthy();
  });

  it('says why it could not be found', { tags: 'torture' }, async () => {
    const { user } = await show({ status: 500, code: 50_000, message: 'La base ne répond pas.' });
    await user.click(screen.getByRole('button', { name: 'Vérifier la carte' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

describe('what a moteur covers', () => {
  it('is counted on a sélection, choice by choice', async () => {
    const { user, sent } = await showBeside(<CouvertureCard />, {
      resource: moteur,
      record: savedRecord(moteur, { nom: 'Recherche' }),
      api: {
        'GET /api/choix/selection': () => ({
          data: { items: [{ id: 4, titre: 'Le lac', couleur: null, actif: true }] },
        }),
        [COUVERTURE]: () => ({
          data: {
            total: 1_240,
            filtres: [
              {
                id: 6,
                nom: 'Équipements',
                choix: [
                  { slug: 'piscine', libelle: 'Piscine', nombre: 31 },
                  { slug: 'sauna', libelle: 'Sauna', nombre: 0 },
                ],
                sansValeur: 12,
              },
              { id: 7, nom: 'Prix', choix: [], sansValeur: 1_240 },
            ],
          },
        }),
      },
    });
    expect(screen.getByText(/^Choisissez une sélection/)).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Sélection' }));
    await user.click(await screen.findByRole('option', { name: 'Le lac' }));
    expect(await screen.findByText(/^1.240 objets, et 1 choix sans objet\.$/)).toBeTruthy();
    const filtre = within(screen.getByRole('region', { name: 'Équipements' }));
    expect(filtre.getByText('aucun objet')).toBeTruthy();
    expect(filtre.getByText(/^12 objets sans valeur/)).toBeTruthy();
    expect(screen.getByText(/^Sans choix à compter/)).toBeTruthy();
    expect(screen.queryByText(/^1.240 objets sans valeur/)).toBeNull();
    expect(filtre.getByRole('link', { name: 'Équipements' }).getAttribute('href')).toBe('/web/filtres/edit/6');
    await waitFor(() =>
      expect(sent(COUVERTURE)[0]?.body).toMatchObject({ selection: 4, valeurs: { nom: 'Recherche' } }),
    );
  });
});
