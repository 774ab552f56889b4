import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SANS_COMPTE, type Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { tableOfFlux } from '../../catalogue/flux.repository.ts';
import { ENDLESS_ROOM } from '../../platform/files/room.ts';
import { createOutside } from '../../platform/net/outside.ts';
import type { Db } from '../../schema.ts';
import { createTestEngine } from '../../testing/engine.ts';
import { isTorture } from '../../testing/scale.ts';
import { useWorld } from '../../testing/use-world.ts';
import { structureFromSample } from '../tourinsoft/structure/structure.sample.ts';
import { suggestCorrespondance } from '../tourinsoft/suggestion/suggestion.ts';
import { sampleOf } from './collecte/echantillon.ts';
import { importJob } from './importation.job.ts';
import { addImportation } from './importation.repository.ts';
import { openFlux } from './ouverture/ouverture.ts';
import type { FluxOuvert } from './run.ts';

/** Real answers of the systems, which may be absent: they are not part of the product. */
const SAMPLES = resolve('../shared/samples');
const FEEDS = (['tourinsoft', 'lei', 'apidae', 'datatourisme'] as const).flatMap((systeme) =>
  existsSync(join(SAMPLES, systeme))
    ? readdirSync(join(SAMPLES, systeme))
        .filter((name) => /\.(json|xml|zip)$/.test(name))
        .map((name) => ({ systeme, name }))
    : [],
);

const isSmall = ({ systeme, name }: (typeof FEEDS)[number]) => statSync(join(SAMPLES, systeme, name)).size < 200_000;
/** The tests of the readers tell the content of each. Big samples run in long runs only, unless their system has no other. */
const TRIED = FEEDS.filter(
  (feed) => isTorture || isSmall(feed) || !FEEDS.some((other) => other.systeme === feed.systeme && isSmall(other)),
);

const world = useWorld();
const clock = { now: () => new Date('2026-11-15T10:00:00Z') };
const opening = {
  ...createTestEngine(),
  depots: SAMPLES,
};

/** Opens a sample where it lies: a feed of the product reads its own folder alone. */
async function openSample(db: Db, wanted: Parameters<typeof openFlux>[2]): Promise<FluxOuvert | null> {
  const ouvert = await openFlux(opening, db, wanted);
  const { rows } = await sql<{ depot: string }>`
    SELECT depot FROM ${sql.table(tableOfFlux(wanted.systeme))} WHERE id = ${wanted.fluxId}`.execute(db);
  return ouvert && { ...ouvert, fichier: join(SAMPLES, rows[0]?.depot ?? '') };
}

async function feedOf(systeme: Systeme, name: string): Promise<number> {
  const region = systeme === 'lei' ? sql`, 'essai'` : sql``;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ${sql.table(tableOfFlux(systeme))} (nom, origine, depot${systeme === 'lei' ? sql`, region` : sql``})
    VALUES (${name}, 'fichier', ${`${systeme}/${name}`}${region}) RETURNING id`.execute(world().db);
  const id = rows[0]?.id ?? 0;
  if (systeme !== 'tourinsoft') return id;
  const ouvert = await openSample(world().db, { systeme, fluxId: id, mode: 'complet' });
  const outside = createOutside({ allowed: [], clock });
  const { pieces } = ouvert ? await sampleOf({ outside, dossier: tmpdir() }, ouvert, 300) : { pieces: [] };
  const structure = structureFromSample(pieces.flatMap((piece) => (piece.kind === 'fiche' ? [piece.valeur] : [])));
  const lignes = suggestCorrespondance(structure, { earlier: [] }).map(({ ligne }) => ligne);
  await sql`
    WITH faite AS (INSERT INTO correspondances (nom, lignes) VALUES (${name}, ${JSON.stringify(lignes)}::jsonb) RETURNING id)
    UPDATE flux_tourinsoft SET correspondance = faite.id FROM faite WHERE flux_tourinsoft.id = ${id}`.execute(
    world().db,
  );
  return id;
}

async function launch(systeme: Systeme, fluxId: number): Promise<number> {
  const run = {
    systeme,
    fluxId,
    fluxNom: 'Échantillon',
    entiteId: null,
    aBlanc: false,
    mode: 'complet',
    demandePar: null,
  } as const;
  return addImportation(world().db, run, clock.now());
}

async function go(importation: number) {
  const { db } = world();
  const job = importJob({
    room: ENDLESS_ROOM,
    outside: createOutside({ allowed: [], clock }),
    sleep: async () => undefined,
    random: () => 0,
    dossier: await mkdtemp(join(tmpdir(), 'bridge-samples-')),
    openFlux: openSample,
    instant: async () => ({ aujourdhui: '2026-11-15', langues: ['fr', 'en'] }),
    alert: async () => undefined,
    applied: async () => undefined,
  });
  const context = {
    db,
    donnees: { importation },
    tache: 1,
    guard: async () => undefined,
    progress: () => undefined,
    note: () => undefined,
    signal: new AbortController().signal,
    clock,
    // Nothing of a run is logged.
    log: undefined as never,
  };
  await job.run(context).catch(() => undefined);
  const run = await db.selectFrom('importations').selectAll().where('id', '=', importation).executeTakeFirstOrThrow();
  const rejets = await db
    .selectFrom('importation_rejets')
    .selectAll()
    .where('importation_id', '=', importation)
    .execute();
  return { etat: run.etat, motif: run.motif, ...SANS_COMPTE, ...run.compteurs, rejets };
}

/** Reads a feed, and accepts it when a page of a longer answer looks like a feed cut short. */
async function importFeed(systeme: Systeme, fluxId: number) {
  const importation = await launch(systeme, fluxId);
  const first = await go(importation);
  if (first.etat !== 'suspect' || first.recus === first.rejetes) return first;
  await sql`UPDATE importations SET accord = true WHERE id = ${importation}`.execute(world().db);
  return go(importation);
}

const entered = new Set<string>();

describe.skipIf(FEEDS.length === 0)('the real answer', () => {
  it.each(TRIED)(
    '$systeme/$name enters the catalogue record by record, and changes nothing the second time',
    async ({ systeme, name }) => {
      const id = await feedOf(systeme, name).catch((error: unknown) => error);
      // An answer that is no feed at all says why.
      if (typeof id !== 'number') {
        expect(id).toHaveProperty('message', expect.stringMatching(/\S/));
        return;
      }
      const first = await importFeed(systeme, id);
      expect(first.rejets.every(({ motif, position }) => motif !== '' && position !== '')).toBe(true);
      if (first.etat !== 'terminee') {
        expect(first.motif).not.toBe('');
        expect(first.crees).toBe(0);
        return;
      }
      expect(first.crees + first.modifies + first.restaures + first.inchanges + first.rejetes + first.rattaches).toBe(
        first.recus,
      );
      const second = await importFeed(systeme, id);
      expect(second).toMatchObject({ etat: 'terminee', crees: 0, modifies: 0, retires: 0, restaures: 0 });
      expect(second.recus).toBe(first.recus);
      entered.add(systeme);
    },
  );

  it('of each system has entered', () => {
    expect([...entered].sort()).toEqual(['apidae', 'datatourisme', 'lei', 'tourinsoft']);
  });
});
