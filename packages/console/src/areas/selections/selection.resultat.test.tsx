import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blankMap } from '../../testing/blank-map.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { ok, openSelection, retenu } from './testing/selections.tsx';

const map = { show: vi.fn() };
blankMap(map.show);
fakeBrowser();
beforeEach(() => {
  map.show.mockReset();
});

const COMPTE = 'POST /api/selections/compte';
const RESULTAT = 'POST /api/selections/resultat';
const photo = { genre: 'fait', fait: 'photo', present: true };

describe('the result of a sélection', () => {
  it('is there from the creation on, beside the form', async () => {
    await openSelection({}, '/selections/create');
    expect(await screen.findByRole('heading', { name: 'Objets retenus' })).toBeTruthy();
    expect(await screen.findByRole('table', { name: 'Objets retenus' })).toBeTruthy();
  });

  it('is a table, in the order of its sort, with what people pinned', async () => {
    await openSelection();
    const table = await screen.findByRole('table', { name: 'Objets retenus' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain('Le moulin');
    expect(second?.textContent).toContain('Épinglé');
    expect(within(table).getByRole('link', { name: 'Le moulin' }).getAttribute('href')).toBe('/catalogue/view/12');
  });

  it('is read page after page', { tags: 'torture' }, async () => {
    const { user, sent } = await openSelection({
      [RESULTAT]: ({ body }) => ok({ items: [retenu(Object(body).page, `Objet ${Object(body).page}`)], total: 30 }),
    });
    await screen.findByRole('link', { name: 'Objet 1' });
    await user.click(screen.getByRole('button', { name: 'Page suivante' }));
    await screen.findByRole('link', { name: 'Objet 2' });
    expect(sent(RESULTAT).at(-1)?.body).toMatchObject({ page: 2, itemsPerPage: 24 });
  });

  it('follows the rules as they are written', { tags: 'torture' }, async () => {
    const { user } = await openSelection({
      [RESULTAT]: ({ body }) => {
        const { length } = Object(body).brouillon.regles.regles;
        return ok({ items: [retenu(12, length === 0 ? 'Le moulin' : 'La grange')], total: 1 });
      },
    });
    await screen.findByRole('link', { name: 'Le moulin' });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une condition' }));
    await user.click(await screen.findByRole('option', { name: 'Photo' }));
    expect(await screen.findByRole('link', { name: 'La grange' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Le moulin' })).toBeNull();
  });

  it('is read from its first page again once the rules change', { tags: 'torture' }, async () => {
    const { user, sent } = await openSelection({
      [RESULTAT]: ({ body }) => ok({ items: [retenu(Object(body).page, `Objet ${Object(body).page}`)], total: 60 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Page suivante' }));
    await screen.findByRole('link', { name: 'Objet 2' });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une condition' }));
    await user.click(await screen.findByRole('option', { name: 'Photo' }));
    expect(await screen.findByRole('link', { name: 'Objet 1' })).toBeTruthy();
    expect(sent(RESULTAT).at(-1)?.body).toMatchObject({ page: 1, brouillon: { regles: { regles: [photo] } } });
  });

  it('that cannot be counted says so once, and shows it twice', async () => {
    await openSelection({ [COMPTE]: () => ({ status: 500 }) });
    expect(await screen.findAllByText(/n’ont pas pu être comptés/)).toHaveLength(2);
    const alerts = screen.getAllByRole('alert').filter(({ textContent }) => textContent.includes('comptés'));
    expect(alerts).toHaveLength(1);
  });

  it('that is empty says where to go from there', async () => {
    await openSelection({ [RESULTAT]: () => ok({ items: [], total: 0 }) });
    expect(await screen.findByText(/Aucun objet publié ne répond/)).toBeTruthy();
  });

  it('is a map, which counts what it cannot show', async () => {
    const { user } = await openSelection({
      'POST /api/selections/points': () =>
        ok({
          points: [{ id: 12, nom: 'Le moulin', type: 'restaurant', lon: 4.9, lat: 44.9 }],
          total: 3,
          sansPosition: 2,
        }),
    });
    await user.click(await screen.findByRole('tab', { name: 'Carte' }));
    expect(await screen.findByText('1 objet sur la carte · 2 objets sans position')).toBeTruthy();
    await waitFor(() => expect(map.show).toHaveBeenCalled());
    expect(map.show.mock.lastCall?.[0]).toMatchObject([{ id: 12, label: 'Le moulin', look: 'restaurant' }]);
  });

  it('says how many objets the map leaves out', { tags: 'torture' }, async () => {
    const { user } = await openSelection({
      'POST /api/selections/points': () =>
        ok({
          points: [{ id: 12, nom: 'Le moulin', type: 'restaurant', lon: 4.9, lat: 44.9 }],
          total: 301,
          sansPosition: 0,
        }),
    });
    await user.click(await screen.findByRole('tab', { name: 'Carte' }));
    expect(await screen.findByText('1 objet sur la carte (300 autres n’y sont pas montrés)')).toBeTruthy();
  });

  it('is a wall of pictures', async () => {
    const { user } = await openSelection();
    await user.click(await screen.findByRole('tab', { name: 'Vignettes' }));
    const cards = within(await screen.findByRole('list', { name: 'Objets retenus' })).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Le moulinRestaurant · Valbrune',
      'La grangeÉpingléRestaurant · Valbrune',
    ]);
  });

  it('is made of types, communes and anomalies', async () => {
    const { user } = await openSelection({
      'POST /api/selections/facettes': () =>
        ok({
          facettes: [
            { facette: { genre: 'typeBridge' }, valeurs: [{ valeur: 'hotel', libelle: 'Hôtel', nombre: 40 }] },
            { facette: { genre: 'commune' }, valeurs: [{ valeur: '', libelle: '', nombre: 4 }] },
            { facette: { genre: 'anomalies' }, valeurs: [] },
          ],
        }),
    });
    await user.click(await screen.findByRole('tab', { name: 'Répartition' }));
    const types = within(await screen.findByRole('region', { name: 'Par type' }));
    expect(types.getByRole('listitem').textContent).toBe('Hôtel40');
    expect(screen.getByText('Non renseigné')).toBeTruthy();
    expect(screen.getByText('Aucune anomalie.')).toBeTruthy();
  });

  it('explains why an objet is not there, rule by rule', async () => {
    const verdict = (phrase: string, tenu: boolean, constat: string, enfants: object[] = []) => ({
      phrase,
      lien: enfants.length > 0 ? 'et' : null,
      tenu,
      constat,
      enfants,
    });
    const { user, sent } = await openSelection({
      'POST /api/selections/explication': () =>
        ok({
          objet: { id: 12, nom: 'Le moulin', commune: 'Valbrune' },
          retenu: false,
          raison: 'Il ne répond pas aux règles.',
          regles: verdict('Toutes ces conditions', false, '', [
            verdict('qui ont une photo', true, '3 photos'),
            verdict('qui ont « Terrasse »', false, 'Wifi, Parking'),
          ]),
        }),
    });
    await user.click(await screen.findByRole('tab', { name: 'Pourquoi\u00a0?' }));
    await user.click(await screen.findByRole('combobox', { name: 'Quel objet\u00a0?' }));
    await user.click(await screen.findByRole('option', { name: 'Le moulin' }));
    expect(await screen.findByText('Il ne répond pas aux règles.')).toBeTruthy();
    const rules = screen.getByRole('list', { name: 'Les règles, une par une' });
    const lines = within(rules).getAllByRole('listitem');
    expect(lines[1]?.textContent).toBe('Tenu\u00a0: qui ont une photo — 3 photos');
    expect(lines[2]?.textContent).toBe('Pas tenu\u00a0: qui ont « Terrasse » — Wifi, Parking');
    expect(sent('POST /api/selections/explication').at(-1)?.body).toMatchObject({ objet: 12 });
  });
});
