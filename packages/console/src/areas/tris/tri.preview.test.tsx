import { type AnyRecord, tri } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showBeside } from '../../testing/show-beside.tsx';
import TriPreview from './tri.preview.tsx';

fakeBrowser();

const NOM = { genre: 'champ', champ: 'nom', sens: 'croissant', videsEnDernier: true };
const RECORD: AnyRecord = { id: 3, version: 1, nom: 'Les plus beaux', code: 'beaux', cles: [NOM], epingles: [] };
const objet = (id: number, nom: string, rang: number, rangAvant: number | null) => ({
  id,
  nom,
  typeBridge: 'restaurant',
  commune: 'Valbourg',
  photo: '',
  prochaineDate: null,
  prixMin: null,
  epingle: false,
  rang,
  rangAvant,
  raisons: [`score ${id}`],
});
const ESSAI = 'POST /api/tris/essai';
const API = {
  'GET /api/choix/selection': () => ({
    data: {
      items: [
        { id: 5, titre: 'Restaurants', couleur: null, actif: true },
        { id: 6, titre: 'Hôtels', couleur: null, actif: true },
      ],
    },
  }),
  [ESSAI]: () => ({
    data: {
      items: [objet(1, 'Auberge', 1, 4), objet(2, 'Bistrot', 2, 1), objet(4, 'Cave', 3, 3)],
      total: 41,
      coupe: false,
      avant: 'Par nom',
    },
  }),
};

async function tried(record: AnyRecord | null = RECORD) {
  const page = await showBeside(<TriPreview />, { resource: tri, record, api: API });
  await screen.findByRole('table', { name: 'Objets dans le nouvel ordre' });
  return page;
}

describe('a tri that is tried beside its form', () => {
  it('shows who moves, by how much and why', async () => {
    const { sent } = await tried();
    const table = within(await screen.findByRole('table', { name: 'Objets dans le nouvel ordre' }));
    expect(table.getByText('gagne 3 rangs')).toBeTruthy();
    expect(table.getByText('perd 1 rang')).toBeTruthy();
    expect(table.getByText('même rang')).toBeTruthy();
    expect(table.getByText('Valbourg · score 1')).toBeTruthy();
    expect(screen.getByText(/ordre actuel de la sélection.: Par nom/)).toBeTruthy();
    expect(sent(ESSAI)[0]?.body).toMatchObject({ brouillon: { cles: [NOM] }, selection: 5, page: 1 });
  });

  it('does not wait to be saved', async () => {
    await tried(null);
    expect(await screen.findByRole('table', { name: 'Objets dans le nouvel ordre' })).toBeTruthy();
  });

  it('starts with a sélection, and goes to another', async () => {
    const { user, sent } = await tried();
    await user.click(screen.getByRole('combobox', { name: 'Sélection' }));
    await user.click(await screen.findByRole('option', { name: 'Hôtels' }));
    await waitFor(() => expect(sent(ESSAI).at(-1)?.body).toMatchObject({ selection: 6 }));
  });

  it('goes from page to page', async () => {
    const { user, sent } = await tried();
    await user.click(await screen.findByRole('button', { name: 'Page suivante' }));
    await waitFor(() => expect(sent(ESSAI).at(-1)?.body).toMatchObject({ page: 2 }));
  });

  it('is asked again with what is typed and not saved', async () => {
    const { form, sent } = await tried();
    await screen.findByRole('table');
    act(() => form.store.getState().setValue('cles', []));
    await waitFor(() => expect(sent(ESSAI).at(-1)?.body).toMatchObject({ brouillon: { cles: [] } }));
  });

  it('can be tried again when it failed', async () => {
    let fails = true;
    const api = { ...API, [ESSAI]: () => (fails ? { status: 500, code: 50_000 } : API[ESSAI]()) };
    const { user } = await showBeside(<TriPreview />, { resource: tri, record: RECORD, api });
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    fails = false;
    await user.click(again);
    expect(await screen.findByRole('table', { name: 'Objets dans le nouvel ordre' })).toBeTruthy();
  });

  it('waits while a key is half written', async () => {
    const { form } = await tried();
    act(() => form.store.getState().setValue('cles', [{ genre: 'modalites', modalites: [] }]));
    expect(await screen.findByText(/Complétez les clés/)).toBeTruthy();
  });
});
