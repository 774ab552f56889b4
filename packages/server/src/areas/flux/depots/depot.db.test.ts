import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyRow, API_BASE, type Depot, type Envelope, GO } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { LEFT_FREE } from '../../../platform/files/room.ts';
import { depotsEntretien } from '../../../sources/import/depots/depots.entretien.ts';
import { useAtelier } from '../../../testing/atelier.ts';
import type { Person } from '../../../testing/world.ts';

const disk = { libre: 50e9 };
const atelier = useAtelier({ diskSpace: async () => ({ libre: disk.libre, total: 100e9 }) });
const world = () => atelier.world;
const DEPOTS = '/api/administration/depots';
const DAY = 24 * 60 * 60_000;

async function put(person: Person, nom: string, contenu: string, cle?: string) {
  const response = await world().app.inject({
    method: 'POST',
    url: `${API_BASE}${DEPOTS}/fichiers?${new URLSearchParams({ nom })}`,
    headers: {
      authorization: `Bearer ${person.tokens.token}`,
      'content-type': 'application/octet-stream',
      ...(cle === undefined ? {} : { 'idempotency-key': cle }),
    },
    payload: contenu,
  });
  const body: Envelope<Depot> = response.json();
  return { status: response.statusCode, body, raison: body.errors?.[0]?.message ?? body.message };
}
const listed = async (person: Person) =>
  (await person.call<{ items: AnyRow[] }>('GET', `${DEPOTS}?sort=fichier`)).body.data.items;
const remove = (person: Person, id: unknown, malgreLesFlux = false) =>
  person.call('POST', `${DEPOTS}/${id}/supprimer`, { malgreLesFlux });
const filesOf = (entiteId: number) => readdir(join(atelier.depots, `entite-${entiteId}`));
const maintain = (at = world().now) => depotsEntretien({ depots: atelier.depots }).run(world().db, at);

/** The row of a file of any weight. */
async function weigh(entiteId: number, octets: number, nom = 'gros.zip'): Promise<void> {
  await sql`INSERT INTO depots (nom, entite_id, taille, depose_le, par_la_console)
    VALUES (${`entite-${entiteId}/${nom}`}, ${entiteId}, ${octets}, ${world().now}, true)`.execute(world().db);
}

describe('the quota of the files of feeds', () => {
  it('refuses what would go over it, with figures and what to do', async () => {
    const { admin, entiteId } = await atelier.office('Office plein');
    await weigh(entiteId, 5 * GO - 3);
    expect(await put(admin, 'a.xml', '<abc/>')).toMatchObject({
      status: 400,
      raison: expect.stringMatching(/Ce fichier pèse 6\u00a0o\u00a0: .*5\u00a0Go sur 5\u00a0Go.*Supprimez/),
    });
    expect(await filesOf(entiteId)).toEqual([]);
    expect((await put(admin, 'a.xml', '<a>')).status).toBe(200);
    expect((await put(admin, 'b.xml', 'x')).raison).toMatch(/est prise/);
    expect((await admin.call('GET', `${DEPOTS}/place`)).body.data).toEqual({ poids: 5 * GO, octets: 5 * GO });
    expect((await put(admin, 'a.xml', '<b>')).status).toBe(200);
    await sql`UPDATE entites SET quota_depots = NULL WHERE id = ${entiteId}`.execute(world().db);
    expect((await put(admin, 'b.xml', 'x')).status).toBe(200);
  });

  it('lets one of several in that come at once and fit one at a time', async () => {
    const { admin, entiteId } = await atelier.office('Office pressé');
    await weigh(entiteId, 5 * GO - 5);
    const answers = await Promise.all(['a', 'b', 'c'].map((nom) => put(admin, `${nom}.xml`, 'quatre'.slice(0, 4))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await filesOf(entiteId)).toHaveLength(1);
  });
});

it('a disk that is nearly full takes no file, and says so', async () => {
  const { admin } = await atelier.office('Office sans disque');
  disk.libre = LEFT_FREE - 1;
  expect((await put(admin, 'a.xml', '<a/>')).status).toBe(507);
  disk.libre = 50e9;
  expect((await put(admin, 'a.xml', '<a/>')).status).toBe(200);
});

describe('a file that is sent twice under one key', () => {
  it('is put down once and answered as it was, even where it took the last of the room', async () => {
    const { admin, entiteId } = await atelier.office('Office répété');
    await weigh(entiteId, 5 * GO - 4);
    const first = await put(admin, 'f.xml', '<a/>', 'envoi-1');
    expect(first.status).toBe(200);
    await writeFile(join(atelier.depots, first.body.data.nom), 'changé depuis');
    expect((await put(admin, 'f.xml', '<a/>', 'envoi-1')).body.data).toEqual(first.body.data);
    expect(await readFile(join(atelier.depots, first.body.data.nom), 'utf8')).toBe('changé depuis');
    expect(await filesOf(entiteId)).toEqual(['f.xml']);
  });

  it('is refused where the content, or the name, is another', async () => {
    const { admin, entiteId } = await atelier.office('Office distrait');
    await put(admin, 'f.xml', '<a/>', 'envoi-2');
    expect((await put(admin, 'f.xml', '<b/>', 'envoi-2')).status).toBe(422);
    expect((await put(admin, 'g.xml', '<a/>', 'envoi-2')).status).toBe(422);
    expect(await readFile(join(atelier.depots, `entite-${entiteId}/f.xml`), 'utf8')).toBe('<a/>');
  });
});

describe('the list of the files', () => {
  it('tells who put them down, how heavy they are and which feeds read them, to their entity alone', async () => {
    const { admin, entiteId } = await atelier.office('Office listé');
    const stranger = (await atelier.office('Office voisin')).admin;
    const { nom } = (await put(admin, 'gîtes.xml', '<gites/>')).body.data;
    await put(admin, 'autre.xml', '<x/>');
    const flux = await atelier.flux(admin, 'lei', { nom: 'Gîtes', origine: 'fichier', depot: nom });
    expect(await listed(admin)).toEqual([
      expect.objectContaining({ fichier: 'autre.xml', lu: false, flux: [] }),
      expect.objectContaining({
        fichier: 'gîtes.xml',
        nom,
        taille: 8,
        entiteId,
        deposePar: admin.user.id,
        deposeLe: world().now.toISOString(),
        flux: [{ ressource: 'fluxLei', id: flux.id, nom: 'Gîtes' }],
        lu: true,
      }),
    ]);
    expect(await listed(stranger)).toEqual([]);
  });

  it('lets one be removed, and tells before which feed will miss it', async () => {
    const { admin, entiteId } = await atelier.office('Office rangé');
    const stranger = (await atelier.office('Office curieux')).admin;
    const { nom } = (await put(admin, 'lu.xml', '<lu/>')).body.data;
    await put(admin, 'vieux.xml', '<vieux/>');
    await atelier.flux(admin, 'lei', { nom: 'Lu chaque nuit', origine: 'fichier', depot: nom });
    const [lu, vieux] = await listed(admin);
    expect((await remove(stranger, vieux?.id)).status).toBe(404);
    expect((await remove(admin, vieux?.id)).status).toBe(200);
    const refused = await remove(admin, lu?.id);
    expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
      409,
      expect.stringContaining('Le flux «\u00a0Lu chaque nuit\u00a0» lit ce fichier'),
    ]);
    expect(await filesOf(entiteId)).toEqual(['lu.xml']);
    expect((await remove(admin, lu?.id, true)).status).toBe(200);
    expect(await filesOf(entiteId)).toEqual([]);
    expect(await listed(admin)).toEqual([]);
    expect(await atelier.journal('depot', lu?.id ?? 0)).toEqual(['depot.deposer', 'depot.supprimer']);
  });
});

describe('the maintenance', () => {
  it('removes what was put down a day ago and no feed names, thrown away feeds included', async () => {
    const { admin, entiteId } = await atelier.office('Office oublieux');
    const { nom } = (await put(admin, 'lu.xml', '<lu/>')).body.data;
    await put(admin, 'oublié.xml', '<oubli/>');
    const { id } = await atelier.flux(admin, 'lei', { origine: 'fichier', depot: nom });
    await sql`UPDATE flux_lei SET supprime_le = now() WHERE id = ${id}`.execute(world().db);
    expect(await maintain(new Date(world().now.getTime() + DAY - 1))).toMatchObject({ retires: 0 });
    await maintain(new Date(world().now.getTime() + DAY + 1));
    expect(await filesOf(entiteId)).toEqual(['lu.xml']);
    expect((await listed(admin)).map(({ fichier }) => fichier)).toEqual(['lu.xml']);
  });

  it('counts what lies in the folder of an entity without removing it, and forgets what is gone', async () => {
    const { admin, entiteId } = await atelier.office('Office voisin du serveur');
    await atelier.putFile(entiteId, 'à la main.xml', '<main/>');
    await put(admin, 'parti.xml', '<parti/>');
    await put(admin, 'remplacé.xml', '<r/>');
    await writeFile(join(atelier.depots, `entite-${entiteId}/remplacé.xml`), '<remplace/>');
    await rm(join(atelier.depots, `entite-${entiteId}/parti.xml`));
    await maintain();
    expect((await listed(admin)).map(({ fichier, taille, deposePar }) => [fichier, taille, deposePar])).toEqual([
      ['à la main.xml', 7, null],
      ['remplacé.xml', 11, admin.user.id],
    ]);
    await maintain(new Date(world().now.getTime() + 30 * DAY));
    expect(await filesOf(entiteId)).toEqual(['à la main.xml']);
  });
});
