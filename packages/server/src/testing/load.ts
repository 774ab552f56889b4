/** Lists of the demonstration. */
const LISTES = ['ou-manger', 'ou-dormir', 'a-voir-a-faire', 'agenda'];

export const KINDS = ['page', 'mesure', 'console'] as const;
type Kind = (typeof KINDS)[number];
export interface Request {
  readonly kind: Kind;
  /** Resolves with the whole answer; rejects without one. */
  send(): Promise<unknown>;
}

async function read(url: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(url, init);
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return body;
}

/** The requests of visitors and staff: of a hundred, 95 read public pages, 4 tell a click, 1 is of the console. */
export async function mixOf(address: string, readConsole: () => Promise<unknown>): Promise<Request[]> {
  const site = `${address}/public/aubrelande/fr`;
  const first = await read(`${site}/${LISTES[0]}`);
  const fiches = [...first.matchAll(/href="(\/public\/aubrelande\/fr\/[^"]+-\d+)"/g)].map(([, path]) => path);
  const pages = [
    ...LISTES.flatMap((liste) => [liste, `${liste}?page=2`, `${liste}?q=lac`]).map((path) => `${site}/${path}`),
    ...[...new Set(fiches)].map((path) => `${address}${path}`),
    `${address}/public/aubrelande/sitemap.xml`,
  ];
  if (pages.length <= 15) throw new Error(`the site has ${pages.length} pages, too few to be a load`);
  const jeton = await read(`${address}/public/_mesure?site=aubrelande`);
  const clic = JSON.stringify({ site: 'aubrelande', ressource: 'listeWeb', id: 1, objet: 1, genre: 'clic', jeton });
  return Array.from({ length: 100 }, (_, rank): Request => {
    if (rank === 50) return { kind: 'console', send: readConsole };
    if (rank % 25 === 0)
      return {
        kind: 'mesure',
        send: () =>
          read(`${address}/public/_mesure`, { method: 'POST', body: clic, headers: { 'content-type': 'text/plain' } }),
      };
    return { kind: 'page', send: () => read(pages[rank % pages.length] ?? site) };
  });
}

export interface Measured {
  readonly sent: number;
  /** The reasons of failures. */
  readonly failures: readonly string[];
  readonly p95: Readonly<Record<Kind, number>>;
}

/** Requests leave at their times, whether or not earlier ones were answered. */
export async function replay(mix: readonly Request[], pace: number, seconds: number): Promise<Measured> {
  const times: Record<Kind, number[]> = { page: [], mesure: [], console: [] };
  const failures: string[] = [];
  const start = performance.now();
  const total = pace * seconds;
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
      .catch((error) => failures.push(String(error)));
    pending.push(done);
  }
  await Promise.all(pending);
  const p95 = (kind: Kind) => {
    const sorted = times[kind].sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  };
  return { sent: total, failures, p95: { page: p95('page'), mesure: p95('mesure'), console: p95('console') } };
}
