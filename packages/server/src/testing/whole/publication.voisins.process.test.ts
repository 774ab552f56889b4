import { fork } from 'node:child_process';
import { once } from 'node:events';
import { API_BASE } from '@bridge/contract';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../platform/db/testing/temp-folder.ts';
import { ADMIN_PASSWORD, Exploitant } from '../../sources/testing/exploitant.ts';
import { built } from '../built.ts';
import { startServer } from '../server-process.ts';
import { type Ask, installSite, type Misbehaving, type Misbehaviour, measure, visitOf, visitorOf } from '../voisins.ts';

const LONG = 20 * 60_000;
const SECONDS = 60;
/** The milliseconds under which an answer is quick, in any comparison. */
const QUICK = { gardee: 25, neuve: 60, console: 50 };
const LISTE = '/public/aubrelande/fr/ou-manger';

async function tokenOf(ask: Ask): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD });
  return JSON.parse((await ask(`${API_BASE}/login_check`, { method: 'POST', headers, body })).body).data.token;
}

/** Starts misbehaving neighbours in another process; the returned function ends them, with their answers. */
async function misbehaveElsewhere(misbehaving: Misbehaving): Promise<() => Promise<Misbehaviour['answers']>> {
  // Tests turn GIVE_WAY off, and a child would inherit that.
  const child = fork(built('voisins.child'), { env: { ...process.env, GIVE_WAY: '1' } });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.send(misbehaving);
  await once(child, 'message');
  return async () => {
    const answers = once(child, 'message');
    child.send('stop');
    return (await answers)[0];
  };
}

/** Times are checked on an idle machine only; `publication.voisins.db.test.ts` checks that none fails. */
it('four neighbours who misbehave at once leave another site as quick as it was', {
  tags: 'torture',
  timeout: LONG,
}, async () => {
  const server = startServer({ DATA_DIR: await temporaryFolder(), ADMIN_PASSWORD, GIVE_WAY: '1' });
  const address = await server.ready();
  const visitor = visitorOf(address, '127.0.0.1');
  await expect.poll(async () => (await visitor(LISTE)).status, { timeout: LONG, interval: 1_000 }).toBe(200);
  const voisin = await installSite(await Exploitant.signIn(address), 'voisin');
  const token = await tokenOf(visitor);
  const visit = visitOf(visitor, LISTE, token);
  await measure(visit, SECONDS / 2);
  const quiet = await measure(visit, SECONDS);
  const stop = await misbehaveElsewhere({ address, token, voisin, connections: 350 });
  const busy = await measure(visit, SECONDS);
  const voisins = await stop();
  visitor.close();
  process.stdout.write(`${JSON.stringify({ quiet, busy, voisins }, null, 1)}\n`);
  // Drawings that were refused unopened would have cost nobody anything.
  expect(voisins['dessins 200']).toBeGreaterThan(0);
  expect(Object.keys(busy.statuses).sort()).toEqual(['console 200', 'gardee 200', 'neuve 200']);
  const within = (kind: keyof typeof QUICK, times: number) =>
    expect([kind, busy.p95[kind]]).toEqual([
      kind,
      Math.min(busy.p95[kind] ?? 0, Math.max(QUICK[kind], times * (quiet.p95[kind] ?? 0))),
    ]);
  within('gardee', 1.5);
  within('neuve', 3);
  within('console', 2);
});
