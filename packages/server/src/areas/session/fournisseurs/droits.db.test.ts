import { type AnyRecord, fournisseur, MODES, mayAccess, PARAMETRES_INITIAUX, ROLES, type Role } from '@bridge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createOutside } from '../../../platform/net/outside.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { Person } from '../../../testing/world.ts';
import { arrive, comeBack, leaveToLink } from './testing/arrive.ts';
import { FournisseurDEssai } from './testing/fournisseur-d-essai.ts';

const essai = await FournisseurDEssai.open('https://bridge.example');
const world = useWorld({
  intranet: [essai.hote],
  outside: createOutside({ allowed: [essai.hote], clock: systemClock }),
});
const NOBODY = { id: 0, username: '', email: '' };
const people = new Map<Role, Person>();

/** One address for each rule of access that lists declare. */
function addresses() {
  const lists = world().app.declaredRoutes.filter(
    ({ method, url, access }) => method === 'GET' && !url.includes(':') && access.kind === 'roles',
  );
  return [...new Map(lists.map((route) => [JSON.stringify(route.access), route])).values()];
}

beforeAll(async () => {
  await world().setParametres({ sso_active: true });
  const admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const given = ROLES.filter((role) => role !== 'ROLE_SUPER_ADMIN');
  const correspondanceRoles = given.map((role) => ({ valeur: role.toLowerCase(), role }));
  const values = { ...essai.declaration, premiereConnexion: 'ouverte', correspondanceRoles };
  const { status, body } = await admin.call<AnyRecord>('POST', `/api${fournisseur.path}`, values);
  if (status >= 300) throw new Error(JSON.stringify(body));
  for (const role of given) {
    const login = role.toLowerCase().replaceAll('_', '-');
    const dires = { preferred_username: login, email: `${login}@annuaire.example`, email_verified: true };
    essai.personnes.set(login, { ...dires, groupes: [role] });
    people.set(role, new Person(world(), NOBODY, (await arrive(world(), essai, login)).body.data));
  }
  // No provider makes a super administrator: such a person links the account that they have.
  essai.personnes.set('patronne', {});
  const { address, cookie } = await leaveToLink(world(), admin);
  const back = await comeBack(world(), cookie, Object.fromEntries(await essai.identify(address, 'patronne')), admin);
  people.set('ROLE_SUPER_ADMIN', new Person(world(), NOBODY, back.body.data));
});
afterAll(() => essai.close());

describe.each(MODES)('people who came by a provider, in the mode %s', (mode) => {
  it.each(ROLES)('%s reach what the permission table says, and nothing else', async (role) => {
    await world().setParametres({ sso_active: mode === 'centralise', mode_multi_entites: false });
    const person = people.get(role);
    const flags = PARAMETRES_INITIAUX;
    const routes = addresses();
    expect(routes.length).toBeGreaterThan(8);
    for (const { url, access } of routes) {
      const status = (await person?.call('GET', url.replace('/prod-api', '')))?.status;
      const expected = !mayAccess(access, { roles: [role], mode, flags });
      expect(`${url} ${status === 403}`).toBe(`${url} ${expected}`);
      expect(status).not.toBe(401);
    }
  });
});
