import { type AnyRecord, type CleDeepl, configTraduction } from '@bridge/contract';
import { beforeAll, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { cleDeConfig, configsActives } from './config.repository.ts';

const world = useWorld();
const CLE = '/api/reglages/preferences/cle_deepl';
const CONFIGS = `/api${configTraduction.path}`;

beforeAll(() => world().setParametres({ mode_multi_entites: true, activer_trad_deepl: true }));

it('the key of an entity serves those below that have none, is sealed, and is never told', async () => {
  const region = await world().createEntite('Région');
  const office = await world().createEntite('Office', region);
  const elsewhere = await world().createEntite('Ailleurs');
  const chief = await world().person({ roles: ['ROLE_ADMIN'], entiteId: region });
  const admin = await world().person({ roles: ['ROLE_ADMIN'], entiteId: office });
  const config = (nom: string, changes = {}) =>
    admin.call<AnyRecord>('POST', CONFIGS, { nom, languesCibles: ['en'], actif: true, entiteId: office, ...changes });
  const give = (person: typeof chief, entite: number, cle: string | null) =>
    person.call<CleDeepl>('PUT', `${CLE}?entite=${entite}`, { cle });

  expect((await config('Sans clé')).status).toBe(400);
  expect((await give(chief, region, 'cle-de-la-region')).body.data).toEqual({ propre: true, heritee: null });
  const inherits = await admin.call<CleDeepl>('GET', CLE);
  expect(inherits.body.data).toEqual({ propre: false, heritee: { id: region, nom: 'Région' } });

  const { body } = await config('Anglais');
  expect(body.data).toMatchObject({ actif: true, cle: { defini: false } });
  const key = () => cleDeConfig(world().db, world().engine.vault, Number(body.data.id));
  expect(await key()).toBe('cle-de-la-region');
  // The key is for DeepL alone: another address needs a key of its own.
  const away = { fournisseur: 'deepl-pro', adresse: 'https://ailleurs.example' };
  expect((await config('Ailleurs', away)).status).toBe(400);
  const idle = await config('Ailleurs', { ...away, actif: false });
  expect(await cleDeConfig(world().db, world().engine.vault, Number(idle.body.data.id))).toBe('');
  await give(admin, office, 'cle-de-l-office');
  expect(await key()).toBe('cle-de-l-office');
  const rows = await world().db.selectFrom('preferences').select('cle_deepl').execute();
  for (const { cle_deepl } of rows) expect(cle_deepl?.toString('latin1')).not.toContain('cle-de');
  expect(JSON.stringify((await admin.call('GET', `/api/reglages/preferences?entite=${office}`)).body)).not.toContain(
    'cle-de',
  );
  const line = await world()
    .db.selectFrom('journal')
    .select('details')
    .where('action', '=', 'preferences.donner-cle')
    .execute();
  expect(JSON.stringify(line)).not.toContain('cle-de');

  expect((await give(admin, office, null)).body.data).toEqual({
    propre: false,
    heritee: { id: region, nom: 'Région' },
  });
  expect(await key()).toBe('cle-de-la-region');
  await world().setParametres({ mode_multi_entites: false });
  expect(await key()).toBe('');
  await world().setParametres({ mode_multi_entites: true });
  for (const foreign of [region, elsewhere]) expect((await give(admin, foreign, 'x')).status).toBe(404);
  const reader = await world().person({ roles: ['ROLE_WEB_USER'], entiteId: office });
  expect((await give(reader, office, 'x')).status).toBe(403);
});

it('a configuration whose inherited key is gone says so, and works by itself no more', async () => {
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const region = await world().createEntite('Région qui prête');
  const office = await world().createEntite('Office qui emprunte', region);
  const chief = await world().person({ roles: ['ROLE_ADMIN'], entiteId: region });
  const key = (cle: string | null) => chief.call('PUT', `${CLE}?entite=${region}`, { cle });
  await key('cle-pretee');
  const made = await chief.call<AnyRecord>('POST', CONFIGS, {
    ...{ nom: 'Emprunteuse', languesCibles: ['en'], actif: true, mode: 'nuit', entiteId: office },
  });
  const { id } = made.body.data;
  const state = async () => (await chief.call<{ etatCle: string }>('GET', `${CONFIGS}/${id}`)).body.data.etatCle;
  const works = async () => (await configsActives(world().db, 'nuit')).some((one) => one.id === id);
  expect([await state(), await works()]).toEqual(['disponible', true]);
  await key(null);
  expect([await state(), await works()]).toEqual(['absente', false]);
  await key('cle-rendue');
  expect([await state(), await works()]).toEqual(['disponible', true]);
  // Keys are shared among entities only where several share the instance.
  await root.call('PUT', '/params/update_params', { mode_multi_entites: false });
  expect(await state()).toBe('absente');
  await root.call('PUT', '/params/update_params', { mode_multi_entites: true });
  const { version } = (await root.call<{ version: number }>('GET', `/api/dnsit_entities/${office}`)).body.data;
  expect((await root.call('PUT', `/api/dnsit_entities/${office}`, { parent: null, version })).status).toBe(200);
  const { etat_cle } = await world()
    .db.selectFrom('configs_traduction')
    .select('etat_cle')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  expect(etat_cle).toBe('absente');
});
