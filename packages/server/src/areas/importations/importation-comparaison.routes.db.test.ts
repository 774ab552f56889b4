import type { compareImportations, Ecart, EndpointAnswer } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { IMPORTS, lei, produit, useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';
import { auberges, filled } from './testing/importations.ts';

const atelier = useAtelier();

const compare = (person: Person, one: number, other: number) =>
  person.call<EndpointAnswer<typeof compareImportations>>('GET', `${IMPORTS}/${one}/comparer/${other}`);
const ecarts = async (person: Person, one: number, other: number, query = '') =>
  (await person.call<{ items: Ecart[]; total: number }>('GET', `${IMPORTS}/${one}/comparer/${other}/objets?${query}`))
    .body.data;

/** An import that renames two objets, and one that renames one of them, removes one and refuses one. */
async function twoRuns(nom: string) {
  const feed = await filled(atelier, nom, { seuil: 100 });
  const { from, change, runImport } = feed;
  const named = (rang: number, name: string) => produit(String(from + rang), name);
  const rest = auberges(from, 10).slice(2);
  await change(lei(named(0, 'Gîte A'), named(1, 'Gîte B'), ...rest));
  const one = await runImport();
  await change(lei(named(0, 'Gîte A bis'), named(1, 'Gîte B'), named(2, ''), ...rest.slice(1, 7)));
  return { ...feed, one, other: await runImport() };
}

describe('two imports of a feed', () => {
  it('are shown side by side, with what only one of them did', async () => {
    const { admin, one, other, from } = await twoRuns('Office comparateur');
    const { body } = await compare(admin, other.id, one.id);
    expect(body.data).toMatchObject({
      ici: { id: other.id, compteurs: { modifies: 1, retires: 1, rejetes: 1 } },
      autre: { id: one.id, compteurs: { modifies: 2 } },
      ecarts: 3,
    });
    const { items, total } = await ecarts(admin, other.id, one.id);
    expect(total).toBe(3);
    // Equal changes in both are no difference.
    expect(items.map(({ identifiant, ici, autre }) => [identifiant, ici, autre])).toEqual([
      [String(from + 9), 'retire', null],
      [String(from + 2), 'rejete', null],
      [String(from + 1), null, 'modifie'],
    ]);
    for (const { objet } of items) expect(objet).not.toBeNull();
  });

  it('do not differ by the twins of a record that both took', async () => {
    const { admin, from, change, runImport } = await filled(atelier, 'Office jumeau', { seuil: 100 });
    const twice = [...auberges(from, 10), produit(String(from), 'Encore elle')];
    await change(lei(...twice));
    const one = await runImport();
    await change(lei(...twice, produit(String(from), 'Et encore')));
    const other = await runImport();
    expect(await ecarts(admin, other.id, one.id)).toEqual({ items: [], total: 0 });
  });

  it('are narrowed to one of the two, to an action, and read page by page', async () => {
    const { admin, one, other, from } = await twoRuns('Office trieur');
    expect(await ecarts(admin, other.id, one.id, 'seul=autre')).toMatchObject({
      items: [{ identifiant: String(from + 1) }],
      total: 1,
    });
    expect(await ecarts(admin, other.id, one.id, 'action=rejete')).toMatchObject({
      items: [{ ici: 'rejete' }],
      total: 1,
    });
    const page = await ecarts(admin, other.id, one.id, 'seul=ici&itemsPerPage=1&page=2');
    expect(page).toMatchObject({ items: [{ identifiant: String(from + 2) }], total: 2 });
  });

  it('are compared before one of them is applied', async () => {
    const { admin, premier, from, change, runImport } = await filled(atelier, 'Office prévoyant');
    await change(lei(...auberges(from, 10), produit(String(from + 20), 'À venir')));
    const trial = await runImport(true);
    const { items } = await ecarts(admin, trial.id, premier.id, 'seul=ici');
    expect(items).toMatchObject([{ nom: 'À venir', ici: 'cree', objet: null }]);
  });

  it('must be of the same feed', async () => {
    const { admin, premier, entiteId } = await filled(atelier, 'Office mêlé');
    const depot = await atelier.putFile(entiteId, 'autre.xml', lei(produit('autre', 'Auberge')));
    const flux = await atelier.flux(admin, 'lei', { nom: 'Autre', origine: 'fichier', depot });
    const other = await atelier.runImport(admin, 'lei', flux.id);
    const refused = await compare(admin, premier.id, other.id);
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.[0]?.message).toContain('du flux «\u00a0Autre\u00a0». Comparez');
    const elsewhere = await filled(atelier, 'Office d’en face');
    expect((await compare(admin, premier.id, elsewhere.premier.id)).status).toBe(404);
  });
});
