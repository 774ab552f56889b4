import { Agent, request } from 'node:http';
import {
  type AnyRecord,
  API_BASE,
  apercuCallsBy,
  type Condition,
  type Groupe,
  MOST_CONDITIONS,
  uploadDepot,
} from '@bridge/contract';

/** Neighbours who misbehave within what is allowed, and visitors of another site who measure its answers meanwhile. */

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Calls from an address of this machine, as another visitor. */
export type Ask = (
  path: string,
  init?: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: Buffer | string },
) => Promise<Answer>;

export function visitorOf(address: string, localAddress: string, connections = 10): Ask & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress });
  const ask: Ask = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(`${address}${path}`, { agent, method, headers }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString() }));
        answer.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  return Object.assign(ask, { close: () => agent.destroy() });
}

const textes = (rank: number): Condition => ({
  genre: 'texte',
  champ: 'nom',
  op: 'contient',
  valeurs: [`aucun ${rank}`],
});
/** Rules as heavy as may be saved. */
const LOURDES: Groupe = {
  genre: 'groupe',
  lien: 'sauf',
  regles: [0, 1].map((half) => ({
    genre: 'groupe',
    lien: 'ou',
    regles: Array.from({ length: Math.floor(MOST_CONDITIONS / 4) }, (_, rank) => textes(half * 100 + rank)),
  })),
};

/** A person who may make a site. */
interface Admin {
  call<T>(method: string, path: string, body?: object): Promise<T>;
}

interface Voisin {
  readonly site: string;
  readonly liste: AnyRecord;
}

/** Creates a site with a list of the heaviest rules, and words to look for. */
export async function installSite(admin: Admin, code: string, regles: Groupe = LOURDES): Promise<Voisin> {
  const create = (path: string, values: object) =>
    admin.call<AnyRecord>('POST', `/api${path}`, { nom: code, code, ...values });
  const publish = (path: string, { id, version }: AnyRecord) =>
    admin.call('POST', `/api${path}/${id}/publier`, { version, du: null, au: null });
  const first = async (path: string) => (await admin.call<{ items: AnyRecord[] }>('GET', `/api${path}`)).items[0]?.id;
  const site = await create('/web/sites', { langues: ['fr'], langueParDefaut: 'fr' });
  const selection = await create('/selections', { regles });
  const moteur = await create('/web/moteurs', { filtres: [], champTexte: true });
  await publish('/web/moteurs', moteur);
  const modele = await create('/web/listModels', {
    gabarit: await first('/superadmin/listes/templates'),
    gabaritElement: await first('/superadmin/listes/items/templates'),
  });
  const titre = { fr: `Liste de ${code}` };
  const named = { sites: [site.id], selection: selection.id, modele: modele.id, moteur: moteur.id, titre };
  const liste = await create('/web/listes', named);
  await publish('/web/listes', liste);
  return { site: code, liste };
}

/** A drawing within all limits that keeps a core busy. */
const dessin = (cote: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${cote}" height="${cote}"><filter id="f"><feGaussianBlur stdDeviation="90"/></filter><circle cx="${cote / 2}" cy="${cote / 2}" r="${cote * 0.49}" filter="url(#f)"/></svg>`;

/** For seconds, as large as this. */
export const DESSIN = dessin(1_600);

export interface Misbehaving {
  readonly address: string;
  readonly token: string;
  readonly voisin: Voisin;
  /** The connections of the neighbour who searches words. */
  readonly connections: number;
  /** The pixels of a side of the drawings. */
  readonly cote?: number;
}

export interface Misbehaviour {
  /** The number of answers by question and status: « mots 429 ». */
  readonly answers: Readonly<Record<string, number>>;
  /** One answer of each kind, in words. */
  readonly said: Readonly<Record<string, string>>;
  /** Resolves once all neighbours are at work, and greedy ones were refused. */
  begun(): Promise<void>;
  stop(): Promise<void>;
}

/** Four at once: drawings that are slow to open, feeds put down again and again, words and pages that are new each time, previews without end. */
export function misbehave({ address, token, voisin, connections, cote }: Misbehaving): Misbehaviour {
  const answers: Record<string, number> = {};
  const said: Record<string, string> = {};
  let over = false;
  const ask = visitorOf(address, '127.0.0.9', 2 * connections + 60);
  const own = { authorization: `Bearer ${token}` };
  const loops = (count: number, kind: string, send: (turn: number) => Promise<Answer>) =>
    Array.from({ length: count }, async (_, lane) => {
      for (let turn = lane; !over; turn += count) {
        const answer = await send(turn).catch((error: Error) => ({ status: 0, body: error.message }));
        const name = `${kind} ${answer.status}`;
        answers[name] = (answers[name] ?? 0) + 1;
        said[name] ??= answer.body;
        // Nobody answers: asking faster would show nothing.
        if (answer.status === 0) await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
  const file = { ...own, 'content-type': 'application/octet-stream' };
  const json = { ...own, 'content-type': 'application/json' };
  const drawing = cote === undefined ? DESSIN : dessin(cote);
  const apercu = JSON.stringify({ valeurs: voisin.liste, langue: 'fr' });
  const liste = `/public/${voisin.site}/fr/${voisin.site}`;
  const all = [
    // These come first: the sender of drawings leaves little for others.
    ...loops(2, 'depots', (turn) =>
      ask(`${API_BASE}${uploadDepot.path}?nom=voisin-${turn % 20}.xml`, {
        method: 'POST',
        headers: file,
        body: Buffer.alloc(2_000_000, ' '),
      }),
    ),
    ...loops(4, 'dessins', () =>
      ask(`${API_BASE}/api/mediatheque/fichiers?nom=dessin.svg`, { method: 'POST', headers: file, body: drawing }),
    ),
    ...loops(connections, 'mots', (turn) => ask(`${liste}?q=mot${turn}`)),
    ...loops(24, 'apercus', () =>
      ask(`${API_BASE}${apercuCallsBy.listeWeb.path}`, { method: 'POST', headers: json, body: apercu }),
    ),
  ];
  return {
    answers,
    said,
    begun: async () => {
      while (!['depots 200', 'mots 429', 'apercus 409'].every((name) => name in answers))
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    stop: async () => {
      over = true;
      ask.close();
      await Promise.all(all);
    },
  };
}

/** The visits of another site and of the console: a kept page, a new page each time, a list. */
export function visitOf(ask: Ask, liste: string, token: string): Kinds {
  let words = 0;
  const headers = { authorization: `Bearer ${token}` };
  return {
    gardee: { pace: 10, send: () => ask(liste) },
    neuve: {
      pace: 2,
      send: () => {
        words += 1;
        return ask(`${liste}?q=lac${words}`);
      },
    },
    console: { pace: 2, send: () => ask(`${API_BASE}/api/selections`, { headers }) },
  };
}

type Kinds = Readonly<Record<string, { readonly pace: number; readonly send: () => Promise<Answer> }>>;

export interface Mesures {
  readonly statuses: Readonly<Record<string, number>>;
  readonly p95: Readonly<Record<string, number>>;
}

/** Visits at a rate for each kind, whether or not earlier ones were answered. */
export async function measure(kinds: Kinds, seconds: number): Promise<Mesures> {
  const statuses: Record<string, number> = {};
  const times: Record<string, number[]> = {};
  await Promise.all(
    Object.entries(kinds).map(async ([kind, { pace, send }]) => {
      const all: Promise<void>[] = [];
      const took: number[] = [];
      times[kind] = took;
      const start = performance.now();
      for (let turn = 0; turn < pace * seconds; turn += 1) {
        const wait = start + (turn * 1_000) / pace - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        const at = performance.now();
        all.push(
          send().then(({ status }) => {
            took.push(performance.now() - at);
            const name = `${kind} ${status}`;
            statuses[name] = (statuses[name] ?? 0) + 1;
          }),
        );
      }
      await Promise.all(all);
    }),
  );
  const p95 = (took: number[]) => took.sort((one, other) => one - other)[Math.floor(took.length * 0.95)] ?? 0;
  return { statuses, p95: Object.fromEntries(Object.entries(times).map(([kind, took]) => [kind, p95(took)])) };
}
