import { expect, it } from 'vitest';
import { temporaryFolder } from './platform/db/testing/temp-folder.ts';
import { ADMIN_PASSWORD, Exploitant } from './sources/testing/exploitant.ts';
import { isTorture, scale } from './testing/scale.ts';
import { startServer } from './testing/server-process.ts';

const LONG = 20 * 60_000;
/** Requests a second on an ordinary day; and how long each pace is kept. */
const PACE = scale(4, 15);
const SECONDS = scale(4, 60);
const LISTES = ['ou-manger', 'ou-dormir', 'a-voir-a-faire', 'agenda'];
/** Shorter than this is quick, whatever it is compared with. */
const QUICK = 25;

const KINDS = ['page', 'mesure', 'console'] as const;
type Kind = (typeof KINDS)[number];
interface Request {
  readonly kind: Kind;
  /** Settles once the answer is there, whole; rejects when it is none. */
  send(): Promise<unknown>;
}

async function read(url: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(url, init);
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return body;
}

/** What visitors and staff ask: of a hundred requests, 95 read public pages, 4 tell of a click, 1 is of the console. */
async function mixOf(address: string, admin: Exploitant): Promise<Request[]> {
  const site = `${address}/public/aubrelande/fr`;
  const first = await read(`${site}/${LISTES[0]}`);
  const fiches = [...first.matchAll(/href="(\/public\/aubrelande\/fr\/[^"]+-\d+)"/g)].map(([, path]) => path);
  const pages = [
    ...LISTES.flatMap((liste) => [liste, `${liste}?page=2`, `${liste}?q=lac`]).map((path) => `${site}/${path}`),
    ...[...new Set(fiches)].map((path) => `${address}${path}`),
    `${address}/public/aubrelande/sitemap.xml`,
  ];
  expect(pages.length).toBeGreaterThan(15);
  const clic = JSON.stringify({ site: 'aubrelande', ressource: 'listeWeb', id: 1, objet: 1, genre: 'clic' });
  return Array.from({ length: 100 }, (_, rank): Request => {
    if (rank === 50) return { kind: 'console', send: () => admin.call('GET', '/api/selections') };
    if (rank % 25 === 0)
      return {
        kind: 'mesure',
        send: () =>
          read(`${address}/public/_mesure`, { method: 'POST', body: clic, headers: { 'content-type': 'text/plain' } }),
      };
    return { kind: 'page', send: () => read(pages[rank % pages.length] ?? site) };
  });
}

interface Measured {
  readonly sent: number;
  readonly failed: number;
  readonly p95: Readonly<Record<Kind, number>>;
}

/** Requests leave at their time, whether the ones before were answered or not. */
async function replay(mix: readonly Request[], pace: number): Promise<Measured> {
  const times: Record<Kind, number[]> = { page: [], mesure: [], console: [] };
  let failed = 0;
  const start = performance.now();
  const total = pace * SECONDS;
  const pending: Promise<unknown>[] = [];
  for (let rank = 0; rank < total; rank += 1) {
    const request = mix[rank % mix.length];
    if (request === undefined) continue;
    const wait = start + (rank * 1_000) / pace - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const at = performance.now();
    const done = request
      .send()
      .then(() => times[request.kind].push(performance.now() - at))
      .catch(() => {
        failed += 1;
      });
    pending.push(done);
  }
  await Promise.all(pending);
  const p95 = (kind: Kind) => {
    const sorted = times[kind].sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  };
  return { sent: total, failed, p95: { page: p95('page'), mesure: p95('mesure'), console: p95('console') } };
}

it('R-17: ten times the load of an ordinary day', { timeout: LONG }, async () => {
  const server = startServer({ DATA_DIR: await temporaryFolder(), ADMIN_PASSWORD });
  const address = await server.ready();
  const admin = await Exploitant.signIn(address);
  const status = async () => (await fetch(`${address}/public/aubrelande/fr/${LISTES.at(-1)}`)).status;
  await expect.poll(status, { timeout: LONG, interval: 1_000 }).toBe(200);
  const mix = await mixOf(address, admin);
  await replay(mix, PACE);
  const [ordinary, tenfold] = [await replay(mix, PACE), await replay(mix, 10 * PACE)];
  const told = KINDS.map((kind) => `${kind} ${ordinary.p95[kind].toFixed(1)} then ${tenfold.p95[kind].toFixed(1)} ms`);
  process.stdout.write(
    `${PACE} then ${10 * PACE} requests/s: ${ordinary.failed} and ${tenfold.failed} of ${ordinary.sent} and ${tenfold.sent} failed; p95 ${told.join(', ')}\n`,
  );
  expect(ordinary.failed + tenfold.failed).toBeLessThanOrEqual((ordinary.sent + tenfold.sent) / 1_000);
  // How long answers take is told of a machine that does nothing else.
  if (!isTorture) return;
  expect(tenfold.p95.page).toBeLessThan(Math.max(QUICK, 3 * ordinary.p95.page));
  expect(tenfold.p95.console).toBeLessThan(500);
});
