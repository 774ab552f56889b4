import { type AnyRecord, SANS_REGLE } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { insertObjets } from '../../catalogue/testing/objets.ts';
import { useWorld } from '../../testing/use-world.ts';
import type { Person } from '../../testing/world.ts';

const world = useWorld();
let admin: Person;

beforeAll(async () => {
  const entite = await world().createEntite('Office attaqué');
  admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: entite });
  await insertObjets(world().db, [
    { nom: 'Témoin', entite_id: entite, valeurs: JSON.stringify({ 'champ:secret': ['canari'] }) },
  ]);
});

const CORPUS = [
  "' OR '1'='1",
  "'; DROP TABLE objets; --",
  '") OR true --',
  "%' OR 1=1 --",
  '$1',
  '\\',
  '\u0000',
  '%',
  '_',
  '*/ OR true /*',
  'nom) OR (true',
  "nom' || (SELECT password_hash FROM utilisateurs LIMIT 1) || '",
  '__proto__',
  'constructor',
  '{{7*7}}',
  '🙈'.repeat(40),
];

/** Rules with a hostile text in each place that takes one. */
const rules = (text: string): object[] => [
  { genre: 'texte', champ: 'nom', op: 'contient', valeurs: [text] },
  { genre: 'texte', champ: 'nom', op: 'egal', valeurs: [text] },
  { genre: 'texte', champ: text, op: 'rempli', valeurs: [] },
  { genre: 'texte', champ: `champ:${text}`, op: 'rempli', valeurs: [] },
  { genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: [text] },
  { genre: 'liste', champ: text, op: 'une', valeurs: ['hotel'] },
  { genre: 'mots', champ: text, op: 'une', valeurs: [{ ref: 'tag', id: 1 }] },
  { genre: 'mots', champ: 'tags', op: 'une', valeurs: [{ ref: text, id: 1 }] },
  { genre: 'mots', champ: 'tags', op: 'une', valeurs: [{ ref: 'tag', id: text }] },
  { genre: 'fait', fait: text, present: true },
  { genre: 'nombre', mesure: { genre: 'capacite', mesure: text }, min: 0, max: null },
  { genre: 'nombre', mesure: { genre: 'champ', code: text }, min: 0, max: null },
  { genre: 'nombre', mesure: { genre: 'completude', langue: text }, min: 0, max: null },
  { genre: 'nombre', mesure: { genre: 'simple', champ: text }, min: 0, max: null },
  { genre: 'date', sens: text, periode: { genre: 'relative', quand: 'demain' }, sansDate: false },
  { genre: 'date', sens: 'a-lieu', periode: { genre: 'relative', quand: text }, sansDate: false },
  { genre: 'date', sens: 'a-lieu', periode: { genre: 'fixe', du: text, au: null }, sansDate: false },
  { genre: 'fraicheur', champ: text, op: 'moins', jours: 1 },
  { genre: 'lieu', zone: { forme: 'communes', communes: [{ insee: text.slice(0, 10), nom: text }] } },
  { genre: 'lieu', zone: { forme: 'codes-postaux', codes: [text] } },
  { genre: 'lieu', zone: { forme: text } },
  { genre: text },
];

const count = (regles: object, others: object = {}) =>
  admin.call<{ total: number }>('POST', '/api/selections/compte', {
    brouillon: {
      mode: 'dynamique',
      regles,
      inclusions: [],
      exclusions: [],
      tri: null,
      limite: null,
      dedoublonnage: null,
      ...others,
    },
  });

it('whatever text a rule holds, it finds nothing that it should not, and breaks nothing', async () => {
  for (const text of CORPUS) {
    for (const regle of rules(text)) {
      const { status, body } = await count({ genre: 'groupe', lien: 'et', regles: [regle] });
      expect([200, 400], JSON.stringify([regle, body])).toContain(status);
      if (status === 200) expect(body.data.total, JSON.stringify(regle)).toBe(0);
    }
  }
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM objets`.execute(world().db);
  expect(rows[0]?.n).toBe(1);
});

it('no key of a sort, nor a facet, names a column of its own', async () => {
  for (const text of CORPUS) {
    const tri = await admin.call('POST', '/api/tris', {
      nom: 'Hostile',
      code: 'hostile',
      cles: [{ genre: 'champ', champ: text, sens: 'croissant', videsEnDernier: true }],
    });
    expect(tri.status).toBe(400);
    const facettes = await admin.call('POST', '/api/selections/facettes', {
      brouillon: {
        mode: 'dynamique',
        regles: SANS_REGLE,
        inclusions: [],
        exclusions: [],
        tri: null,
        limite: null,
        dedoublonnage: null,
      },
      facettes: [{ genre: text }],
    });
    expect(facettes.status).toBe(400);
  }
});

it('long and strange texts are compared, and the too long are refused', async () => {
  const texts = ['a'.repeat(200), ' '.repeat(100).concat('x'), '-'.repeat(200), 'é'.repeat(200), '(a+)+$'.repeat(30)];
  const regles = {
    genre: 'groupe',
    lien: 'ou',
    regles: texts.map((text) => ({ genre: 'texte', champ: 'nom', op: 'contient', valeurs: [text] })),
  };
  expect((await count(regles)).status).toBe(200);
  expect(
    (
      await count({
        genre: 'groupe',
        lien: 'ou',
        regles: [{ genre: 'texte', champ: 'nom', op: 'contient', valeurs: ['a'.repeat(50_000)] }],
      })
    ).status,
  ).toBe(400);
});

it('what others keep for themselves is no answer: their private fields, their scores', async () => {
  const voisin = await world().createEntite('Office curieux');
  const curieux = await world().person({ roles: ['ROLE_ADMIN'], entiteId: voisin });
  await sql`UPDATE objets SET partage = 'toutes', latitude = 45, longitude = 5`.execute(world().db);
  const [objet] = (await sql<{ id: number }>`SELECT id FROM objets`.execute(world().db)).rows;
  const profil = await admin.call<AnyRecord>('POST', '/api/tris/scoring', { nom: 'P', code: 'p', regles: [] });
  await sql`INSERT INTO objet_scores VALUES (${profil.body.data.id}, ${objet?.id}, 42) ON CONFLICT DO NOTHING`.execute(
    world().db,
  );
  const asked = async (person: Person, regle: object) => {
    const { body } = await person.call<{ total: number }>('POST', '/api/selections/compte', {
      brouillon: {
        mode: 'dynamique',
        regles: { genre: 'groupe', lien: 'et', regles: [regle] },
        ...{ inclusions: [], exclusions: [], tri: null, limite: null, dedoublonnage: null },
      },
    });
    return body.data.total;
  };
  const secret = { genre: 'texte', champ: 'champ:secret', op: 'contient', valeurs: ['canari'] };
  const score = {
    genre: 'nombre',
    mesure: { genre: 'score', profil: { ref: 'scoring', id: profil.body.data.id } },
    min: 0,
    max: null,
  };
  expect([await asked(admin, secret), await asked(admin, score)]).toEqual([1, 1]);
  expect([await asked(curieux, secret), await asked(curieux, score)]).toEqual([0, 0]);
});
