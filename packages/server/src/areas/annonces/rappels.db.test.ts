import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { announceFinsDAnnonces } from './rappels.ts';
import { openRegie, type Regie } from './testing/regie.ts';

const world = useWorld();
let regie: Regie;
beforeAll(async () => {
  regie = await openRegie(world());
  const values = { du: '2026-10-01', au: '2026-12-10', priorite: 'remplissage' };
  await regie.act(regie.responsable, await regie.annonce({ nom: 'Hiver', ...values }), 'valider');
  await regie.annonce({ nom: 'Jamais validée', ...values });
});

const announce = (at: string) =>
  world()
    .db.transaction()
    .execute((tx) => announceFinsDAnnonces(tx, new Date(at)));
const letters = async () =>
  (
    await sql<{ donnees: { to: string; subject: string; text: string } }>`
      SELECT donnees FROM taches WHERE type = 'courriel' ORDER BY donnees ->> 'to'`.execute(world().db)
  ).rows.map(({ donnees }) => donnees);

describe('Who sold an annonce', () => {
  it('is told a month before it ends, then a week before, each once', async () => {
    await announce('2026-11-05T07:15:00Z');
    expect(await letters()).toEqual([]);
    await announce('2026-11-15T07:15:00Z');
    await announce('2026-11-16T07:15:00Z');
    const first = await letters();
    expect(first.map(({ to }) => to).sort()).toEqual([regie.redacteur.user.email, regie.responsable.user.email].sort());
    expect(first[0]?.subject).toContain('«\u00a0Hiver\u00a0» se termine le 10 déc. 2026');
    expect(first[0]?.text).toContain('Cycles de l’Ambre');
    await sql`DELETE FROM taches`.execute(world().db);
    await announce('2026-12-05T07:15:00Z');
    expect(await letters()).toHaveLength(2);
  });

  it('is told at other moments where the instance says so, and never where it says none', async () => {
    await sql`DELETE FROM taches`.execute(world().db);
    await sql`DELETE FROM annonces_rappels`.execute(world().db);
    await world().setParametres({ annonces_rappels: [] });
    await announce('2026-12-05T07:15:00Z');
    expect(await letters()).toEqual([]);
    await world().setParametres({ annonces_rappels: ['60', '3'] });
    await announce('2026-10-11T07:15:00Z');
    expect(await letters()).toHaveLength(2);
    await announce('2026-12-05T07:15:00Z');
    expect(await letters()).toHaveLength(2);
    await announce('2026-12-08T07:15:00Z');
    expect(await letters()).toHaveLength(4);
  });
});
