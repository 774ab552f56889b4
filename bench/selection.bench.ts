import {
  type BrouillonDeSelection,
  type CleDeTri,
  type Facette,
  type Groupe,
  type Regle,
  SANS_REGLE,
} from '@bridge/contract';
import { countOf, pageOf } from '@bridge/server/catalogue/selection/evaluation.repository';
import { facettesOf } from '@bridge/server/catalogue/selection/facettes.repository';
import { openQuestion, type Question } from '@bridge/server/catalogue/selection/question';
import type { Scope } from '@bridge/server/platform/auth/identity';
import { openDatabase } from '@bridge/server/platform/db/database';
import { createLog } from '@bridge/server/platform/log';
import type { Schema } from '@bridge/server/schema';
import { PASSWORD } from '@bridge/server/testing/world';
import pg from 'pg';
import { type Asked, measureAll } from './lib/beside.ts';
import { fillCatalogue } from './lib/catalogue.ts';
import { openProduct } from './lib/product.ts';

/*
 * What the engine of sélections costs: counts, first pages, facets, radius, dates and rules combined, as an office asks them, beside the
 * best hand-written SQL for the same question on the same connection, in turns; and over HTTP the live count of the console, and words typed
 * in its catalogue and its search, words that all objets hold beside one that few hold.
 * `npm run bench -- selection`; sizes are the arguments of `tsx bench/selection.bench.ts`.
 */
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100_000, 500_000];
const LIVE = 300;

const product = await openProduct();
const { world } = product;
const office = await world.createEntite('Office');
const { username } = await world.createUser({ roles: ['ROLE_ADMIN'], entiteId: office });
const { token } = await world.signIn(username, PASSWORD);
const db = openDatabase<Schema>(product.databaseUrl, createLog('silent'));
const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 1 });
const scope: Scope = { kind: 'entites', ids: [office], above: [] };

const et = (...regles: Regle[]): Groupe => ({ genre: 'groupe', lien: 'et', regles });
const restaurants: Regle = { genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: ['restaurant'] };
const evenements: Regle = { genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: ['evenement'] };
const photo: Regle = { genre: 'fait', fait: 'photo', present: true };
const terrasse: Regle = { genre: 'mots', champ: 'modalites', op: 'une', valeurs: [{ ref: 'modalite', id: 1 }] };
const weekend: Regle = {
  genre: 'date',
  sens: 'a-lieu',
  periode: { genre: 'fixe', du: '2026-11-21', au: '2026-11-22' },
  sansDate: false,
};
const rayon: Regle = {
  genre: 'lieu',
  zone: { forme: 'rayon', centre: { genre: 'point', point: { lat: 45, lon: 5 }, libelle: '' }, km: 10 },
};

const PAR_DATE: CleDeTri = { genre: 'champ', champ: 'prochaineDate', sens: 'croissant', videsEnDernier: true };

const open = (regles: Groupe): Promise<Question> =>
  openQuestion(db, { brouillon: brouillon(regles), scope, at: new Date('2026-11-15T12:00:00Z') });
const brouillon = (regles: Groupe): BrouillonDeSelection => ({
  mode: 'dynamique',
  regles,
  inclusions: [],
  exclusions: [],
  tri: null,
  limite: null,
  dedoublonnage: null,
});

/** The condition of the objets that the office sees, for both. */
const SEEN = `statut = 'publie' AND archive_le IS NULL AND supprime_le IS NULL
  AND (entite_id = ANY($1::bigint[]) OR partage = 'toutes' OR partage = 'filles' AND entite_id IS NULL)`;
const SHOWN = `id, nom, type_bridge, commune, photo, prochaine_date, prix_min::float8`;
const IN_BOX = `latitude BETWEEN 44.91 AND 45.09 AND longitude BETWEEN 4.873 AND 5.127`;
const NEAR = `${IN_BOX} AND 12742 * asin(sqrt(power(sin(radians(latitude - 45) / 2), 2)
  + cos(radians(45)) * cos(radians(latitude)) * power(sin(radians(longitude - 5) / 2), 2))) <= 10`;
const FACETTES: readonly Facette[] = [{ genre: 'typeBridge' }, { genre: 'commune' }, { genre: 'langues' }];

async function questions(): Promise<Asked[]> {
  const hand = (text: string) => () => pool.query(text, [[office]]);
  const [tous, illustres, proches, evenementiels, agenda, combines] = await Promise.all(
    [
      SANS_REGLE,
      et(restaurants, photo),
      et(restaurants, rayon),
      et(evenements),
      et(evenements, weekend),
      et(restaurants, weekend, rayon, terrasse),
    ].map(open),
  );
  if (!tous || !illustres || !proches || !evenementiels || !agenda || !combines) throw new Error('no question');
  return [
    {
      name: 'count of everything',
      ours: () => countOf(db, tous),
      theirs: hand(`SELECT count(*) FROM objets WHERE ${SEEN}`),
    },
    {
      name: 'count by type and photo',
      ours: () => countOf(db, illustres),
      theirs: hand(`SELECT count(*) FROM objets WHERE ${SEEN} AND type_bridge = 'restaurant' AND faits @> '{photo}'`),
    },
    {
      name: 'first page by name',
      ours: () => pageOf(db, illustres, { offset: 0, limit: 20 }),
      theirs: hand(`SELECT ${SHOWN} FROM objets WHERE ${SEEN} AND type_bridge = 'restaurant' AND faits @> '{photo}'
        ORDER BY nom_tri COLLATE "C", id LIMIT 20`),
    },
    {
      name: 'three facets of restaurants',
      ours: () => facettesOf(db, illustres, FACETTES, 'fr'),
      theirs: hand(`WITH r AS MATERIALIZED (SELECT type_bridge, commune, langues FROM objets
          WHERE ${SEEN} AND type_bridge = 'restaurant' AND faits @> '{photo}')
        (SELECT 't', type_bridge, count(*) FROM r GROUP BY 2) UNION ALL
        (SELECT 'c', commune, count(*) FROM r GROUP BY 2 ORDER BY 3 DESC LIMIT 200) UNION ALL
        (SELECT 'l', l, count(*) FROM r, unnest(langues) AS l GROUP BY 2)`),
    },
    {
      name: 'radius of 10 km',
      ours: () => countOf(db, proches),
      theirs: hand(`SELECT count(*) FROM objets WHERE ${SEEN} AND type_bridge = 'restaurant' AND ${NEAR}`),
    },
    {
      name: 'events of a weekend',
      ours: () => pageOf(db, agenda, { offset: 0, limit: 20 }),
      theirs: hand(`SELECT ${SHOWN} FROM objets WHERE ${SEEN} AND type_bridge = 'evenement'
        AND jours && '[2026-11-21,2026-11-22]'::daterange ORDER BY nom_tri COLLATE "C", id LIMIT 20`),
    },
    {
      name: 'events by next date',
      ours: () => pageOf(db, { ...evenementiels, cles: [PAR_DATE] }, { offset: 0, limit: 20 }),
      theirs: hand(`SELECT ${SHOWN} FROM objets WHERE ${SEEN} AND type_bridge = 'evenement'
        ORDER BY (SELECT min(lower(seance)) FROM unnest(seances) AS seance
          WHERE upper(seance) > (date '2026-11-15' - indexe_le) * 1440 + 780), prochaine_date, id LIMIT 20`),
    },
    {
      name: 'all of it together',
      ours: () => countOf(db, combines),
      theirs: hand(`SELECT count(*) FROM objets WHERE ${SEEN} AND type_bridge = 'restaurant'
        AND jours && '[2026-11-21,2026-11-22]'::daterange AND modalites && '{1}' AND ${NEAR}`),
    },
  ];
}

async function liveCount(): Promise<void> {
  const bodies = [
    SANS_REGLE,
    et(restaurants, photo),
    et(restaurants, rayon),
    et(restaurants, weekend, rayon, terrasse),
  ].map((regles) => JSON.stringify({ brouillon: brouillon(regles) }));
  const times: number[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const start = performance.now();
    const response = await fetch(`${product.url}/prod-api/api/selections/compte`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: bodies[turn % bodies.length] ?? '',
    });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (q: number) => (times[Math.floor(times.length * q)] ?? 0).toFixed(0);
  console.log(`live count over HTTP: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (at most ${LIVE} with 100,000 objets)`);
}

/** Words held by every objet, by a third, and by one in some thousands. */
const TYPED = ['le', 'commune 1', 'a1b'];

async function typedWords(): Promise<void> {
  for (const path of ['catalogue', 'recherche']) {
    const times = new Map(TYPED.map((q) => [q, [] as number[]]));
    for (let turn = 0; turn < 30; turn += 1)
      for (const [q, taken] of times) {
        const start = performance.now();
        const response = await fetch(`${product.url}/prod-api/api/${path}?q=${encodeURIComponent(q)}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        if (!response.ok) throw new Error(await response.text());
        await response.arrayBuffer();
        taken.push(performance.now() - start);
      }
    const told = [...times].map(([q, taken]) => {
      taken.sort((a, b) => a - b);
      return `« ${q} » p50 ${(taken[15] ?? 0).toFixed(0)} ms, p95 ${(taken[28] ?? 0).toFixed(0)} ms`;
    });
    console.log(`words typed in ${path}: ${told.join(' · ')}`);
  }
}

try {
  let filled = 0;
  for (const size of SIZES) {
    await fillCatalogue(pool, { from: filled, to: size, office });
    filled = size;
    console.log(`\n${size.toLocaleString('en')} objets`);
    await measureAll(await questions());
    await liveCount();
    await typedWords();
  }
} finally {
  await pool.end();
  await db.destroy();
  await product.close();
}
