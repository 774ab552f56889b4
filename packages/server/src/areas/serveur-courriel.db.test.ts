import type { AddressInfo } from 'node:net';
import type { ServeurCourriel } from '@bridge/contract';
import { sql } from 'kysely';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVault } from '../crud/write/value.rules.ts';
import { createLog } from '../platform/log.ts';
import { adviceOnMail, isRefusedForGood } from '../platform/mail.failure.ts';
import { createMail } from '../platform/mail.ts';
import { EXPIRED, KEY, SELF_SIGNED } from '../platform/net/testing/certificates.ts';
import { useWorld } from '../testing/use-world.ts';
import { savedServer } from './serveur-courriel.ts';

const PATH = '/api/reglages/parametres/serveur_courriel';
const world = useWorld();
const received: { from: string; user: unknown; secure: boolean }[] = [];
const servers: SMTPServer[] = [];
const ports = { tls: 0, starttls: 0, aucune: 0, perime: 0 };

async function listen(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    onAuth: ({ username, password }, _, done) =>
      password === 'bon' ? done(null, { user: username }) : done(new Error('535 no')),
    onData: (stream, { envelope: { mailFrom }, user, secure }, done) => {
      received.push({ from: mailFrom === false ? '' : mailFrom.address, user, secure });
      stream.resume().on('end', () => done());
    },
    ...options,
  });
  // A client that does not trust the server hangs up.
  server.on('error', () => undefined);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.server.address() as AddressInfo).port;
}

beforeAll(async () => {
  ports.tls = await listen({ key: KEY, cert: SELF_SIGNED, secure: true });
  ports.starttls = await listen({ key: KEY, cert: SELF_SIGNED });
  ports.aucune = await listen({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
  ports.perime = await listen({ key: KEY, cert: EXPIRED, secure: true });
});
afterAll(() => Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(resolve)))));

const reglage = (changes: object = {}) => ({
  ...{ hote: '127.0.0.1', port: ports.starttls, securite: 'starttls', utilisateur: 'bridge' },
  ...{ expediteur: 'accueil@exemple.fr', ...changes },
});
const sansCompte = (changes: object) => reglage({ utilisateur: '', motDePasse: null, ...changes });
const root = () => world().person({ roles: ['ROLE_SUPER_ADMIN'] });
const opened = () => Object.values(ports).map((port) => `127.0.0.1:${port}`);

/** Sends a message as Bridge does when its environment names no server. */
async function send({ intranet = opened(), autorites = [SELF_SIGNED], vault = world().engine.vault } = {}) {
  const saved = savedServer({ vault, intranet, autorites });
  const letterhead = async () => ({ sender: 'Bridge', signature: '' });
  const options = { smtpUrl: undefined, from: 'autre@exemple.fr', letterhead, showInLog: false };
  const mail = createMail({ ...options, saved: () => saved(world().db) }, createLog('silent'));
  return mail.send({ to: 'camille@exemple.fr', subject: 'Essai', text: 'Essai' }).catch(adviceOnMail);
}

it('is given by super administrators alone, and its password is never read again', async () => {
  const admin = await world().person({ roles: ['ROLE_ADMIN'] });
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect((await admin.call(method, PATH, method === 'PUT' ? reglage() : undefined)).status).toBe(403);
  const person = await root();
  expect((await person.call<ServeurCourriel>('GET', PATH)).body.data).toEqual({ source: 'aucune', reglage: null });
  const saved = await person.call<ServeurCourriel>('PUT', PATH, reglage({ motDePasse: 'mauvais' }));
  expect(saved.body.data).toEqual({ source: 'parametres', reglage: reglage({ aMotDePasse: true }) });
  const { rows } = await sql<{ ligne: string }>`
    SELECT row_to_json(journal)::text AS ligne FROM journal WHERE action = 'parametres.serveur-courriel'
    UNION ALL SELECT encode(mot_de_passe, 'escape') FROM serveur_courriel`.execute(world().db);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify([rows, saved.body])).not.toContain('mauvais');
});

it('serves at once; what it refuses is said in French', async () => {
  const person = await root();
  expect(await send()).toContain('refuse le compte ou son mot de passe');
  await person.call('PUT', PATH, reglage({ motDePasse: 'bon' }));
  expect(await send()).toBe('sent');
  // A password that is not typed again stays.
  await person.call('PUT', PATH, reglage({ expediteur: 'office@exemple.fr' }));
  expect(await send()).toBe('sent');
  expect(received.splice(0)).toEqual([
    { from: 'accueil@exemple.fr', user: 'bridge', secure: true },
    { from: 'office@exemple.fr', user: 'bridge', secure: true },
  ]);
});

it('is no machine of the operator’s own network, unless it was opened', async () => {
  expect(await send({ intranet: [] })).toMatch(/^Le serveur d’e-mail n’a pas été joint\. .*127\.0\.0\.1/);
});

it('whose password cannot be opened any more says so, for good', async () => {
  const vault = createVault('une autre clé');
  expect(await send({ vault })).toContain('(SECRET_KEY) a changé');
  const saved = savedServer({ vault, intranet: [] });
  await expect(saved(world().db)).rejects.toSatisfy(isRefusedForGood);
});

it('does not get the password of another, nor one without its account, nor in clear', async () => {
  const person = await root();
  const refused = async (changes: object) => {
    const { status, body } = await person.call('PUT', PATH, reglage(changes));
    return [status, ...(body.errors ?? []).map(({ path }) => path)];
  };
  expect(await refused({ hote: 'pirate.example' })).toEqual([400, 'motDePasse']);
  expect(await refused({ securite: 'aucune' })).toEqual([400, 'motDePasse']);
  expect(await refused({ securite: 'aucune', motDePasse: 'bon' })).toEqual([400, 'securite']);
  expect(await refused({ utilisateur: '' })).toEqual([400, 'utilisateur']);
  expect(await refused({ motDePasse: null })).toEqual([400, 'motDePasse']);
  // The host was opened when the server was saved, and is closed since.
  await sql`UPDATE serveur_courriel SET securite = 'aucune', port = ${ports.aucune}`.execute(world().db);
  expect(await send({ intranet: [] })).toContain('passerait en clair');
  expect(await send()).toBe('sent');
  expect(received.splice(0)).toEqual([{ from: 'office@exemple.fr', user: 'bridge', secure: false }]);
});

it('is spoken to as its protection says, and is not where it cannot be trusted', async () => {
  const person = await root();
  const through = async (securite: string, port: number, autorites = [SELF_SIGNED, EXPIRED]) => {
    expect((await person.call('PUT', PATH, sansCompte({ securite, port }))).status).toBe(200);
    return send({ autorites });
  };
  expect(await through('tls', ports.tls)).toBe('sent');
  expect(await through('starttls', ports.starttls)).toBe('sent');
  expect(await through('aucune', ports.aucune)).toBe('sent');
  expect(received.splice(0).map(({ secure }) => secure)).toEqual([true, true, false]);
  expect(await through('starttls', ports.aucune)).toContain('connexion chiffrée');
  for (const [securite, port] of [
    ['tls', ports.tls],
    ['starttls', ports.starttls],
  ] as const)
    expect(await through(securite, port, [])).toContain('certificat du serveur d’e-mail n’est pas reconnu');
  expect(await through('tls', ports.perime)).toContain('n’est pas reconnu');
  expect(received).toEqual([]);
});

it('is taken off', async () => {
  const person = await root();
  expect((await person.call<ServeurCourriel>('DELETE', PATH)).body.data).toEqual({ source: 'aucune', reglage: null });
  expect(await send()).toBe('logged');
});
