import type { Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { tableOfFlux } from './catalogue/flux.repository.ts';
import { programmes } from './jobs.ts';
import { emptyTables } from './platform/db/testing/empty-tables.ts';
import { useWorld } from './testing/use-world.ts';

const world = useWorld();
const OFF = { enable_import_tourinsoft: false, enable_import_lei: false, enable_import_apidae: false };
const ON = { enable_import_tourinsoft: true, enable_import_lei: true, enable_import_apidae: true };

interface NewFlux {
  readonly frequence?: string;
  readonly heure?: string;
  readonly cron?: string;
  readonly actif?: boolean;
  readonly origine?: string;
}

async function flux(systeme: Systeme, { frequence = 'jour', heure = '04:30', cron = '', ...rest }: NewFlux = {}) {
  const { actif = true, origine = 'fichier' } = rest;
  const [column, value] = systeme === 'lei' ? [sql`, region`, sql`, 'essai'`] : [sql``, sql``];
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ${sql.table(tableOfFlux(systeme))} (nom, origine, frequence, heure, cron, actif${column})
    VALUES ('Flux', ${origine}, ${frequence}, ${heure}, ${cron}, ${actif}${value}) RETURNING id`.execute(world().db);
  return rows[0]?.id ?? 0;
}

const crons = async () => Object.fromEntries((await programmes(world().db)).map(({ cle, cron }) => [cle, cron]));

beforeEach(async () => {
  await emptyTables(world().db, 'flux_tourinsoft', 'flux_lei', 'flux_apidae', 'importations');
  await world().setParametres(ON);
});

describe('what comes back at set times', () => {
  it('is nothing while imports are switched off', async () => {
    await flux('lei');
    await world().setParametres(OFF);
    expect(await crons()).toEqual({});
  });

  it('is of the systems that are switched on alone', async () => {
    const id = await flux('lei');
    await flux('tourinsoft');
    await flux('apidae');
    await world().setParametres({ ...OFF, enable_import_lei: true });
    expect(await crons()).toEqual({ [`import lei ${id}`]: '30 4 * * *' });
  });

  it('follows the rhythm of each feed', async () => {
    const [heure, six, semaine, libre] = [
      await flux('lei', { frequence: 'heure' }),
      await flux('apidae', { frequence: 'six-heures' }),
      await flux('tourinsoft', { frequence: 'semaine', heure: '23:05' }),
      await flux('lei', { frequence: 'personnalisee', cron: '30 6,12 * * 1-5' }),
    ];
    expect(await crons()).toEqual({
      [`import lei ${heure}`]: `${heure % 60} * * * *`,
      [`import apidae ${six}`]: `${six % 60} */6 * * *`,
      [`import tourinsoft ${semaine}`]: '5 23 * * 1',
      [`import lei ${libre}`]: '30 6,12 * * 1-5',
    });
    expect(await crons()).toEqual(await crons());
  });

  it('is not what is read on demand, suspended, announced, archived or thrown away', async () => {
    await flux('lei', { frequence: 'manuelle' });
    await flux('lei', { actif: false });
    await flux('apidae', { origine: 'export' });
    const [gone, put] = [await flux('lei'), await flux('lei')];
    await sql`UPDATE flux_lei SET supprime_le = now() WHERE id = ${gone}`.execute(world().db);
    await sql`UPDATE flux_lei SET archive_le = now() WHERE id = ${put}`.execute(world().db);
    expect(await crons()).toEqual({});
  });

  it('asks for one import of its feed, however often its time comes', async () => {
    const id = await flux('lei');
    const [programme] = await programmes(world().db);
    const launch = () =>
      world()
        .db.transaction()
        .execute(async (tx) => programme?.enqueue(tx, world().now));
    await launch();
    await launch();
    const { rows } = await sql`SELECT etat, mode FROM importations WHERE flux_id = ${id}`.execute(world().db);
    expect(rows).toEqual([{ etat: 'collecte', mode: 'complet' }]);
  });
});
