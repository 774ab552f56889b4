import { documentSchema } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { programmes } from '../../jobs.ts';
import type { World } from '../../testing/world.ts';

interface Imports {
  readonly world: () => World;
  /** Runs the imports of the first start, once; returns how many. */
  readonly imported: () => Promise<number>;
  /** Runs the imports that wait; returns how many. */
  readonly work: () => Promise<number>;
}

interface Demonstration extends Imports {
  /** Prepares the first accounts, as a start does. */
  readonly start: () => Promise<unknown>;
}

interface Reading extends Imports {
  readonly now: Date;
}

const rowsOf =
  (world: () => World) =>
  async <T>(query: ReturnType<typeof sql<T>>) =>
    (await query.execute(world().db)).rows;

/** What a first start with a demonstration brings in. Its imports are long: the test file that calls it goes on with them. */
export function firstStartWithDemonstration({ world, start, imported, work }: Demonstration): void {
  describe('the first start with a demonstration', () => {
    const rows = rowsOf(world);
    beforeAll(imported);

    it('connects the territory to its four feeds, and asks for each', async () => {
      expect(await imported()).toBe(4);
      const programmed = await programmes(world().db);
      expect(programmed.map(({ cron }) => cron)).toEqual(Array.from({ length: 4 }, () => '30 4 * * *'));
    });

    it('takes the price of a night for that of a lodging, and not that of a breakfast, though systems name both by codes', async () => {
      const chers = await rows(sql<{ systeme: string; n: number; min: number }>`
        SELECT systeme, count(prix_min) AS n, min(prix_min)::float8 AS min FROM objets WHERE type_bridge = 'hotel' GROUP BY 1`);
      expect(chers.map(({ systeme }) => systeme).toSorted()).toEqual(['apidae', 'lei', 'tourinsoft']);
      expect(chers.filter(({ n, min }) => n === 0 || min < 40)).toEqual([]);
    });

    it('brings its whole catalogue in, and refuses little', async () => {
      const runs = await rows(sql<{ nom: string; etat: string; crees: number; rejetes: number }>`
        SELECT flux_nom AS nom, etat, (compteurs ->> 'crees')::int AS crees, (compteurs ->> 'rejetes')::int AS rejetes
        FROM importations ORDER BY id`);
      expect(runs.map(({ etat, crees }) => [etat, crees])).toEqual([
        ['terminee', 78],
        ['terminee', 76],
        ['terminee', expect.any(Number)],
        ['terminee', 128],
      ]);
      expect(runs[2]?.crees).toBeGreaterThanOrEqual(88);
      for (const { nom, rejetes } of runs) expect(rejetes, nom).toBeLessThanOrEqual(3);
    });

    it('gives every objet a type, a commune and a feed', async () => {
      const bare = await rows(sql<{ n: number }>`
        SELECT count(*) AS n FROM objets WHERE type_bridge IN ('', 'autre') OR cardinality(types) = 0 OR nom = '' OR commune = ''`);
      expect(bare[0]?.n).toBe(0);
      const kinds = await rows(sql`SELECT DISTINCT type_bridge FROM objets`);
      expect(kinds.length).toBeGreaterThanOrEqual(12);
    });

    it('speaks three languages', async () => {
      const shares = await rows(sql<{ langue: string; part: number }>`
        SELECT langue, count(*)::float / (SELECT count(*) FROM objets) AS part
        FROM objets, unnest(langues) AS langue GROUP BY langue ORDER BY part DESC`);
      expect(
        shares
          .map(({ langue }) => langue)
          .slice(0, 3)
          .sort(),
      ).toEqual(['de', 'en', 'fr']);
      expect(shares.find(({ langue }) => langue === 'de')?.part).toBeGreaterThan(0.4);
    });

    it('shows photos of its own, which the server draws', async () => {
      const photos = await rows(sql<{ photo: string }>`SELECT photo FROM objets WHERE photo <> ''`);
      expect(photos.length).toBeGreaterThan(250);
      expect(photos.filter(({ photo }) => !photo.startsWith('/public/'))).toEqual([]);
      const answer = await world().app.inject({ url: photos[0]?.photo ?? '' });
      expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': expect.stringContaining('image/') } });
    });

    it('keeps documents that the console can read', async () => {
      const documents = await rows(sql<{ document: unknown }>`SELECT document FROM objet_documents`);
      expect(documents.filter(({ document }) => !documentSchema.safeParse(document).success)).toEqual([]);
    });

    it('leaves little to be seen to', async () => {
      const notices = await rows(sql<{ texte: string }>`SELECT texte FROM avis`);
      expect(notices.map(({ texte }) => texte)).toEqual([]);
    });

    it('happens once', async () => {
      await start();
      expect(await work()).toBe(0);
      expect(await rows(sql`SELECT 1 FROM flux_apidae`)).toHaveLength(1);
    });
  });
}

/** What imports that follow those of the first start change: nothing, whatever was made of the catalogue since. */
export function demonstrationReadAgain({ world, now, imported, work }: Reading): void {
  it('the catalogue of the demonstration is read again without a change', async () => {
    await imported();
    const wanted = (await programmes(world().db)).filter(({ cle }) => cle.startsWith('import '));
    for (const programme of wanted)
      await world()
        .db.transaction()
        .execute((tx) => programme.enqueue(tx, now));
    expect(await work()).toBe(4);
    const [counts] = await rowsOf(world)(sql<{ n: number }>`
      SELECT sum((compteurs ->> 'crees')::int + (compteurs ->> 'modifies')::int + (compteurs ->> 'retires')::int)::int AS n
      FROM (SELECT compteurs FROM importations ORDER BY id DESC LIMIT 4) AS derniers`);
    expect(counts?.n).toBe(0);
  });
}
