import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import PartageDialog from './partage.dialog.tsx';
import PartagesDialog from './partages.dialog.tsx';

fakeBrowser();

const SHARE = 'POST /api/mediatheque/partages';
const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const partageOf = (id: number, others: object = {}) => ({
  ...{ id, nombre: 2, titres: ['Le lac', 'Le col'], par: 'Anne Roche' },
  ...{ creeLe: at(-1), expireLe: at(6), revoqueLe: null, ...others },
});

function show(api: object = {}) {
  const selected = new Map([
    [1, 'Le lac'],
    [2, 'Le col'],
  ]);
  return showScreen(<PartageDialog selected={selected} onClose={() => undefined} />, {
    at: '/mediatheque/list',
    api: {
      'GET /api/mediatheque/partages': () => ({ data: { items: [] } }),
      [SHARE]: () => ({
        data: { items: [partageOf(4)], adresse: '/prod-api/api/mediatheque/lots/partage.x', ecartes: 1 },
      }),
      ...api,
    },
  });
}

describe('sharing the médias that are ticked', () => {
  it('gives a link that lasts as long as one says, told once, and says what it leaves out', async () => {
    const { user, sent } = await show();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Le lien dure' }), '30');
    await user.click(screen.getByRole('button', { name: 'Créer le lien' }));
    const link = await screen.findByRole('textbox', { name: 'Lien' });
    expect(link).toHaveProperty('value', `${location.origin}/prod-api/api/mediatheque/lots/partage.x`);
    expect(sent(SHARE)[0]?.body).toEqual({ ids: [1, 2], jours: 30 });
    expect(screen.getByText(/^1 média n’y est pas montré/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Créer le lien' })).toBeNull();
    expect(await screen.findByText('Le lac, Le col')).toBeTruthy();
  });

  it('names what the photos say of themselves to whoever gets them', async () => {
    await show();
    const told = await screen.findByText(/^Qui a le lien voit ces médias/);
    expect(told.textContent).toMatch(
      /crédits.*conditions.*titre.*légende.*texte alternatif.*auteur.*commune.*date de prise de vue/,
    );
  });

  it('says why it is refused', { tags: 'torture' }, async () => {
    const { user } = await show({ [SHARE]: () => ({ status: 400, message: 'Aucun de ces médias n’est utilisable.' }) });
    await user.click(await screen.findByRole('button', { name: 'Créer le lien' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Aucun de ces médias');
  });

  it('lists what was shared, and revokes what is still open', async () => {
    const items = [partageOf(4), partageOf(3, { titres: ['Le pont'], nombre: 1, expireLe: at(-1), creeLe: at(-8) })];
    const REVOKE = 'POST /api/mediatheque/partages/4/revoquer';
    const { user, sent } = await show({
      'GET /api/mediatheque/partages': () => ({ data: { items } }),
      [REVOKE]: () => ({ data: { items: [partageOf(4, { revoqueLe: at(0) }), items[1]] } }),
    });
    const list = await screen.findByRole('region', { name: 'Partages récents' });
    expect(within(list).getAllByRole('button')).toHaveLength(1);
    await user.click(within(list).getByRole('button', { name: /^Révoquer.: Le lac, Le col$/ }));
    await user.click(await screen.findByRole('button', { name: 'Révoquer' }));
    await waitFor(() => expect(sent(REVOKE)).toHaveLength(1));
    await waitFor(() => expect(within(list).queryByRole('button')).toBeNull());
    expect(within(list).getByText(/Révoqué à l’instant/)).toBeTruthy();
  });
});

describe('what is shared', () => {
  const READ = 'GET /api/mediatheque/partages';
  const open = (items: readonly object[]) =>
    showScreen(<PartagesDialog onClose={() => undefined} />, {
      at: '/mediatheque/list',
      api: { [READ]: () => ({ data: { items } }) },
    });

  it('is seen without ticking anything', async () => {
    await open([partageOf(4)]);
    expect(await screen.findByRole('button', { name: /^Révoquer.: Le lac, Le col$/ })).toBeTruthy();
  });

  it('is said to be nothing, with how to share', async () => {
    await open([]);
    expect(await screen.findByText(/^Aucun lien n’est ouvert.*cochez/)).toBeTruthy();
  });
});
