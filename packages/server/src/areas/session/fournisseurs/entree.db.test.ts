import { type AnyRecord, fournisseur } from '@bridge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createOutside } from '../../../platform/net/outside.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { Person } from '../../../testing/world.ts';
import { arrive, comeBack, leave, leaveToLink } from './testing/arrive.ts';
import { FournisseurDEssai } from './testing/fournisseur-d-essai.ts';

const essai = await FournisseurDEssai.open('https://bridge.example');
const world = useWorld({
  intranet: [essai.hote],
  outside: createOutside({ allowed: [essai.hote], clock: systemClock }),
});
const PATH = `/api${fournisseur.path}`;
let admin: Person;
let annuaire: AnyRecord;

async function declare(values: object): Promise<AnyRecord> {
  const { status, body } = await admin.call<AnyRecord>('POST', PATH, values);
  if (status >= 300) throw new Error(JSON.stringify(body));
  return body.data;
}

async function change(values: object): Promise<void> {
  const { status, body } = await admin.call<AnyRecord>('PUT', `${PATH}/${annuaire.id}`, {
    ...values,
    version: annuaire.version,
  });
  if (status >= 300) throw new Error(JSON.stringify(body));
  annuaire = body.data;
}

const someone = (login: string, dires: object = {}) => {
  const email = `${login}@annuaire.example`;
  essai.personnes.set(login, { preferred_username: login, email, email_verified: true, ...dires });
  return email;
};

/** Asks to link the account of `asker`, and comes back as `login` in the browser where `signedIn` is. */
async function link(asker: Person, login: string, signedIn?: Person) {
  const { address, cookie } = await leaveToLink(world(), asker);
  return comeBack(world(), cookie, Object.fromEntries(await essai.identify(address, login)), signedIn);
}

beforeAll(async () => {
  await world().setParametres({ sso_active: true, mode_multi_entites: false });
  admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  annuaire = await declare(essai.declaration);
  await declare(essai.oauth2);
});
afterAll(() => essai.close());

describe('a first sign-in', () => {
  it('is refused where nothing was opened, and makes no account', async () => {
    const email = someone('inconnue');
    const { status, body } = await arrive(world(), essai, 'inconnue');
    expect(status).toBe(403);
    expect(body.message).toContain('aucun compte');
    expect(await world().db.selectFrom('utilisateurs').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  it.each(['annuaire', 'annuaire-ancien'])('makes an account with its roles and its entity (%s)', async (code) => {
    const opened = { premiereConnexion: 'ouverte', correspondanceRoles: [{ valeur: 'Web', role: 'ROLE_WEB_ADMIN' }] };
    await change(opened);
    await world()
      .db.updateTable('fournisseurs')
      .set({ premiere_connexion: 'ouverte', correspondance_roles: JSON.stringify(opened.correspondanceRoles) })
      .execute();
    const entite = await world().createEntite(`Office de ${code}`);
    const { code: codeEntite } = await world()
      .db.selectFrom('entites')
      .select('code')
      .where('id', '=', entite)
      .executeTakeFirstOrThrow();
    someone(`nouvelle-${code}`, {
      given_name: 'Zoé',
      groupes: ['web', 'autre'],
      organisation: codeEntite.toUpperCase(),
    });
    const { status, body } = await arrive(world(), essai, `nouvelle-${code}`, code);
    expect(body.message).toBe('OK');
    expect(status).toBe(200);
    const person = new Person(world(), { id: 0, username: '', email: '' }, body.data);
    expect((await person.call('GET', '/users/get_user_roles')).body.data).toEqual({ roles: ['ROLE_WEB_ADMIN'] });
    expect((await person.call('GET', '/entities/get_current_entity')).body.data).toMatchObject({
      entity: { id: entite },
    });
    expect((await person.call('GET', '/users/profile')).body.data).toMatchObject({ firstname: 'Zoé' });
    const again = await arrive(world(), essai, `nouvelle-${code}`, code);
    expect(again.status).toBe(200);
    const rows = await world()
      .db.selectFrom('utilisateurs')
      .select(['origine', 'identifiant_externe'])
      .where('email', '=', `nouvelle-${code}@annuaire.example`)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.origine).not.toBe('');
    expect(rows[0]?.identifiant_externe).toBe(`nouvelle-${code}`);
  });

  it('waits for somebody to look where the address was not verified', async () => {
    someone('a-valider', { email_verified: false, groupes: ['web'] });
    const { status, body } = await arrive(world(), essai, 'a-valider');
    expect(status).toBe(403);
    expect(body.message).toContain('attend');
    expect(world().mails.at(-1)?.text).toContain('a-valider');
    expect((await arrive(world(), essai, 'a-valider')).body.message).toContain('attend');
  });

  it('is refused without a role, and given the least one where there is one', async () => {
    someone('sans-role', { groupes: ['inconnu'] });
    expect((await arrive(world(), essai, 'sans-role')).body.message).toContain('aucun rôle');
    await change({ roleMinimal: 'ROLE_WEB_USER' });
    expect((await arrive(world(), essai, 'sans-role')).status).toBe(200);
  });
});

describe('an account that is there already', () => {
  it('is left alone, unless linking is allowed, and then its earlier sessions close', async () => {
    await change({ rattachement: 'jamais' });
    const email = someone('collegue');
    const person = await world().person({ email });
    await world()
      .db.updateTable('utilisateurs')
      .set({ email_confirme: true })
      .where('id', '=', person.user.id)
      .execute();
    expect((await arrive(world(), essai, 'collegue')).status).toBe(403);
    await change({ rattachement: 'email-verifie' });
    const { status, body } = await arrive(world(), essai, 'collegue');
    expect(status).toBe(200);
    expect((await person.call('GET', '/users/profile')).status).toBe(401);
    const linked = new Person(world(), person.user, body.data);
    expect((await linked.call<{ identites: unknown[] }>('GET', '/users/identites')).body.data.identites).toHaveLength(
      1,
    );
    expect(world().mails.at(-1)?.subject).toContain('lié');
  });

  it.each([
    ['the provider did not verify the address', { email_verified: false }, true, ['ROLE_WEB_USER'] as const],
    ['nobody confirmed the address here', {}, false, ['ROLE_WEB_USER'] as const],
    ['it rules over all', {}, true, ['ROLE_SUPER_ADMIN'] as const],
  ])('is not taken over where %s', async (name, dires, email_confirme, roles) => {
    const login = name.replaceAll(' ', '-');
    const email = someone(login, dires);
    const user = await world().createUser({ email, roles });
    await world().db.updateTable('utilisateurs').set({ email_confirme }).where('id', '=', user.id).execute();
    expect((await arrive(world(), essai, login)).status).toBe(403);
  });

  it('is linked by its owner, signed in, whatever the addresses are; what is taken is taken', async () => {
    someone('autre-adresse');
    const person = await world().person();
    expect((await person.call('POST', '/users/identites/annuaire', { motDePasse: 'faux' })).status).toBe(400);
    expect((await link(person, 'autre-adresse', person)).status).toBe(200);
    const other = await world().person();
    expect((await link(other, 'autre-adresse', other)).status).toBe(409);
    const { lien } = await leaveToLink(world(), other);
    expect((await leave(world(), 'annuaire', { lien })).address).toContain('linkExpired');
  });

  it('is linked in the browser of its owner alone: a link sent to somebody takes nothing of theirs', async () => {
    someone('victime');
    const attacker = await world().person();
    expect((await link(attacker, 'victime')).status).toBe(400);
    expect((await link(attacker, 'victime', await world().person())).status).toBe(400);
    expect((await attacker.call('GET', '/users/identites')).body.data).toEqual({ identites: [] });
  });

  it('closes what the link opened once it is unlinked', async () => {
    someone('deliee');
    const person = await world().person();
    const linked = new Person(world(), person.user, (await link(person, 'deliee', person)).body.data);
    const again = new Person(world(), person.user, (await arrive(world(), essai, 'deliee')).body.data);
    const { body } = await linked.call<{ identites: { id: number }[] }>('GET', '/users/identites');
    expect((await linked.call('DELETE', `/users/identites/${body.data.identites[0]?.id}`)).status).toBe(200);
    expect((await again.call('GET', '/users/profile')).status).toBe(401);
    expect((await linked.call('GET', '/users/profile')).status).toBe(200);
  });

  it('keeps its only way in, and gives it up once there is another', async () => {
    someone('seule');
    const person = await world().person();
    const linked = new Person(world(), person.user, (await link(person, 'seule', person)).body.data);
    const { id } = person.user;
    await world().db.updateTable('utilisateurs').set({ password_hash: null }).where('id', '=', id).execute();
    const [identite] = (await linked.call<{ identites: { id: number }[] }>('GET', '/users/identites')).body.data
      .identites;
    const unlink = () => linked.call('DELETE', `/users/identites/${identite?.id}`);
    expect([(await unlink()).status, (await unlink()).body.message]).toEqual([
      409,
      expect.stringContaining('seule façon'),
    ]);
    const key = { identifiant: `cle-${id}`, cle_publique: Buffer.from('cle'), compteur: 0, nom: 'Portable' };
    await world()
      .db.insertInto('cles_acces')
      .values({ ...key, utilisateur_id: id, transports: [], cree_le: world().now, utilisee_le: null })
      .execute();
    expect((await unlink()).status).toBe(200);
    // The passkey is now the only way in.
    const { cles } = (await linked.call<{ cles: { id: number }[] }>('GET', '/users/second_facteur')).body.data;
    const removed = await linked.call('POST', `/users/cles_acces/${cles[0]?.id}/retirer`, { motDePasse: '' });
    expect(removed.status).toBe(409);
  });

  it('that is disabled stays out', async () => {
    someone('partie', { groupes: ['web'] });
    await arrive(world(), essai, 'partie');
    await world()
      .db.updateTable('utilisateurs')
      .set({ statut: 'desactive' })
      .where('username', '=', 'partie')
      .execute();
    const { status, body } = await arrive(world(), essai, 'partie');
    expect([status, body.message]).toEqual([401, 'Account is disabled.']);
  });
});

describe('roles that the provider gives at each sign-in', () => {
  it('follow it, and nobody changes them here', async () => {
    await change({
      gestionRoles: 'chaque-connexion',
      roleMinimal: null,
      correspondanceRoles: [
        { valeur: 'web', role: 'ROLE_WEB_ADMIN' },
        { valeur: 'print', role: 'ROLE_EDITION_USER' },
      ],
    });
    someone('mobile', { groupes: ['web'] });
    const first = await arrive(world(), essai, 'mobile');
    const id = (
      await world()
        .db.selectFrom('utilisateurs')
        .select('id')
        .where('username', '=', 'mobile')
        .executeTakeFirstOrThrow()
    ).id;
    someone('mobile', { groupes: ['print'] });
    const { body } = await arrive(world(), essai, 'mobile');
    const person = new Person(world(), { id, username: 'mobile', email: '' }, body.data);
    expect((await person.call('GET', '/users/get_user_roles')).body.data).toEqual({ roles: ['ROLE_EDITION_USER'] });
    expect((await new Person(world(), person.user, first.body.data).call('GET', '/users/get_user_roles')).status).toBe(
      401,
    );
    const refused = await admin.call('PUT', `/api/users/${id}`, { roles: ['ROLE_ADMIN'] });
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.[0]).toMatchObject({ path: 'roles', message: expect.stringContaining('Annuaire') });
    someone('mobile', { groupes: [] });
    expect((await arrive(world(), essai, 'mobile')).body.message).toContain('aucun rôle');
    await change({ gestionRoles: 'creation', roleMinimal: 'ROLE_WEB_USER' });
  });
});
