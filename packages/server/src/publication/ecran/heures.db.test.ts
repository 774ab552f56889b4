import type { AnyRecord } from '@bridge/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { slide } from '../../areas/display/testing/ecrans.ts';
import { useWorld } from '../../testing/use-world.ts';
import { annonceVendue } from './testing/annonces.ts';
import { createEcran, type Poste, pairedWith, passage, vitrine } from './testing/poste.ts';

/** Showings are counted by the clock of the place of the screen. */
const world = useWorld();
let scene: Awaited<ReturnType<typeof vitrine>>;
let annonce: AnyRecord;

beforeAll(async () => {
  const office = await vitrine(world());
  const sold = await annonceVendue(world(), office.entiteId, { du: '2026-11-10', au: '2026-11-15' });
  annonce = sold.annonce;
  scene = await vitrine(world(), { sequence: [slide('annonce', { espace: sold.espace })] }, office);
});

async function install(fuseau: string): Promise<{ readonly ecran: AnyRecord; readonly poste: Poste }> {
  const ecran = await createEcran(scene.person, { diaporama: scene.diaporama.id, fuseau });
  return { ecran, poste: await pairedWith(world(), scene.person, ecran) };
}

const shownAt = (poste: Poste, ...debuts: readonly string[]) =>
  poste.post('/passages', {
    passages: debuts.map((debut) => passage({ diaporama: scene.diaporama.id, debut })),
  });

/** « 02: 2 », of some days. */
async function compte({ id }: AnyRecord, par: 'jour' | 'heure', du: string, au = du): Promise<string[]> {
  const { body } = await scene.person.call<{ lignes: { cle: string; passages: number }[] }>(
    'GET',
    `/api/display/passages?du=${du}&au=${au}&par=${par}&ecran=${id}`,
  );
  return body.data.lignes.map(({ cle, passages }) => `${cle}: ${passages}`);
}

describe('what was shown is counted at the hour and on the day of its screen', () => {
  it('overseas, where it is another day than in Paris', async () => {
    const tahiti = await install('Pacific/Tahiti');
    await shownAt(tahiti.poste, '2026-11-15T09:30:00.000Z', '2026-11-14T10:00:00.000Z', '2026-11-14T09:59:59.000Z');
    expect(await compte(tahiti.ecran, 'heure', '2026-11-14')).toEqual(['00: 1', '23: 1']);
    expect(await compte(tahiti.ecran, 'jour', '2026-11-13', '2026-11-15')).toEqual(['2026-11-13: 1', '2026-11-14: 2']);
    const reunion = await install('Indian/Reunion');
    await shownAt(reunion.poste, '2026-11-14T20:30:00.000Z', '2026-11-14T19:30:00.000Z');
    expect(await compte(reunion.ecran, 'heure', '2026-11-15')).toEqual(['00: 1']);
    expect(await compte(reunion.ecran, 'jour', '2026-11-14')).toEqual(['2026-11-14: 1']);
  });

  it('on the day of 25 hours, whose hour that comes twice is one, and on the day of 23', async () => {
    const { ecran, poste } = await install('Europe/Paris');
    const [first, last] = ['2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.000Z'];
    const outside = ['2026-10-24T21:59:59.000Z', '2026-10-25T23:00:00.000Z'];
    await shownAt(poste, first, '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', last, ...outside);
    expect(await compte(ecran, 'heure', '2026-10-25')).toEqual(['00: 1', '02: 2', '23: 1']);
    await shownAt(poste, '2026-03-29T00:59:59.000Z', '2026-03-29T01:00:00.000Z', '2026-03-29T21:59:59.000Z');
    expect(await compte(ecran, 'heure', '2026-03-29')).toEqual(['01: 1', '03: 1', '23: 1']);
    expect(await compte(ecran, 'jour', '2026-10-24', '2026-10-26')).toEqual([
      ...['2026-10-24: 1', '2026-10-25: 4', '2026-10-26: 1'],
    ]);
  });

  it('where it was then: a screen that moves takes nothing of it along', async () => {
    const { ecran, poste } = await install('Pacific/Tahiti');
    await shownAt(poste, '2026-11-15T09:30:00.000Z');
    const { body } = await scene.person.call<AnyRecord>('GET', `/api/display/ecrans/${ecran.id}`);
    await scene.person.call('PUT', `/api/display/ecrans/${ecran.id}`, {
      version: body.data.version,
      fuseau: 'Europe/Paris',
    });
    await shownAt(poste, '2026-11-15T09:45:00.000Z', '2026-11-15T10:00:00.000Z');
    expect(await compte(ecran, 'heure', '2026-11-14', '2026-11-15')).toEqual(['11: 1', '23: 2']);
  });

  it('and so is what its advertiser is told of', async () => {
    const { poste } = await install('Pacific/Tahiti');
    await poste.manifeste();
    const debut = '2026-11-15T09:30:00.000Z';
    await poste.post('/passages', {
      passages: [passage({ diaporama: scene.diaporama.id, annonce: annonce.id, debut })],
    });
    const { rows } = await sql<{ jour: string }>`
      SELECT to_char(heure AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD HH24') AS jour FROM mesures_annonce
      WHERE annonce = ${annonce.id}`.execute(world().db);
    expect(rows).toEqual([{ jour: '2026-11-14 23' }]);
  });
});

it('numbers that a screen makes up keep nobody from the statistics of its office', async () => {
  const { poste } = await install('Europe/Paris');
  const tell = (demarrage: string, numero: number) =>
    poste.post('/passages', { passages: [passage({ diaporama: scene.diaporama.id, demarrage, numero })] });
  for (let hour = 10; hour < 16; hour += 1)
    for (const numero of [0, 10_000_000])
      expect((await tell(`2026-11-14T${hour}:00:00.000Z`, numero)).statusCode).toBe(200);
  // Heard of, and counted for nothing.
  expect((await tell('2026-11-14T09:00:00.000Z', 10_000_001)).statusCode).toBe(200);
  expect((await tell('+275760-09-13T00:00:00.000Z', 1)).statusCode).toBe(200);
  const { status, body } = await scene.person.call<{ manquants: number }>(
    'GET',
    '/api/display/passages?du=2026-11-01&au=2026-11-30&par=ecran',
  );
  expect([status, body.data.manquants]).toEqual([200, 6 * 9_999_999]);
});
