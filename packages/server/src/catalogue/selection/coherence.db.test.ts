import { type AnyRecord, type Groupe, TYPES_BRIDGE } from '@bridge/contract';
import { expect, it } from 'vitest';
import { scale } from '../../testing/scale.ts';
import { useWorld } from '../../testing/use-world.ts';
import { insertObjets } from '../testing/objets.ts';
import { atOnce, countOf, pageOf } from './evaluation.repository.ts';
import { facettesOf } from './facettes.repository.ts';
import { openQuestion } from './question.ts';
import { savedSelection } from './saved.repository.ts';

const world = useWorld();
const scope = { kind: 'system', reason: 'tests' } as const;
const TYPES = ['hotel', 'camping'] as const;
const LISTS = scale(80, 500);

const only = (type: string): Groupe => ({
  genre: 'groupe',
  lien: 'et',
  regles: [{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: [type] }],
});

it(`${LISTS} lists made while their sélection is edited are each of exactly one version of it`, {
  timeout: 120_000,
}, async () => {
  const { db, now } = world();
  const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  await insertObjets(
    db,
    [...Array(7)].map(() => ({ type_bridge: 'hotel' })),
  );
  await insertObjets(
    db,
    [...Array(4)].map(() => ({ type_bridge: 'camping' })),
  );
  const made = await admin.call<AnyRecord>('POST', '/api/selections', {
    nom: 'Suivie',
    code: 'suivie',
    regles: only('hotel'),
  });
  const { id } = made.body.data;

  let done = false;
  const edit = async () => {
    for (let version = 1; !done; version += 1) {
      // Odd versions keep hotels, even ones campings.
      const saved = await admin.call('PUT', `/api/selections/${id}`, {
        regles: only(TYPES[version % 2] ?? 'hotel'),
        version,
      });
      expect(saved.status).toBe(200);
    }
  };
  const publish = () =>
    atOnce(db, async (tx) => {
      const saved = await savedSelection(tx, id);
      if (saved === undefined) throw new Error('the sélection is gone');
      const question = await openQuestion(tx, { brouillon: saved.brouillon, scope, at: now });
      const items = await pageOf(tx, question, { offset: 0, limit: 20 });
      const [types] = await facettesOf(tx, question, [{ genre: 'typeBridge' }], 'fr');
      return { version: saved.version, total: await countOf(tx, question), items, types: types?.valeurs ?? [] };
    });

  const editing = edit();
  const versions = new Set<number>();
  for (let list = 0; list < LISTS; list += 5) {
    for (const { version, total, items, types } of await Promise.all(Array.from({ length: 5 }, publish))) {
      const [type, number] = version % 2 === 1 ? (['hotel', 7] as const) : (['camping', 4] as const);
      versions.add(version);
      expect(items.map(({ typeBridge }) => typeBridge)).toEqual(Array(number).fill(type));
      expect(total).toBe(number);
      const label = TYPES_BRIDGE.find(({ value }) => value === type)?.label;
      expect(types).toEqual([{ valeur: type, libelle: label, nombre: number }]);
    }
  }
  done = true;
  await editing;
  expect(versions.size).toBeGreaterThan(5);
});
