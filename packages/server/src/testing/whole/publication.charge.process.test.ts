import { expect, it } from 'vitest';
import { temporaryFolder } from '../../platform/db/testing/temp-folder.ts';
import { ADMIN_PASSWORD, Exploitant } from '../../sources/testing/exploitant.ts';
import { KINDS, mixOf, replay } from '../load.ts';
import { startServer } from '../server-process.ts';

const LONG = 20 * 60_000;
/** Requests a second on an ordinary day; and how long each pace is kept. */
const PACE = 15;
const SECONDS = 60;
/** The milliseconds under which an answer is quick, in any comparison. */
const QUICK = 25;

/** Times are checked on an idle machine only; `tests/journeys/load.spec.ts` checks always that none fails. */
it('R-17: ten times the load of an ordinary day', { tags: 'torture', timeout: LONG }, async () => {
  const server = startServer({ DATA_DIR: await temporaryFolder(), ADMIN_PASSWORD, GIVE_WAY: '1' });
  const address = await server.ready();
  const admin = await Exploitant.signIn(address);
  const status = async () => (await fetch(`${address}/public/aubrelande/fr/agenda`)).status;
  await expect.poll(status, { timeout: LONG, interval: 1_000 }).toBe(200);
  const mix = await mixOf(address, () => admin.call('GET', '/api/selections'));
  await replay(mix, PACE, SECONDS);
  const [ordinary, tenfold] = [await replay(mix, PACE, SECONDS), await replay(mix, 10 * PACE, SECONDS)];
  const told = KINDS.map((kind) => `${kind} ${ordinary.p95[kind].toFixed(1)} then ${tenfold.p95[kind].toFixed(1)} ms`);
  process.stdout.write(
    `${PACE} then ${10 * PACE} requests/s: ${ordinary.failures.length} and ${tenfold.failures.length} of ${ordinary.sent} and ${tenfold.sent} failed; p95 ${told.join(', ')}\n`,
  );
  const failures = [...ordinary.failures, ...tenfold.failures];
  expect(failures.length, failures.join('\n')).toBeLessThanOrEqual((ordinary.sent + tenfold.sent) / 1_000);
  expect(tenfold.p95.page).toBeLessThan(Math.max(QUICK, 3 * ordinary.p95.page));
  expect(tenfold.p95.console).toBeLessThan(500);
});
