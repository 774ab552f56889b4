import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyRecord, Manifeste } from '@bridge/contract';
import { slide } from '@bridge/server/areas/display/testing/ecrans';
import { createMedia } from '@bridge/server/areas/mediatheque/testing/depot';
import { jpeg } from '@bridge/server/areas/mediatheque/testing/fichiers';
import { type Ecoute, ecoute } from '@bridge/server/publication/ecran/testing/ecoute';
import { passagesDe } from '@bridge/server/publication/ecran/testing/ecran-simule';
import { allume, creeEcran, nouvelles, publie, vitrine } from '@bridge/server/publication/ecran/testing/poste';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { openProduct } from './lib/product.ts';

/**
 * Two hundred screens on one server: each listens, gives its news, asks for its manifest and tells what it showed, sixty times as often as
 * screens do. What the console takes meanwhile, beside what it takes alone; and manifests and media beside the same bytes as files that the
 * same Fastify serves in the same run.
 */
const ECRANS = Number(process.argv[2] ?? 200);
const ROUNDS = 5;
const REQUESTS = 150;
/** Real screens give news once a minute: here, once a second. */
const EVERY = 1_000;

const product = await openProduct();
const { world, url } = product;
world.now = new Date();
const scene = await vitrine(world);
const { person, admin, entiteId } = scene;
const media = await createMedia(world, admin, await jpeg(), { entiteId });
const sequence = [
  slide('texte', { titre: { fr: 'Bonjour' } }),
  slide('media', { media: { ref: 'media', id: media.id } }),
];
const write = async (titre: string) => {
  const read = (await person.call<AnyRecord>('GET', `/api/display/diaporamas/${scene.diaporama.id}`)).body.data;
  const texts = [slide('texte', { titre: { fr: titre } }), ...sequence.slice(1)];
  const { body } = await person.call<AnyRecord>('PUT', `/api/display/diaporamas/${read.id}`, {
    version: read.version,
    sequence: texts,
  });
  await publie(person, body.data);
};
await write('Première version');

interface Ecran {
  readonly jeton: string;
  readonly line: Ecoute;
}
const ecrans: Ecran[] = [];
for (let n = 0; n < ECRANS; n += 1) {
  await world.forgetAttempts();
  const { id } = await creeEcran(person, { nom: `Écran ${n}`, diaporama: scene.diaporama.id });
  const { code, etat } = await allume(world);
  await person.call('POST', `/api/display/ecrans/${id}/appairer`, { code });
  const { jeton = '' } = await etat();
  ecrans.push({ jeton, line: await ecoute(url, jeton) });
}
await Promise.all(ecrans.map(({ line }) => line.hears('manifeste')));

const p = (times: readonly number[], q: number) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * q)] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function ask(path: string, jeton: string, options: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${url}/e/api${path}`, {
    ...options,
    headers: { authorization: `Bearer ${jeton}`, ...options.headers },
  });
  if (!answer.ok && answer.status !== 304) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}
const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** All of them at work until it is told to stop; how long each kind of question took. */
function atWork(version: string) {
  const times = { nouvelles: [] as number[], manifeste: [] as number[], passages: [] as number[] };
  let isOver = false;
  const work = Promise.all(
    ecrans.map(async ({ jeton }, n) => {
      await sleep((n / ECRANS) * EVERY);
      while (!isOver) {
        const news = nouvelles({ version, heure: new Date().toISOString() });
        times.nouvelles.push(await timed(() => ask('/nouvelles', jeton, json(news))));
        times.manifeste.push(
          await timed(() => ask('/manifeste', jeton, { headers: { 'if-none-match': `"${version}"` } })),
        );
        const passages = passagesDe({ nombre: 6, diaporama: scene.diaporama.id, at: new Date() });
        times.passages.push(await timed(() => ask('/passages', jeton, json({ passages }))));
        await sleep(EVERY);
      }
    }),
  );
  return {
    times,
    stop: async () => {
      isOver = true;
      await work;
    },
  };
}

const headers = { authorization: `Bearer ${person.tokens.token}` };
async function consoleTimes(): Promise<number[]> {
  const times: number[] = [];
  const client = async () => {
    while (times.length < REQUESTS)
      times.push(
        await timed(async () => {
          const answer = await fetch(`${url}/prod-api/api/display/diaporamas`, { headers });
          if (!answer.ok) throw new Error(`the console was answered ${answer.status}`);
          await answer.arrayBuffer();
        }),
      );
  };
  await Promise.all([client(), client()]);
  return times;
}

const [first] = ecrans;
if (!first) throw new Error('no screen');
const answer = await ask('/manifeste', first.jeton);
const version = /[0-9a-f]{64}/.exec(answer.headers.get('etag') ?? '')?.[0] ?? '';
const manifeste: Manifeste = JSON.parse(await answer.text());

const alone: number[] = [];
const beside: number[] = [];
const told = { nouvelles: [] as number[], manifeste: [] as number[], passages: [] as number[] };
await consoleTimes();
// In turns: whatever else the machine does is shared.
for (let round = 0; round < ROUNDS; round += 1) {
  alone.push(...(await consoleTimes()));
  const { times, stop } = atWork(version);
  await sleep(EVERY);
  beside.push(...(await consoleTimes()));
  await stop();
  for (const kind of ['nouvelles', 'manifeste', 'passages'] as const) told[kind].push(...times[kind]);
}
for (const q of [0.5, 0.95]) {
  const [one, other] = [p(beside, q), p(alone, q)];
  console.log(
    `console p${q * 100}: ${one.toFixed(1)} ms beside ${ECRANS} screens at sixty times their pace, ${other.toFixed(1)} ms alone, ratio ${(one / other).toFixed(2)}`,
  );
}
for (const [kind, times] of Object.entries(told))
  console.log(
    `${kind.padEnd(10)} p50 ${p(times, 0.5).toFixed(1)} ms   p95 ${p(times, 0.95).toFixed(1)} ms   ${times.length} asked`,
  );

// Everybody is told of a publication.
const heard = performance.now();
await Promise.all([write('Deuxième version'), ...ecrans.map(({ line }) => line.hears('manifeste', 2))]);
console.log(
  `${ECRANS} screens told of a publication ${(performance.now() - heard).toFixed(0)} ms after it was asked for`,
);

const folder = await mkdtemp(join(tmpdir(), 'bridge-static-'));
const files = fastify();
await files.register(fastifyStatic, { root: folder });
const fileUrl = await files.listen({ host: '127.0.0.1', port: 0 });
const empreinte = manifeste.medias[0]?.empreinte ?? '';
await writeFile(join(folder, 'manifeste'), await (await ask('/manifeste', first.jeton)).text());
await writeFile(
  join(folder, 'media'),
  Buffer.from(await (await ask(`/medias/${empreinte}`, first.jeton)).arrayBuffer()),
);
async function pace(get: () => Promise<Response>): Promise<number> {
  let left = 1_000;
  const start = performance.now();
  const client = async () => {
    while (left-- > 0) await (await get()).arrayBuffer();
  };
  await Promise.all(Array.from({ length: 8 }, client));
  return 1_000 / ((performance.now() - start) / 1_000);
}
for (const [name, path] of [
  ['manifeste', '/manifeste'],
  ['media', `/medias/${empreinte}`],
] as const) {
  let [ours, theirs] = [0, 0];
  for (let round = -1; round < ROUNDS; round += 1) {
    const [one, other] = [await pace(() => ask(path, first.jeton)), await pace(() => fetch(`${fileUrl}/${name}`))];
    if (round >= 0) [ours, theirs] = [Math.max(ours, one), Math.max(theirs, other)];
  }
  console.log(`${name.padEnd(10)} ${ours.toFixed(0)} requests/s, ${(ours / theirs).toFixed(2)} of a file`);
}

for (const { line } of ecrans) line.close();
await files.close();
await rm(folder, { recursive: true, force: true });
await product.close();
