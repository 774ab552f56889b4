import { type AnyRecord, fournisseur } from '@bridge/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createOutside } from '../../../platform/net/outside.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { Person } from '../../../testing/world.ts';
import { arrive, comeBack, leave } from './testing/arrive.ts';
import { FournisseurDEssai } from './testing/fournisseur-d-essai.ts';

const essai = await FournisseurDEssai.open('https://bridge.example');
const eteint = await FournisseurDEssai.open('https://bridge.example');
const world = useWorld({
  intranet: [essai.hote, eteint.hote],
  outside: createOutside({ allowed: [essai.hote, eteint.hote], clock: systemClock }),
});
const ouvert = { premiereConnexion: 'ouverte', roleMinimal: 'ROLE_WEB_USER' };
let admin: Person;

beforeAll(async () => {
  await world().setParametres({ sso_active: true });
  admin = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const declared = [
    { ...essai.declaration, ...ouvert },
    { ...essai.declaration, code: 'tourinsoft', nom: 'Tourinsoft', systeme: 'tourinsoft' },
    { ...eteint.declaration, code: 'eteint', nom: 'Éteint' },
    { ...essai.declaration, code: 'prive', nom: 'Privé', emetteur: 'https://169.254.169.254' },
    { ...essai.declaration, ...ouvert, code: 'mauvais-secret', nom: 'Mauvais secret', secret: 'autre' },
    {
      ...essai.oauth2,
      ...ouvert,
      code: 'sans-profil',
      nom: 'Sans profil',
      adresseProfil: `${essai.emetteur}/nulle-part`,
    },
    { ...essai.declaration, ...ouvert, code: 'sans-etat', nom: 'Sans état', sansEtat: true },
  ];
  for (const values of declared) {
    const { status, body } = await admin.call('POST', `/api${fournisseur.path}`, values);
    if (status >= 300) throw new Error(JSON.stringify(body));
  }
  await eteint.close();
  essai.personnes.set('lea', { preferred_username: 'lea', email: 'lea@annuaire.example', email_verified: true });
});
afterAll(() => essai.close());

interface Types {
  readonly types: string[];
  readonly fournisseurs: { code: string }[];
}
const types = async () => (await world().call<Types>('POST', '/getConnectionTypes', { payload: {} })).body.data;

describe('the ways in', () => {
  it('are listed while single sign-on is on, and those of a system while its option is', async () => {
    expect((await types()).fournisseurs.map(({ code }) => code)).not.toContain('tourinsoft');
    expect((await leave(world(), 'tourinsoft')).address).toContain('error=methodOff');
    await world().setParametres({ sso_tourinsoft_enabled: true });
    expect(await types()).toMatchObject({ types: expect.arrayContaining(['bridge', 'tourinsoft', 'autre']) });
    expect((await leave(world(), 'tourinsoft')).address).toContain(essai.emetteur);
    await world().setParametres({ sso_active: false });
    expect(await types()).toMatchObject({ types: ['bridge'], fournisseurs: [] });
    await world().setParametres({ sso_active: true });
  });

  it('say nothing of their secrets, and keep a secret to the server that it was typed for', async () => {
    const { body } = await admin.call<{ items: AnyRecord[] }>('GET', `/api${fournisseur.path}`);
    expect(JSON.stringify(body)).not.toContain(essai.declaration.secret);
    const one = body.data.items.find(({ code }) => code === 'tourinsoft');
    const moved = { emetteur: 'https://ailleurs.example', version: one?.version };
    const { status, body: refusal } = await admin.call('PUT', `/api${fournisseur.path}/${one?.id}`, moved);
    expect([status, refusal.errors?.[0]?.path]).toEqual([400, 'secret']);
  });

  it('keep the code that links lead to, whoever saves them or brings an older version back', async () => {
    const office = await world().createEntite('Office');
    const person = await world().person({ roles: ['ROLE_SUPER_ADMIN'], entiteId: office });
    const values = { ...essai.declaration, code: 'stable', nom: 'Stable', actif: false };
    const path = `/api${fournisseur.path}`;
    const made = (await person.call<AnyRecord>('POST', path, values)).body.data;
    expect(made.entiteId).toBeNull();
    const change = (changes: object, version: number) =>
      person.call<AnyRecord>('PUT', `${path}/${made.id}`, { ...changes, version });
    const refused = await change({ code: 'autre' }, 1);
    expect([refused.status, refused.body.errors?.map(({ path: of }) => of)]).toEqual([400, ['code']]);
    for (const changes of [{ partage: 'toutes' }, { entiteId: office }])
      expect((await change(changes, 1)).status).toBe(400);
    expect((await change({ nom: 'Stable toujours', code: 'stable' }, 1)).status).toBe(200);
    await sql`UPDATE versions SET valeurs = valeurs || '{"code": "ancien"}' WHERE ressource = 'fournisseur'
      AND ligne_id = ${made.id} AND numero = 1`.execute(world().db);
    const back = await person.call<AnyRecord>('POST', `${path}/${made.id}/history/1/restore`, { version: 2 });
    expect([back.status, back.body.data.nom, back.body.data.code]).toEqual([200, 'Stable', 'stable']);
  });
});

describe('a trip', () => {
  it('leaves with state, nonce and PKCE, and comes back to the page wanted', async () => {
    const { address, cookie } = await leave(world(), 'annuaire', { redirect: '/profile/index' });
    const asked = new URL(address).searchParams;
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThan(40);
    expect(asked.get('redirect_uri')).toBe('https://bridge.example/auth-redirect');
    const { status, body } = await comeBack(world(), cookie, Object.fromEntries(await essai.identify(address, 'lea')));
    expect([status, body.data.destination]).toEqual([200, '/profile/index']);
  });

  it('keeps its ticket from scripts and other sites', async () => {
    const { headers } = await world().app.inject({ method: 'GET', url: '/prod-api/login_sso/annuaire' });
    expect(headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict; Secure$/);
  });

  it.each([
    ['another state', (body: object) => ({ ...body, state: 'x'.repeat(43) }), (cookie: string) => cookie],
    ['no state', ({ state, ...body }: Record<string, unknown>) => body, (cookie: string) => cookie],
    ['another browser', (body: object) => body, () => ''],
    ['a ticket that was never given', (body: object) => body, () => 'bridge_voyage=voyage.faux'],
  ])('ends with nobody signed in for %s', async (_, spoil, keep) => {
    const { address, cookie } = await leave(world(), 'annuaire');
    const given = Object.fromEntries(await essai.identify(address, 'lea'));
    const { status, body } = await comeBack(world(), keep(cookie), spoil(given));
    expect([status, body.message]).toEqual([400, expect.stringContaining('Recommencez')]);
  });

  it('serves once, and not for ever', async () => {
    const { address, cookie } = await leave(world(), 'annuaire');
    const given = Object.fromEntries(await essai.identify(address, 'lea'));
    expect((await comeBack(world(), cookie, given)).status).toBe(200);
    expect((await comeBack(world(), cookie, given)).status).toBe(400);
    // The code of one trip opens no other: each is bound to its own proof.
    const other = await leave(world(), 'annuaire');
    const state = new URL(other.address).searchParams.get('state');
    expect((await comeBack(world(), other.cookie, { ...given, state })).status).toBe(401);
    const late = await leave(world(), 'annuaire');
    const answer = Object.fromEntries(await essai.identify(late.address, 'lea'));
    world().advance(11 * 60_000);
    expect((await comeBack(world(), late.cookie, answer)).status).toBe(400);
  });

  it('does without state only where its provider is known not to give it back', async () => {
    const { address, cookie } = await leave(world(), 'sans-etat');
    const { state, ...given } = Object.fromEntries(await essai.identify(address, 'lea'));
    expect(state).toBeDefined();
    // The person is unknown to this second provider, and their address is taken.
    expect((await comeBack(world(), cookie, given)).status).toBe(403);
  });

  it.each(['eteint', 'prive'])('that cannot reach its provider says so at once (%s)', async (code) => {
    const { address, cookie } = await leave(world(), code);
    expect([address, cookie]).toEqual(['/auth-redirect?error=signOnUnavailable', '']);
  });
});

describe('a provider that fails', () => {
  const lastFailure = async () =>
    (
      await world()
        .db.selectFrom('journal')
        .select('details')
        .where('action', '=', 'fournisseur.echouer')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).details;

  it.each([
    ['eteint', 'Éteint', 'decouverte', /a échoué/, 'signOnUnavailable'],
    ['mauvais-secret', 'Mauvais secret', 'jeton', /ne reconnaît pas Bridge.*secret/, 'n’a pas pu être vérifiée'],
    ['sans-profil', 'Sans profil', 'profil', /code 404.*Vérifiez les adresses/, 'n’a pas pu être vérifiée'],
  ])(
    'tells administrators why in the journal, and who signs in nothing of it (%s)',
    async (code, nom, etape, raison, told) => {
      const { address, cookie } = await leave(world(), code);
      const answer =
        cookie === ''
          ? address
          : (await comeBack(world(), cookie, Object.fromEntries(await essai.identify(address, 'lea')))).body.message;
      expect(answer).toContain(told);
      expect(await lastFailure()).toEqual({ fournisseur: nom, etape, raison: expect.stringMatching(raison) });
    },
  );
});

describe('signing out', () => {
  it('leads to the provider too, once', async () => {
    const { body } = await arrive(world(), essai, 'lea');
    const person = new Person(world(), { id: 0, username: '', email: '' }, body.data);
    const { sortie } = (await person.call<{ sortie: string }>('POST', '/logout')).body.data;
    expect(sortie).toContain(`${essai.emetteur}/session/end`);
    expect((await fetch(sortie)).status).toBe(200);
    expect((await person.call('POST', '/logout')).body.data).toEqual({ sortie: null });
    expect((await person.call('GET', '/users/profile')).status).toBe(401);
  });
});
