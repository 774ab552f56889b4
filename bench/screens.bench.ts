import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnyRecord, Manifeste } from '@bridge/contract';
import { slide } from '@bridge/server/areas/display/testing/ecrans';
import { createMedia } from '@bridge/server/areas/mediatheque/testing/depot';
import { jpeg } from '@bridge/server/areas/mediatheque/testing/fichiers';
import { allume, createEcran, publie, vitrine } from '@bridge/server/publication/ecran/testing/poste';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { openProduct } from './lib/product.ts';

/**
 * Two hundred screens on one server, at their own pace and thirty times as fast: what the console takes meanwhile, beside what it takes alone, and what
 * they are answered in. Then manifests and media beside the same bytes as files that the same Fastify serves in the same run.
 */
const ECRANS = Number(process.argv[2] ?? 200);
const ROUNDS = 3;
const SECONDS = 5;
const PACES = [
  { name: 'at their pace', every: 60_000 },
  { name: 'thirty times as fast', every: 2_000 },
] as const;
const REQUESTS = 500;
const PARALLEL = 8;

const product = await openProduct();
const { world, url } = product;
const scene = await vitrine(world);
const { person, admin, entiteId } = scene;
const media = await createMedia(world, admin, await jpeg(), { entiteId });
const photo = slide('media', { media: { ref: 'media', id: media.id } });
async function write(titre: string): Promise<void> {
  const at = `/api/display/diaporamas/${scene.diaporama.id}`;
  const { version } = (await person.call<AnyRecord>('GET', at)).body.data;
  const sequence = [slide('texte', { titre: { fr: titre } }), photo];
  const { body } = await person.call<AnyRecord>('PUT', at, { version, sequence });
  await publie(person, body.data);
}
await write('Première version');

const jetons: string[] = [];
for (let n = 0; n < ECRANS; n += 1) {
  await world.forgetAttempts();
  const { id } = await createEcran(person, { nom: `Écran ${n}`, diaporama: scene.diaporama.id });
  const { code, etat } = await allume(world);
  await person.call('POST', `/api/display/ecrans/${id}/appairer`, { code });
  jetons.push((await etat()).jeton ?? '');
}

let asked = 0;
/** Asks with each screen in turn, so that none is above its limit. */
async function ask(path: string): Promise<Response> {
  asked += 1;
  const headers = { authorization: `Bearer ${jetons[asked % jetons.length]}` };
  const answer = await fetch(`${url}/e/api${path}`, { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}
const text = await (await ask('/manifeste')).text();
const manifeste: Manifeste = JSON.parse(text);

const screens = new Worker(new URL('./lib/ecrans.mjs', import.meta.url), {
  workerData: { url, jetons, diaporama: scene.diaporama.id },
});
screens.on('error', (error) => {
  throw error;
});
/** Resolves once all screens heard of a new version. */
async function allHear(): Promise<void> {
  await once(screens, 'message');
}
await allHear();

const at = (times: readonly number[], q: number) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * q)] ?? 0;

/** A list of the console, over and over, by two people. */
async function consoleTimes(): Promise<number[]> {
  const times: number[] = [];
  const headers = { authorization: `Bearer ${person.tokens.token}` };
  const until = performance.now() + SECONDS * 1_000;
  const client = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      const answer = await fetch(`${url}/prod-api/api/display/diaporamas`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`the console was answered ${answer.status}`);
      times.push(performance.now() - start);
      await sleep(20);
    }
  };
  await Promise.all([client(), client()]);
  return times;
}

type Times = Record<'nouvelles' | 'manifeste' | 'passages', number[]>;
const alone: number[] = [];
const beside = PACES.map((pace) => ({ ...pace, console: [] as number[], told: {} as Partial<Times> }));
await consoleTimes();
// In turns, so that both share whatever else the machine does.
for (let round = 0; round < ROUNDS; round += 1) {
  alone.push(...(await consoleTimes()));
  for (const one of beside) {
    screens.postMessage({ pace: one.every });
    await sleep(1_000);
    one.console.push(...(await consoleTimes()));
    screens.postMessage({ pace: 0 });
    const times = await once(screens, 'message').then(([message]): Times => message.times);
    for (const kind of ['nouvelles', 'manifeste', 'passages'] as const)
      one.told[kind] = [...(one.told[kind] ?? []), ...times[kind]];
    await sleep(500);
  }
}
console.log(`console alone   p50 ${at(alone, 0.5).toFixed(1)} ms   p95 ${at(alone, 0.95).toFixed(1)} ms`);
for (const { name, console: times, told } of beside) {
  const [p50, p95] = [at(times, 0.5), at(times, 0.95)];
  console.log(
    `console beside ${ECRANS} screens ${name}   p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms, ${(p95 / at(alone, 0.95)).toFixed(2)} times`,
  );
  for (const [kind, some] of Object.entries(told))
    console.log(
      `  ${kind.padEnd(10)} p50 ${at(some, 0.5).toFixed(1)} ms   p95 ${at(some, 0.95).toFixed(1)} ms   ${some.length} asked`,
    );
}

const start = performance.now();
await Promise.all([write('Deuxième version'), allHear()]);
console.log(
  `${ECRANS} screens told of a publication ${(performance.now() - start).toFixed(0)} ms after it was asked for`,
);

const folder = await mkdtemp(join(tmpdir(), 'bridge-static-'));
const files = fastify();
await files.register(fastifyStatic, { root: folder });
const fileUrl = await files.listen({ host: '127.0.0.1', port: 0 });
const empreinte = manifeste.medias[0]?.empreinte ?? '';
await writeFile(join(folder, 'manifeste'), text);
await writeFile(join(folder, 'media'), Buffer.from(await (await ask(`/medias/${empreinte}`)).arrayBuffer()));
async function pace(get: () => Promise<Response>): Promise<number> {
  let left = REQUESTS;
  const begun = performance.now();
  const client = async () => {
    while (left-- > 0) await (await get()).arrayBuffer();
  };
  await Promise.all(Array.from({ length: PARALLEL }, client));
  return (REQUESTS / (performance.now() - begun)) * 1_000;
}
for (const [name, path] of [
  ['manifeste', '/manifeste'],
  ['media', `/medias/${empreinte}`],
] as const) {
  let [ours, theirs] = [0, 0];
  for (let round = -1; round < ROUNDS; round += 1) {
    const [one, other] = [await pace(() => ask(path)), await pace(() => fetch(`${fileUrl}/${name}`))];
    if (round >= 0) [ours, theirs] = [Math.max(ours, one), Math.max(theirs, other)];
  }
  console.log(`${name.padEnd(10)} ${ours.toFixed(0)} requests/s, ${(ours / theirs).toFixed(2)} of a file`);
}

await screens.terminate();
await files.close();
await rm(folder, { recursive: true, force: true });
await product.close();
