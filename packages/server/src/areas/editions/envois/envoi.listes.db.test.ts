import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../../platform/files/disk.ts';
import { guide } from '../../../publication/print/testing/guide.ts';
import { create } from '../../../publication/web/testing/site.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { courriel, parutions } from '../testing/parution.ts';
import { startSmtp } from '../testing/smtp.ts';

const folder = await mkdtemp(join(tmpdir(), 'bridge-listes-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = createDiskFiles(join(folder, 'store'));
const arrivees = join(folder, 'arrivees');
const world = useWorld({ medias: { files, arrivees } });

/** An office, and its region that shares a list with it. */
async function officeEtRegion() {
  const smtp = await startSmtp();
  const made = await guide(world());
  const regionId = await world().createEntite('Région');
  await sql`UPDATE entites SET parent_id = ${regionId} WHERE id = ${made.entiteId}`.execute(world().db);
  const region = await world().person({ roles: ['ROLE_ADMIN'], entiteId: regionId });
  const adresses = ['Hotel@exemple.fr', 'inconnu@exemple.fr'];
  const { id } = await create(region, '/editions/listesDestinataires', {
    nom: 'Hôtels',
    adresses,
    partage: 'filles',
  });
  const scene = parutions(world(), made, { files, arrivees, smtpUrl: smtp.url });
  const received = () => smtp.received.map(({ to }) => to.toLowerCase()).sort();
  return { made, scene, received, region, id, listes: [{ ref: 'listeDestinataires', id }] };
}

describe('a list that an entity shares', () => {
  it('is written to by an entity below, which does not read its addresses', async () => {
    const { made, scene, received, listes } = await officeEtRegion();
    const of = await scene.planifie({ diffusions: [{ ...courriel('accueil@exemple.fr'), listes }] });
    const [document] = await scene.appear(of);
    await scene.work('envoi');
    expect(received()).toEqual(['accueil@exemple.fr', 'hotel@exemple.fr']);

    const detail = await scene.read(document?.id ?? 0);
    expect(detail.envois.map(({ destination, etat }) => `${destination}, ${etat}`)).toEqual([
      'E-mail à accueil@exemple.fr, reussie',
      'E-mail à la liste «\u00a0Hôtels\u00a0», reussie',
      'E-mail à la liste «\u00a0Hôtels\u00a0», echouee',
    ]);
    const taches = await made.admin.call('GET', '/api/administration/taches?pageSize=100');
    const told = JSON.stringify([detail, taches.body]).toLowerCase();
    expect([told.includes('accueil@'), told.includes('hotel@'), told.includes('inconnu@')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('tells that nobody receives the document where it is empty, and sends it once it is not', async () => {
    const { made, scene, received, region, id, listes } = await officeEtRegion();
    const at = `/api/editions/listesDestinataires/${id}`;
    expect((await region.call('PUT', at, { adresses: [], version: 1 })).status).toBe(200);
    const of = await scene.planifie({ diffusions: [{ ...courriel(), listes }] });
    const [document] = await scene.appear(of);
    expect(await scene.work('envoi')).toMatchObject([{ retry: false }]);
    expect((await scene.read(document?.id ?? 0)).envois).toMatchObject([
      { etat: 'echouee', message: expect.stringContaining('Personne ne reçoit ce message') },
    ]);

    expect((await region.call('PUT', at, { adresses: ['gite@exemple.fr'], version: 2 })).status).toBe(200);
    const again = await made.admin.call('POST', `${scene.GENERATIONS}/${document?.id}/renvoyer`, { echecs: true });
    expect(again.body.data).toEqual({ envois: 1 });
    expect(await scene.work('envoi')).toEqual([]);
    expect(received()).toEqual(['gite@exemple.fr']);
  });

  it('is written to no more once it is not shared, by what waits either', async () => {
    const { scene, received, region, id, listes } = await officeEtRegion();
    const of = await scene.planifie({ diffusions: [{ ...courriel('accueil@exemple.fr'), listes }] });
    await scene.appear(of);
    const at = `/api/editions/listesDestinataires/${id}`;
    expect((await region.call('PUT', at, { partage: 'prive', version: 1 })).status).toBe(200);
    expect(await scene.work('envoi')).toHaveLength(2);
    expect(received()).toEqual(['accueil@exemple.fr']);
  });
});
