import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Screens, in a thread of their own: what they cost the server is measured, and not what simulating them costs. Each listens; told a pace, each gives
 * its news, asks for its manifest and tells what it showed, once in that time.
 */
const { url, jetons, diaporama } = workerData;
/** The version of each screen, as told last. */
const versions = jetons.map(() => '');
const times = { nouvelles: [], manifeste: [], passages: [] };
let heard = 0;
let every = 0;

const started = new Date().toISOString();
const nouvelles = (version) => ({
  version,
  lecteur: 'mesure',
  demarrage: started,
  telechargement: 100,
  stockage: null,
  erreurs: [],
  heure: new Date().toISOString(),
  allume: 60,
  vue: null,
  urgence: null,
  taille: { largeur: 1920, hauteur: 1080 },
});
/** The showings of a minute, ten seconds each. */
const passages = (version) =>
  Array.from({ length: 6 }, (_, numero) => ({
    ...{ id: randomUUID(), demarrage: started, numero, version, diaporama, diapositive: 'texte-1', vue: 'v1' },
    ...{ objet: null, annonce: null, debut: new Date().toISOString(), decalage: 0, duree: 10_000, resultat: 'entier' },
  }));

async function ask(kind, jeton, { headers, ...options } = {}) {
  const start = performance.now();
  const answer = await fetch(`${url}/e/api/${kind}`, {
    ...options,
    headers: { authorization: `Bearer ${jeton}`, ...headers },
  });
  await answer.arrayBuffer();
  if (!answer.ok && answer.status !== 304) throw new Error(`${kind} answered ${answer.status}`);
  times[kind].push(performance.now() - start);
}
const json = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function listen(jeton, rank) {
  const answer = await fetch(`${url}/e/api/flux`, { headers: { authorization: `Bearer ${jeton}` } });
  let rest = '';
  for await (const chunk of answer.body) {
    rest += Buffer.from(chunk).toString('utf8');
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, told] = /^event: manifeste\ndata: (.*)$/.exec(event) ?? [];
      if (told === undefined || told === versions[rank]) continue;
      versions[rank] = told;
      heard += 1;
      if (heard === jetons.length) parentPort.postMessage({ heard });
    }
  }
}

async function live(jeton, rank) {
  for (;;) {
    if (every === 0) {
      await sleep(50);
      continue;
    }
    await sleep((rank / jetons.length) * every);
    while (every > 0) {
      await ask('nouvelles', jeton, json(nouvelles(versions[rank])));
      await ask('manifeste', jeton, { headers: { 'if-none-match': `"${versions[rank]}"` } });
      await ask('passages', jeton, json({ passages: passages(versions[rank]) }));
      for (let waited = 0; waited < every && every > 0; waited += 50) await sleep(50);
    }
  }
}

parentPort.on('message', ({ pace }) => {
  every = pace;
  heard = 0;
  if (pace > 0) return;
  parentPort.postMessage({ times });
  for (const kind of Object.keys(times)) times[kind] = [];
});
for (const [rank, jeton] of jetons.entries()) {
  void listen(jeton, rank);
  void live(jeton, rank);
}
