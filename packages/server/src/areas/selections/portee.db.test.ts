import { type AnyRecord, SANS_REGLE } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { insertObjets } from '../../catalogue/testing/objets.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();

const brouillon = (entiteId?: number) => ({
  mode: 'dynamique',
  regles: SANS_REGLE,
  inclusions: [],
  exclusions: [],
  tri: null,
  limite: null,
  dedoublonnage: null,
  ...(entiteId !== undefined && { entiteId }),
});

async function answer<T>(person: Person, path: string, body: object): Promise<T> {
  const { status, body: told } = await person.call<T>('POST', path, body);
  expect(status, JSON.stringify(told)).toBe(200);
  return told.data;
}

/** A sélection of all that a bureau owns, seen by its office, which sees one objet more. */
async function maison() {
  const office = await world().createEntite('Office');
  const bureau = await world().createEntite('Bureau', office);
  const admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: office });
  const [secret = 0] = await insertObjets(world().db, [
    { nom: 'Secret de l’office', entite_id: office, partage: 'prive' },
    { nom: 'Partage de l’office', entite_id: office, partage: 'filles' },
    { nom: 'Gîte du bureau', entite_id: bureau, partage: 'prive' },
  ]);
  const selection = await answer<AnyRecord>(admin, '/api/selections', {
    nom: 'Tout',
    code: `tout-${bureau}`,
    regles: SANS_REGLE,
    entiteId: bureau,
  });
  return { admin, bureau, secret, selection };
}

describe('a sélection speaks of what it gives the channels of its entity', () => {
  it('counts and lists it, whoever looks, and tells apart what they see besides', async () => {
    const { admin, bureau, selection } = await maison();
    const given = ['Gîte du bureau', 'Partage de l’office'];
    expect(await answer(admin, '/api/selections/compte', { brouillon: brouillon(bureau) })).toEqual({
      total: 2,
      enPlus: 1,
    });
    expect(selection).toMatchObject({ nombreObjets: 2 });
    const page = { brouillon: brouillon(bureau), page: 1, itemsPerPage: 20 };
    const { items } = await answer<{ items: { nom: string }[] }>(admin, '/api/selections/resultat', page);
    expect(items.map(({ nom }) => nom)).toEqual(given);
    const headers = { authorization: `Bearer ${admin.tokens.token}` };
    const url = `/prod-api/api/selections/${selection.id}/export?format=csv`;
    const csv = (await world().app.inject({ url, headers })).body;
    expect(given.every((nom) => csv.includes(nom))).toBe(true);
    expect(csv).not.toContain('Secret');
    const compared = await admin.call('GET', `/api/selections/comparaison?a=${selection.id}&b=${selection.id}`);
    expect(compared.body.data).toMatchObject({ a: { total: 2 }, communs: { total: 2 } });
  });

  it('says that an objet is kept by nothing that its entity does not see', async () => {
    const { admin, bureau, secret } = await maison();
    const told = await answer(admin, '/api/selections/explication', { brouillon: brouillon(bureau), objet: secret });
    expect(told).toMatchObject({ retenu: false, raison: expect.stringContaining('ne le voit pas') });
  });

  it('is tried with what the person sees where it is nobody’s yet', async () => {
    const { admin } = await maison();
    expect(await answer(admin, '/api/selections/compte', { brouillon: brouillon() })).toEqual({ total: 3, enPlus: 0 });
  });

  it('never shows who looks more than they see', async () => {
    const { bureau } = await maison();
    const other = await world().person({ roles: ['ROLE_ADMIN'], entiteId: await world().createEntite('Ailleurs') });
    expect(await answer(other, '/api/selections/compte', { brouillon: brouillon(bureau) })).toEqual({
      total: 0,
      enPlus: 0,
    });
  });
});

describe('what is made of a sélection', () => {
  it('is previewed with what the entity that publishes it sees', async () => {
    const { admin, bureau, selection } = await maison();
    const tri = { brouillon: { cles: [], epingles: [] }, selection: selection.id, page: 1, itemsPerPage: 20 };
    expect(await answer(admin, '/api/tris/essai', tri)).toMatchObject({ total: 2 });
    const tried = (entiteId?: number) =>
      answer(admin, '/api/editions/modeleRubriqueDynamiques/apercu', {
        valeurs: { nom: 'Tout', titre: { fr: 'Tout' }, selection: selection.id },
        langue: 'fr',
        modele: null,
        ...(entiteId !== undefined && { entiteId }),
      });
    expect(await tried(bureau)).toMatchObject({ objets: 2 });
    expect(await tried()).toMatchObject({ objets: 3 });
  });
});
