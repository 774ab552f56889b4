import type { AnyRecord } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { CATALOGUE, useAtelier } from '../../testing/atelier.ts';
import type { Person } from '../../testing/world.ts';

const atelier = useAtelier();
const PATH = '/api/administration/equivalences';
const SYSTEMES = ['tourinsoft', 'lei', 'apidae'] as const;
type Systeme = (typeof SYSTEMES)[number];

let serial = 0;
let admin: Person;
let entiteId: number;
beforeEach(async () => {
  await emptyTables(atelier.world.db, 'objets', 'modalites', 'criteres', 'types');
  ({ admin, entiteId } = await atelier.office('Office des mots'));
});

async function addWord(
  table: 'types' | 'criteres',
  systeme: Systeme,
  libelle: string,
  owner: number | null = entiteId,
) {
  serial += 1;
  const more = table === 'types' ? sql`'type'` : sql`'multiple'`;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ${sql.table(table)} (libelle, systeme, schema, code, entite_id, partage, nombre_objets,
      ${table === 'types' ? sql`niveau` : sql`nature`})
    VALUES (${JSON.stringify({ fr: libelle })}::jsonb, ${systeme}, 'essai', ${`m${serial}`}, ${owner}, 'toutes', 1, ${more})
    RETURNING id`.execute(atelier.world.db);
  return rows[0]?.id ?? 0;
}

async function addModalite(systeme: Systeme, libelle: string) {
  const critere = await addWord('criteres', systeme, `Équipements ${systeme}`);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO modalites (libelle, systeme, schema, code, entite_id, partage, nombre_objets, critere)
    VALUES (${JSON.stringify({ fr: libelle })}::jsonb, ${systeme}, 'essai', ${`v${critere}`}, ${entiteId}, 'toutes', 1, ${critere})
    RETURNING id`.execute(atelier.world.db);
  return rows[0]?.id ?? 0;
}

async function addObjet(nom: string, { modalites = [], types = [] }: { modalites?: number[]; types?: number[] }) {
  serial += 1;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO objets (nom, type_bridge, statut, systeme, identifiant, modalites, types, entite_id, empreinte)
    VALUES (${nom}, 'autre', 'publie', 'lei', ${`E${serial}`}, ${modalites}, ${types}, ${entiteId}, '\\x00') RETURNING id`.execute(
    atelier.world.db,
  );
  const id = rows[0]?.id ?? 0;
  await sql`INSERT INTO objet_documents (objet_id, document, source, avertissements, brut)
    VALUES (${id}, '{"typeBridge": "hotel"}', '{}', '[]', '{}')`.execute(atelier.world.db);
  return id;
}

const suggestions = async (de: string) =>
  (await admin.call<{ items: { un: { id: number }; autre: { id: number } }[] }>('GET', `${PATH}?de=${de}`)).body.data
    .items;
const link = (de: string, ...paires: (readonly [number, number])[]) =>
  admin.call('POST', PATH, { de, paires: paires.map(([id, equivaut]) => ({ id, equivaut })) });
const equivautOf = async (path: string, id: number) =>
  (await admin.call<AnyRecord>('GET', `/api/administration/${path}/${id}`)).body.data.equivaut;

describe('suggested equivalents', () => {
  it('are words of two systems or of one with the same label, accents and plural aside', async () => {
    const [a, b] = [await addModalite('lei', 'Piscines chauffées'), await addModalite('apidae', 'piscine chauffee')];
    await addModalite('tourinsoft', 'Sauna');
    await addModalite('lei', 'PISCINE CHAUFFÉE');
    const found = await suggestions('modalite');
    expect(found).toContainEqual(
      expect.objectContaining({
        un: expect.objectContaining({ id: a }),
        autre: expect.objectContaining({ id: b, systeme: 'apidae', critere: 'Équipements apidae' }),
      }),
    );
    expect(found).toHaveLength(3);
  });

  it('are no longer suggested once linked', async () => {
    const [a, b] = [await addWord('types', 'lei', 'Hôtel'), await addWord('types', 'apidae', 'Hôtels')];
    expect(await suggestions('type')).toHaveLength(1);
    expect((await link('type', [a, b])).status).toBe(200);
    expect(await suggestions('type')).toEqual([]);
  });
});

describe('words that are linked', () => {
  it('all name one of them, in whatever order they are linked', async () => {
    const [t, l, a] = [
      await addWord('types', 'tourinsoft', 'Gîte'),
      await addWord('types', 'lei', 'Gîte rural'),
      await addWord('types', 'apidae', 'Meublé'),
    ];
    await link('type', [a, l], [l, t]);
    expect([await equivautOf('types', t), await equivautOf('types', l), await equivautOf('types', a)]).toEqual([
      null,
      t,
      t,
    ]);
  });

  it('stay together when one of them is linked to yet another', async () => {
    const [t, l, a] = [
      await addWord('criteres', 'tourinsoft', 'Un'),
      await addWord('criteres', 'lei', 'Deux'),
      await addWord('criteres', 'apidae', 'Trois'),
    ];
    await link('critere', [a, l]);
    await link('critere', [a, t]);
    const heads = await Promise.all([t, l, a].map(async (id) => (await equivautOf('criteres', id)) ?? id));
    expect(new Set(heads).size).toBe(1);
  });

  it('change with the one that they name: whoever has one of them open does not save over it', async () => {
    const [t, l, a] = [
      await addWord('types', 'tourinsoft', 'Un'),
      await addWord('types', 'lei', 'Deux'),
      await addWord('types', 'apidae', 'Trois'),
    ];
    await link('type', [a, l]);
    const open = await admin.call<AnyRecord>('GET', `/api/administration/types/${a}`);
    await link('type', [l, t]);
    const saved = await admin.call('PUT', `/api/administration/types/${a}`, {
      equivaut: l,
      version: open.body.data.version,
    });
    expect(saved.status).toBe(409);
    expect(await equivautOf('types', a)).toBe(t);
    expect(await atelier.journal('type', a)).toEqual(['type.modifier', 'type.modifier']);
  });

  it('are not linked twice, nor round in a circle', async () => {
    const [l, a] = [await addWord('types', 'lei', 'Un'), await addWord('types', 'apidae', 'Deux')];
    await link('type', [l, a]);
    expect((await link('type', [a, l])).status).toBe(200);
    expect([await equivautOf('types', l), await equivautOf('types', a)]).toEqual([a, null]);
    const circle = await admin.call('PUT', `/api/administration/types/${a}`, { equivaut: l, version: 1 });
    expect(circle.status).toBe(400);
  });

  it('belong to those who manage them', async () => {
    const other = await atelier.world.createEntite('Office lointain');
    const [l, a] = [await addWord('types', 'lei', 'Un', other), await addWord('types', 'apidae', 'Deux', other)];
    expect((await link('type', [l, a])).status).toBe(403);
    expect(await equivautOf('types', l)).toBeNull();
  });
});

it('a filter on one value keeps the objets of the other systems too', async () => {
  const [t, l, a, other] = [
    await addModalite('tourinsoft', 'Piscine'),
    await addModalite('lei', 'Bassin'),
    await addModalite('apidae', 'Piscine couverte'),
    await addModalite('lei', 'Sauna'),
  ];
  for (const [nom, modalite] of [
    ['Un', t],
    ['Deux', l],
    ['Trois', a],
    ['Quatre', other],
  ] as const)
    await addObjet(nom, { modalites: [modalite] });
  await link('modalite', [l, t], [a, t]);
  for (const wanted of [t, l, a]) {
    const found = await atelier.objets(admin, { modalites: [wanted] });
    expect(found.map(({ nom }) => nom).sort()).toEqual(['Deux', 'Trois', 'Un']);
  }
  const filter = JSON.stringify({ modalites: [a] });
  const map = await admin.call('GET', `${CATALOGUE}/points?${new URLSearchParams({ filter })}`);
  expect(map.body.data).toMatchObject({ total: 3 });
});

it('the objets of a type follow the type of Bridge that it is linked to, and come back when it is not', async () => {
  const type = await addWord('types', 'lei', 'Refuge');
  const objet = await addObjet('Refuge des Cimes', { types: [type] });
  const alone = await addObjet('Autre', {});
  const set = (typeBridge: string | null, version: number) =>
    admin.call('PUT', `/api/administration/types/${type}`, { typeBridge, version });
  const kinds = async () => (await atelier.objets(admin, { id: [objet, alone] })).map(({ typeBridge }) => typeBridge);
  expect((await set('camping', 1)).status).toBe(200);
  expect(await kinds()).toEqual(['camping', 'autre']);
  await set(null, 2);
  expect(await kinds()).toEqual(['hotel', 'autre']);
});
