import { type AnyRecord, type EndpointAnswer, type evaluateSelection, SANS_REGLE } from '@bridge/contract';
import { beforeEach, expect } from 'vitest';
import { insertObjets } from '../../../catalogue/testing/objets.ts';
import { emptyTables } from '../../../platform/db/testing/empty-tables.ts';
import { useWorld } from '../../../testing/use-world.ts';
import type { Person } from '../../../testing/world.ts';

const NOMS = ['Le Zinc', 'L’Auberge', 'Bar du Port', 'Éden', 'Dune'];
export const groupe = (lien: 'et' | 'ou' | 'sauf', ...regles: object[]) => ({ genre: 'groupe', lien, regles });
export const RESTAURANTS = { genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: ['restaurant'] };
export const PHOTO = { genre: 'fait', fait: 'photo', present: true };

export const brouillon = (changes: object = {}) => ({
  mode: 'dynamique',
  regles: SANS_REGLE,
  inclusions: [],
  exclusions: [],
  tri: null,
  limite: null,
  dedoublonnage: null,
  ...changes,
});

/** Five objets of an office, and an admin of it who selects among them. */
export function useVivier() {
  const world = useWorld();
  let entite: number;
  let admin: Person;
  let ids: number[];

  beforeEach(async () => {
    await emptyTables(world().db, 'objets', 'selections', 'tris', 'tags', 'taches');
    entite = await world().createEntite('Office des lacs');
    admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: entite });
    ids = await insertObjets(
      world().db,
      NOMS.map((nom, index) => ({
        nom,
        entite_id: entite,
        commune: index < 3 ? 'Ambreville' : 'Valbrune',
        type_bridge: index === 4 ? 'camping' : 'restaurant',
        nombre_photos: index,
        faits: index > 1 ? ['photo'] : [],
        latitude: index === 0 ? null : 45 + index / 100,
        longitude: index === 0 ? null : 5,
      })),
    );
  });

  const idOf = (nom: string) => ids[NOMS.indexOf(nom)] ?? 0;

  const evaluate = (changes: object, others: object = {}, person = admin) =>
    person.call<EndpointAnswer<typeof evaluateSelection>>('POST', '/api/selections/resultat', {
      brouillon: brouillon(changes),
      page: 1,
      itemsPerPage: 20,
      ...others,
    });

  async function noms(changes: object, others: object = {}, person = admin): Promise<string[]> {
    const { status, body } = await evaluate(changes, others, person);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.total).toBeGreaterThanOrEqual(body.data.items.length);
    return body.data.items.map(({ nom }) => nom);
  }

  const create = async (values: object, person = admin) => {
    const { status, body } = await person.call<AnyRecord>('POST', '/api/selections', {
      nom: 'Essai',
      code: 'essai',
      ...values,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };

  return {
    world,
    idOf,
    evaluate,
    noms,
    create,
    get entite() {
      return entite;
    },
    get admin() {
      return admin;
    },
    get ids() {
      return ids;
    },
  };
}
