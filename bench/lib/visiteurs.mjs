import { Agent, request } from 'node:http';

/**
 * Visitors of pages that hold annonces, in a process of their own: what they cost the server is measured, and neither what simulating them costs nor the
 * number of its files. Told who they are, they open their pages, which gives each its jeton; told a pace, they say what they saw, so many a
 * second however long each takes, to the product or to whoever is named.
 */
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const OPENING = 32;

function ask(url, { body, ...options }) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, ...options }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const headersOf = (rang) => ({
  'user-agent': FIREFOX,
  'x-forwarded-for': `10.0.${Math.floor(rang / 250)}.${rang % 250}`,
});

/** Opens a page for each visitor. */
async function open({ url, site, visiteurs }) {
  const jetons = new Array(visiteurs);
  let next = 0;
  const opener = async () => {
    while (next < visiteurs) {
      const rang = next++;
      const { text } = await ask(`${url}/public/_annonces/jeton?site=${site}`, { headers: headersOf(rang) });
      if (text === '') throw new Error(`visitor ${rang} was given no jeton`);
      jetons[rang] = text;
    }
  };
  await Promise.all(Array.from({ length: OPENING }, opener));
  return jetons;
}

/** Tells views: every visitor the first place, then every visitor the second… each once. */
async function tell({ url, site, places }, jetons, { seconds, pace }) {
  const times = [];
  const told = { sent: 0, acknowledged: 0, failed: 0 };
  const going = new Set();
  const one = async (rang) => {
    const visiteur = rang % jetons.length;
    const vue = places[Math.floor(rang / jetons.length)];
    const body = JSON.stringify({ site, jeton: jetons[visiteur], vues: [vue] });
    const headers = { ...headersOf(visiteur), 'content-type': 'text/plain', 'content-length': Buffer.byteLength(body) };
    const at = performance.now();
    try {
      const { status } = await ask(`${url}/public/_annonces`, { method: 'POST', headers, body });
      if (status !== 204) throw new Error(`a view was answered ${status}`);
      told.acknowledged += 1;
      times.push(performance.now() - at);
    } catch (error) {
      told.failed += 1;
      if (told.failed === 1) console.error(error);
    }
  };
  const start = performance.now();
  const wanted = Math.min(seconds * pace, jetons.length * places.length);
  while (told.sent < wanted) {
    const due = Math.min(wanted, Math.floor(((performance.now() - start) / 1_000) * pace));
    for (; told.sent < due; told.sent += 1) {
      const sending = one(told.sent).finally(() => going.delete(sending));
      going.add(sending);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(going);
  return { ...told, seconds: (performance.now() - start) / 1_000, times };
}

let ou;
let jetons = [];
process.on('message', async (message) => {
  if ('visiteurs' in message) {
    ou = message;
    jetons = await open(ou);
    process.send({ opened: jetons.length });
  } else process.send(await tell({ ...ou, url: message.url ?? ou.url }, jetons, message));
});
