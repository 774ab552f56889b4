import type { AnyRecord } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { empreinteDe } from '../../publication/empreintes.repository.ts';
import { FLUX, lei, produit, useAtelier } from '../../testing/atelier.ts';

const atelier = useAtelier();
const create = async (systeme: keyof typeof FLUX, values: object) => {
  const { admin } = await atelier.office('Office réglé');
  const body = { nom: 'Flux réglé', ...(systeme === 'lei' ? { region: 'essai' } : {}), ...values };
  return admin.call<AnyRecord>('POST', FLUX[systeme], body);
};

describe('the rhythm of a feed', () => {
  it.each([
    ['jour', '04:30', 200],
    ['semaine', '23:59', 200],
    ['jour', '', 400],
    ['jour', '24:00', 400],
    ['semaine', '4:30', 400],
    ['heure', '', 200],
  ])('« %s » at « %s » answers %i', async (frequence, heure, status) => {
    const answer = await create('lei', { frequence, heure });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.errors).toMatchObject([{ path: 'heure' }]);
  });

  it.each([
    ['30 6,12 * * 1-5', 200],
    ['', 400],
    ['* * *', 400],
    ['61 * * * *', 400],
    ['tous les jours', 400],
  ])('of its own, « %s », answers %i', async (cron, status) => {
    const answer = await create('lei', { frequence: 'personnalisee', cron });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.errors).toMatchObject([{ path: 'cron' }]);
  });

  it.each([
    [{ frequence: 'heure', plageHoraire: '22h-6h' }, 'plageHoraire'],
    [{ frequence: 'personnalisee', cron: '0 4 * * *', plageHoraire: 'la nuit' }, 'plageHoraire'],
    [{ frequence: 'jour', heure: '12:00', plageHoraire: '22:00-06:00' }, 'heure'],
  ])('cannot be against its window: %o', async (values, path) => {
    expect(await create('lei', values)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('is checked with what was saved before', async () => {
    const { admin } = await atelier.office('Office changeant');
    const flux = await atelier.flux(admin, 'lei', {});
    const { status, body } = await admin.call('PUT', `${FLUX.lei}/${flux.id}`, { frequence: 'jour', version: 1 });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'heure' }]);
  });
});

it('a feed on a file needs one', async () => {
  for (const systeme of ['tourinsoft', 'lei', 'apidae', 'datatourisme'] as const)
    expect(await create(systeme, { origine: 'fichier' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'depot' }] },
    });
});

it('a feed reads the files of its own entity alone, whoever saves it and in whatever order', async () => {
  const { admin, entiteId } = await atelier.office('Office renommé');
  const away = await atelier.office('Office d’avant');
  const superAdmin = await atelier.world.person({ roles: ['ROLE_SUPER_ADMIN'] });
  const depot = await atelier.putFile(away.entiteId, 'f.xml', '<LEI/>');
  const create = (person: typeof admin, body: object) =>
    person.call('POST', FLUX.lei, { nom: 'Essai', region: 'essai', entiteId, ...body });
  expect((await create(superAdmin, { origine: 'fichier', depot })).status).toBe(400);
  // Named first, and read from only then.
  const named = await create(admin, { origine: 'permanent', depot });
  const { id, version } = named.body.data as AnyRecord;
  expect((await admin.call('PUT', `${FLUX.lei}/${id}`, { origine: 'fichier', version })).status).toBe(400);
});

it('objets that a feed shares with others than before leave the pages that show them, and enter others', async () => {
  const { db } = atelier.world;
  const { admin, flux } = await atelier.rempli('Office partageur', 'lei', lei(produit('7001', 'Auberge partagée')));
  const [objet] = await atelier.objets(admin, { fluxLei: [flux.id] });
  const share = async (partage: string) => {
    await emptyTables(db, 'changements_publics');
    await sql`DELETE FROM taches WHERE type IN ('pages', 'volumes-selections')`.execute(db);
    const { version } = (await admin.call<AnyRecord>('GET', `${FLUX.lei}/${flux.id}`)).body.data;
    expect((await admin.call('PUT', `${FLUX.lei}/${flux.id}`, { partage, version })).status).toBe(200);
    const noted = await sql<{ cles: string[] }>`SELECT cles FROM changements_publics`.execute(db);
    const asked = await sql<{ type: string }>`
      SELECT type FROM taches WHERE type IN ('pages', 'volumes-selections') ORDER BY type`.execute(db);
    return [noted.rows.flatMap(({ cles }) => cles), asked.rows.map(({ type }) => type)];
  };
  const before = await empreinteDe(db, sql`id = ${objet?.id ?? 0}`);
  expect(await share('toutes')).toEqual([[`!objet:${objet?.id}`], ['pages', 'volumes-selections']]);
  // The fingerprint by which pages of a sélection are compared.
  expect(await empreinteDe(db, sql`id = ${objet?.id ?? 0}`)).not.toBe(before);
  expect(await share('prive')).toEqual([[`!objet:${objet?.id}`], ['pages', 'volumes-selections']]);
});

describe('the address where Apidae announces its exports', () => {
  it('is made once for each feed, and cannot be guessed or chosen', async () => {
    const { admin } = await atelier.office('Office notifié');
    const flux = await atelier.flux(admin, 'apidae', { origine: 'export', projet: '1' });
    const other = await atelier.flux(admin, 'apidae', { origine: 'export', projet: '1' });
    expect(flux.notification).toMatch(/^\/public\/apidae\/notifications\/[\w-]{32}$/);
    expect(other.notification).not.toBe(flux.notification);
    const path = `${FLUX.apidae}/${flux.id}`;
    const changed = await admin.call<AnyRecord>('PUT', path, { projet: '2', version: 1 });
    expect(changed.body.data.notification).toBe(flux.notification);
    expect((await admin.call('PUT', path, { notification: '/public/x', version: 2 })).status).toBe(400);
  });

  it('is another one for a copy', async () => {
    const { admin } = await atelier.office('Office copieur');
    const flux = await atelier.flux(admin, 'apidae', { origine: 'export', projet: '1' });
    const copy = await admin.call<AnyRecord>('POST', `${FLUX.apidae}/${flux.id}/duplicate`, {});
    expect(copy.status).toBe(200);
    expect(copy.body.data.notification).toMatch(/^\/public\/apidae\/notifications\/[\w-]{32}$/);
    expect(copy.body.data.notification).not.toBe(flux.notification);
  });

  it('comes with the next change of a feed that has none', async () => {
    const { admin } = await atelier.office('Office tardif');
    const flux = await atelier.flux(admin, 'apidae', { origine: 'api', projet: '1' });
    await sql`UPDATE flux_apidae SET notification = ${''} WHERE id = ${flux.id}`.execute(atelier.world.db);
    const body = { origine: 'export', version: 1 };
    const changed = await admin.call<AnyRecord>('PUT', `${FLUX.apidae}/${flux.id}`, body);
    expect(changed.body.data.notification).toMatch(/[\w-]{32}$/);
  });
});
