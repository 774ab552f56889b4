import { civilDay, documentVide } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../platform/db/testing/empty-tables.ts';
import { Essai } from '../sources/import/testing/essai.ts';
import { useWorld } from '../testing/use-world.ts';
import { catalogueEntretien } from './catalogue.entretien.ts';

const world = useWorld();
const entretien = catalogueEntretien({
  civilDay,
  langues: async () => ['fr'],
});
const run = (day: string) => entretien.run(world().db, new Date(`${day}T10:00:00Z`));

let essai: Essai;
beforeEach(async () => {
  await emptyTables(world().db, 'objets', 'importations');
  essai = await Essai.open(world().db);
});

const dates = async () =>
  (
    await sql<{ identifiant: string; prochaine: string | null; indexe: string; seances: string[] }>`
      SELECT identifiant, prochaine_date::text AS prochaine, indexe_le::text AS indexe, seances::text[] AS seances
      FROM objets ORDER BY nom`.execute(world().db)
  ).rows;

/** Sets the days on which the objet is open. */
async function setDays(...jours: string[]) {
  const document = documentVide();
  document.nom = { fr: 'Fête' };
  document.typeBridge = 'evenement';
  document.ouverture.periodes = jours.map((jour) => ({
    du: jour,
    au: jour,
    chaqueAnnee: false,
    regle: 'quotidien',
    creneaux: [],
  }));
  await sql`UPDATE objet_documents SET document = ${JSON.stringify(document)}::jsonb`.execute(world().db);
}

describe('time passes over the catalogue', () => {
  it('and the next date of what is past moves on, or goes', async () => {
    essai.fiches = [
      { id: 'A', nom: 'A', date: '2026-11-16' },
      { id: 'B', nom: 'B', date: '2026-11-30' },
    ];
    await essai.import();
    expect((await dates()).map(({ prochaine }) => prochaine)).toEqual(['2026-11-16', '2026-11-30']);
    expect(await run('2026-11-16')).toMatchObject({ deplacees: 0 });
    expect(await run('2026-11-17')).toMatchObject({ deplacees: 1 });
    expect((await dates()).map(({ prochaine }) => prochaine)).toEqual([null, '2026-11-30']);
    expect(await run('2026-11-17')).toMatchObject({ deplacees: 0 });
  });

  it('and a period under way is open today', async () => {
    essai.fiches = [{ id: 'A', nom: 'A', date: '2026-11-15' }];
    await essai.import();
    await sql`UPDATE objets SET jours = '{[2026-11-01,2026-12-31)}', prochaine_date = '2026-11-15'`.execute(world().db);
    await run('2026-11-18');
    expect(await dates()).toMatchObject([{ prochaine: '2026-11-18' }]);
  });

  it('and the calendar is worked out anew every week, from the document', async () => {
    essai.fiches = [{ id: 'A', nom: 'A', date: '2026-11-15' }];
    await essai.import();
    await setDays('2028-01-10');
    expect(await run('2026-11-20')).toMatchObject({ recalculees: 0 });
    expect(await run('2026-11-30')).toMatchObject({ recalculees: 1 });
    expect(await dates()).toMatchObject([{ prochaine: null, indexe: '2026-11-30' }]);
    await run('2027-11-30');
    // 41 days after.
    const next = { prochaine: '2028-01-10', indexe: '2027-11-30', seances: ['[59040,60480)'] };
    expect(await dates()).toMatchObject([next]);
    expect(await run('2027-11-30')).toMatchObject({ recalculees: 0 });
  });

  it('and an event to come that an older version read has its times the day after', async () => {
    essai.fiches = [{ id: 'A', nom: 'A', date: '2026-11-30' }];
    await essai.import();
    await setDays('2026-11-30');
    await sql`UPDATE objets SET type_bridge = 'evenement', seances = '{}'`.execute(world().db);
    const [{ indexe = '' } = {}] = await dates();
    expect(await run(indexe)).toMatchObject({ recalculees: 0 });
    expect(await run('2026-11-16')).toMatchObject({ recalculees: 1 });
    expect(await dates()).toMatchObject([{ prochaine: '2026-11-30', seances: ['[20160,21600)'] }]);
    expect(await run('2026-11-17')).toMatchObject({ recalculees: 0 });
  });
});
