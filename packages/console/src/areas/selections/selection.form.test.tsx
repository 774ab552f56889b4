import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blankMap } from '../../testing/blank-map.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { ok, openSelection, selectionOf } from './testing/selections.tsx';

const map = { show: vi.fn() };
blankMap(map.show);
fakeBrowser();
beforeEach(() => {
  map.show.mockReset();
});

const COMPTE = 'POST /api/selections/compte';
const RESTAURANTS = {
  genre: 'groupe',
  lien: 'et',
  regles: [{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: ['restaurant'] }],
};

describe('the rules of a sélection', () => {
  it('are read in one sentence under the editor', async () => {
    await openSelection({ 'GET /api/selections/3': () => ok(selectionOf({ regles: RESTAURANTS })) });
    expect(await screen.findByText('Les objets publiés qui sont de type Restaurant.')).toBeTruthy();
  });

  it('are counted as they are written, before anything is saved', async () => {
    const { user, sent } = await openSelection(
      {
        [COMPTE]: ({ body }) =>
          ok({ total: Object(body).brouillon.regles.regles.length === 0 ? 1_240 : 37, enPlus: 0 }),
      },
      '/selections/create',
    );
    // The count stands under the rules, and beside the form.
    await waitFor(() => expect(screen.getAllByText(/1.240 objets/)).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Ajouter une condition' }));
    await user.click(await screen.findByRole('option', { name: 'Photo' }));
    await waitFor(() => expect(screen.getAllByText('37 objets')).toHaveLength(2));
    expect(sent(COMPTE).at(-1)?.body).toMatchObject({
      brouillon: { mode: 'dynamique', regles: { regles: [{ genre: 'fait', fait: 'photo', present: true }] } },
    });
    expect(sent('POST /api/selections')).toEqual([]);
  });

  it('that are not complete are not sent: what lacks is said instead', { tags: 'torture' }, async () => {
    const { user, sent } = await openSelection({}, '/selections/create');
    await screen.findAllByText(/1.240 objets/);
    await screen.findByRole('table', { name: 'Objets retenus' });
    const before = sent(COMPTE).length;
    await user.click(await screen.findByRole('button', { name: 'Ajouter une condition' }));
    await user.click(await screen.findByRole('option', { name: 'Nom' }));
    expect((await screen.findAllByText(/Complétez « Règles »/)).length).toBeGreaterThan(0);
    expect(screen.getByText('1 condition à compléter.')).toBeTruthy();
    expect(sent(COMPTE)).toHaveLength(before);
    // The former result stays in sight, marked as out of date.
    expect(screen.getByRole('table', { name: 'Objets retenus' }).closest('[data-stale]')).toBeTruthy();
  });
});

describe('a sélection whose rules are not complete', () => {
  it('is not saved, and the line that lacks something says so', async () => {
    const { user, sent } = await openSelection({
      'GET /api/selections/3': () => ok(selectionOf({ regles: { ...RESTAURANTS, regles: [] } })),
    });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une condition' }));
    await user.click(await screen.findByRole('option', { name: 'Communes' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer et rester' }));
    const line = await screen.findByRole('group', { name: 'Condition 1\u00a0: Communes' });
    await waitFor(() => expect(line.hasAttribute('data-wrong')).toBe(true));
    expect(within(line).getByText('Choisissez au moins une valeur.')).toBeTruthy();
    expect(sent('PATCH /api/selections/3')).toEqual([]);
  });
});

describe('a sélection that changes its mode', () => {
  it('becomes the list of what its rules keep today, once somebody agrees', { tags: 'torture' }, async () => {
    const { user, sent } = await openSelection({
      'GET /api/selections/3': () => ok(selectionOf({ regles: RESTAURANTS })),
      'POST /api/selections/objets': () => ok({ ids: [12, 13], total: 2 }),
      'PATCH /api/selections/3': () => ok(selectionOf({ version: 3, mode: 'manuelle' })),
    });
    await user.click(await screen.findByRole('button', { name: 'Rendre manuelle' }));
    await screen.findByText(/Elle gardera 2 objets/);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rendre manuelle' }));
    expect(await screen.findByRole('button', { name: 'Rendre dynamique' })).toBeTruthy();
    await waitFor(() =>
      expect(sent(COMPTE).at(-1)?.body).toMatchObject({
        brouillon: {
          mode: 'manuelle',
          inclusions: [
            { objet: 12, position: null },
            { objet: 13, position: null },
          ],
        },
      }),
    );
  });

  it('keeps what was pinned where it was', { tags: 'torture' }, async () => {
    const { user, sent } = await openSelection({
      'GET /api/selections/3': () =>
        ok(selectionOf({ mode: 'mixte', regles: RESTAURANTS, inclusions: [{ objet: 13, position: 1 }] })),
      'POST /api/selections/objets': () => ok({ ids: [13, 12], total: 2 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Rendre manuelle' }));
    await screen.findByText(/Elle gardera 2 objets/);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rendre manuelle' }));
    await waitFor(() =>
      expect(sent(COMPTE).at(-1)?.body).toMatchObject({
        brouillon: {
          mode: 'manuelle',
          inclusions: [
            { objet: 13, position: 1 },
            { objet: 12, position: null },
          ],
        },
      }),
    );
  });

  it('stays as it is where it holds more than a list may', async () => {
    const { user } = await openSelection({
      'POST /api/selections/objets': () => ok({ ids: [12], total: 4_000 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Rendre manuelle' }));
    expect(await screen.findByText(/2.000 objets au plus, et celle-ci en a 4.000/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Rendre manuelle' })).toBeTruthy();
  });
});

describe('beside a saved sélection', () => {
  it('its numbers are drawn, and can be read one by one', async () => {
    const volume = (jour: string, nombre: number, alerte = false) => ({
      le: `2026-11-${jour}T08:00:00.000Z`,
      nombre,
      cause: 'Flux du Val',
      alerte,
    });
    const { user } = await openSelection({
      'GET /api/selections/3/volumes': () => ok({ volumes: [volume('01', 120), volume('08', 80, true)] }),
    });
    expect(await screen.findByRole('img', { name: /De 120 à 80 objets/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Voir les chiffres' }));
    const table = screen.getByRole('table', { name: 'Évolution, en chiffres' });
    const [, last] = within(table).getAllByRole('row');
    expect(last?.textContent).toContain('Flux du Val (alerte)');
  });

  it('who only reads is not offered to change it', async () => {
    await openSelection({ 'GET /api/selections/3': () => ok(selectionOf({ modifiable: false })) });
    await screen.findByRole('table', { name: 'Objets retenus' });
    expect(screen.queryByRole('button', { name: 'Rendre manuelle' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ajouter une condition' })).toBeNull();
  });
});
