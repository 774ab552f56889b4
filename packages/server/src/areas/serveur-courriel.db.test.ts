import type { AddressInfo } from 'node:net';
import type { ServeurCourriel } from '@bridge/contract';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../platform/log.ts';
import { adviceOnMail } from '../platform/mail.failure.ts';
import { createMail } from '../platform/mail.ts';
import { useWorld } from '../testing/use-world.ts';
import { savedServer } from './serveur-courriel.ts';

const PATH = '/api/reglages/parametres/serveur_courriel';
const world = useWorld();
const received: { from: string; user: unknown }[] = [];
let server: SMTPServer;
let port = 0;

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      password === 'bon' ? done(null, { user: username }) : done(new Error('535 no')),
    onData: (stream, session, done) => {
      const from = session.envelope.mailFrom;
      received.push({ from: from === false ? '' : from.address, user: session.user });
      stream.resume().on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const reglage = (changes: object = {}) => ({
  ...{ hote: '127.0.0.1', port, securite: 'aucune', utilisateur: 'bridge', expediteur: 'accueil@exemple.fr' },
  ...changes,
});

/** A message, as Bridge sends it where its environment names no server. */
async function send(intranet: readonly string[]) {
  const saved = savedServer({ vault: world().engine.vault, intranet });
  const letterhead = async () => ({ sender: 'Bridge', signature: '' });
  const options = { smtpUrl: undefined, from: 'autre@exemple.fr', letterhead, showInLog: false };
  const mail = createMail({ ...options, saved: () => saved(world().db) }, createLog('silent'));
  return mail.send({ to: 'camille@exemple.fr', subject: 'Essai', text: 'Essai' }).catch(adviceOnMail);
}

it('is given by super administrators alone, and its password is never read again', async () => {
  const admin = await world().person({ roles: ['ROLE_ADMIN'] });
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect((await admin.call(method, PATH, method === 'PUT' ? reglage() : undefined)).status).toBe(403);
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  expect((await root.call<ServeurCourriel>('GET', PATH)).body.data).toEqual({ source: 'aucune', reglage: null });
  const saved = await root.call<ServeurCourriel>('PUT', PATH, reglage({ motDePasse: 'mauvais' }));
  expect(saved.body.data).toEqual({ source: 'parametres', reglage: reglage({ aMotDePasse: true }) });
  const { rows } = await sql<{ ligne: string }>`
    SELECT row_to_json(journal)::text AS ligne FROM journal WHERE action = 'parametres.serveur-courriel'
    UNION ALL SELECT convert_from(mot_de_passe, 'LATIN1') FROM serveur_courriel`.execute(world().db);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify([rows, saved.body])).not.toContain('mauvais');
});

it('serves at once; what it refuses is said in French', async () => {
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const allowed = [`127.0.0.1:${port}`];
  expect(await send(allowed)).toContain('refuse le compte ou son mot de passe');
  await root.call('PUT', PATH, reglage({ motDePasse: 'bon' }));
  expect(await send(allowed)).toBe('sent');
  // What is not typed again stays.
  await root.call('PUT', PATH, reglage({ expediteur: 'office@exemple.fr' }));
  expect(await send(allowed)).toBe('sent');
  expect(received).toEqual([
    { from: 'accueil@exemple.fr', user: 'bridge' },
    { from: 'office@exemple.fr', user: 'bridge' },
  ]);
});

it('is no machine of the operator’s own network, unless it was opened', async () => {
  expect(await send([])).toMatch(/^Le serveur d’e-mail n’a pas été joint\. .*127\.0\.0\.1/);
  expect(received).toHaveLength(2);
});

it('does not get the password of another', async () => {
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  const moved = await root.call('PUT', PATH, reglage({ hote: 'pirate.example' }));
  expect([moved.status, moved.body.errors?.map(({ path }) => path)]).toEqual([400, ['motDePasse']]);
  const nobody = await root.call('PUT', PATH, reglage({ utilisateur: '' }));
  expect([nobody.status, nobody.body.errors?.map(({ path }) => path)]).toEqual([400, ['utilisateur']]);
  for (const hote of ['smtp://x.fr', 'x.fr/y', 'x fr', ''])
    expect((await root.call('PUT', PATH, reglage({ hote, motDePasse: 'x' }))).status).toBe(400);
});

it('is taken off', async () => {
  const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
  expect((await root.call<ServeurCourriel>('DELETE', PATH)).body.data).toEqual({ source: 'aucune', reglage: null });
  expect(await send([])).toBe('logged');
});
