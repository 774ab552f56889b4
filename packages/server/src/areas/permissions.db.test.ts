import { MODES, ROLES, type Role } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../testing/use-world.ts';

const world = useWorld();

/** Spec §6, by hand: who may use the calls behind settings and administration, in each mode. */
const MANAGERS: Readonly<Record<(typeof MODES)[number], readonly Role[]>> = {
  centralise: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN_REGION'],
  autonome: [
    'ROLE_SUPER_ADMIN',
    'ROLE_ADMIN_REGION',
    'ROLE_WEB_ADMIN',
    'ROLE_EDITION_ADMIN',
    'ROLE_DIAPORAMA_ADMIN',
    'ROLE_ADMIN',
  ],
};
const MANAGED_CALLS = [
  'GET /api/users/',
  'GET /api/users/999999',
  'PUT /api/users/999999',
  'DELETE /api/users/999999',
  'GET /api/dnsit_entities',
  'GET /api/reglages/parametres',
  'PUT /api/dnsit_entities/999999',
];
/** Spec §6, in the mode in which the page exists. */
const PREFERENCES: readonly Role[] = ['ROLE_WEB_ADMIN', 'ROLE_EDITION_ADMIN', 'ROLE_DIAPORAMA_ADMIN', 'ROLE_ADMIN'];
const SUPER_ADMIN_CALLS = [
  'GET /api/superadmin/gestion/sante',
  'GET /api/superadmin/gestion/journal',
  'GET /api/superadmin/gestion/journal/valeurs',
  'GET /api/superadmin/gestion/fournisseurs/adresses',
];
const EVERYBODYS_CALLS = [
  'GET /users/get_user_roles',
  'GET /entities/get_current_entity',
  'GET /params/get_params',
  'GET /api/entities/getForList',
  'GET /guide/get_state',
  'GET /api/calendrier?du=2026-11-01&au=2026-11-30',
  'GET /api/calendrier/abonnement',
  'POST /api/calendrier/abonnement',
  'DELETE /api/calendrier/abonnement',
];

describe.each(MODES)('the server, in the mode %s', (mode) => {
  it.each(ROLES)('gives %s exactly the calls of the permission table, whatever the cookies say', async (role) => {
    await world().setParametres({ sso_active: false, mode_multi_entites: mode === 'centralise' });
    // Outside every entity, so that who is let in finds nothing to break.
    const person = await world().person({ roles: [role] });
    const statusOf = async (call: string, cookie: string) => {
      const [method = '', path = ''] = call.split(' ');
      const headers = {
        authorization: `Bearer ${person.tokens.token}`,
        cookie: `sso_active=${cookie}; mode_multi_entites=${cookie}`,
      };
      const payload = method === 'PUT' ? { payload: { version: 1_000_000 } } : {};
      return (await world().call(method as 'GET', path, { headers, ...payload })).status;
    };
    for (const cookie of ['true', 'false']) {
      for (const call of MANAGED_CALLS) {
        const refused = (await statusOf(call, cookie)) === 403;
        expect(`${call} ${refused}`).toBe(`${call} ${!MANAGERS[mode].includes(role)}`);
      }
      for (const call of EVERYBODYS_CALLS) expect(`${call} ${await statusOf(call, cookie)}`).toBe(`${call} 200`);
    }
    const changes = async (body: object) => (await person.call('PUT', '/params/update_params', body)).status === 200;
    expect(await changes({})).toBe(MANAGERS[mode].includes(role));
    expect(await changes({ enable_module_ads: false })).toBe(role === 'ROLE_SUPER_ADMIN');
    const seesPreferences = (await statusOf('GET /api/reglages/preferences', 'true')) !== 403;
    expect(seesPreferences).toBe(mode === 'centralise' && PREFERENCES.includes(role));
    for (const call of SUPER_ADMIN_CALLS)
      expect(`${call} ${await statusOf(call, 'true')}`).toBe(`${call} ${role === 'ROLE_SUPER_ADMIN' ? 200 : 403}`);
  });
});

describe('the mode', () => {
  it('is centralised as soon as single sign-on or multi-entity is on', async () => {
    for (const [sso_active, mode_multi_entites, status] of [
      [false, false, 200],
      [true, false, 403],
      [false, true, 403],
      [true, true, 403],
    ] as const) {
      await world().setParametres({ sso_active, mode_multi_entites });
      const person = await world().person({ roles: ['ROLE_ADMIN'] });
      expect((await person.call('GET', '/api/users/')).status).toBe(status);
    }
  });
});
