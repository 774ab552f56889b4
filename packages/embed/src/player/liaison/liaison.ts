import type { Consignes, Nouvelles, PassageJoue } from '@bridge/contract';
import { createLecteurDEvenements, type Evenement } from './evenements.ts';
import { inTime } from './patience.ts';
import { readPieces, readText } from './pieces.ts';

/** The server no longer knows this screen, which was forgotten in the console. */
export class Revoque extends Error {}

export type ManifesteRecu =
  | { readonly etat: 'pareil' }
  | { readonly etat: 'rien'; readonly message: string }
  | { readonly etat: 'nouveau'; readonly version: string; readonly texte: string };

export interface Liaison {
  manifeste(connue: string | null): Promise<ManifesteRecu>;
  media(empreinte: string): Promise<ReadableStream<Uint8Array>>;
  nouvelles(nouvelles: Nouvelles): Promise<Consignes>;
  /** Sends passages; answers the ids of those that the server now has. */
  passages(passages: readonly PassageJoue[]): Promise<readonly string[]>;
  capture(image: Blob): Promise<void>;
  /** Listens until the stream ends, fails or falls silent; `onSigne` is called for its start and for each piece heard. */
  follow(onEvenement: (evenement: Evenement) => void, onSigne: () => void): Promise<void>;
}

interface Dependencies {
  readonly fetch: typeof fetch;
  readonly jeton: () => string;
}

/** The longest wait for an answer, in milliseconds. */
const PATIENCE = 20_000;
const SILENCE = 45_000;
const LONGUE = 60_000;

/** The calls of a screen to its server, with the credential of the screen. */
export function createLiaison({ fetch, jeton }: Dependencies): Liaison {
  /** A call whose wait includes the reading of the answer: its first bytes promise nothing of the others. */
  function ask<T>(
    path: string,
    init: RequestInit,
    patience: number,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    return inTime(patience, 'le serveur ne répond pas', async (signal) => {
      const response = await fetch(`/e/api/${path}`, {
        ...init,
        signal,
        cache: 'no-store',
        credentials: 'omit',
        headers: { ...Object(init.headers), authorization: `Bearer ${jeton()}` },
      });
      // Only our server answers in JSON: a refusal of a box on the way must not make the screen forget itself.
      if (response.status === 401 && isJson(response)) throw new Revoque('cet écran a été oublié');
      return read(response);
    });
  }

  function send<T>(path: string, body: unknown): Promise<T> {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return ask(path, init, PATIENCE, async (response) => {
      if (!response.ok || !isJson(response)) throw new Error(`le serveur répond ${response.status}`);
      return response.json();
    });
  }

  return {
    async manifeste(connue) {
      const headers = connue === null ? {} : { 'if-none-match': `"${connue}"` };
      const response = await ask('manifeste', { headers }, LONGUE, async (answer) => answer);
      if (response.status === 304) return { etat: 'pareil' };
      if (response.status === 404 && isJson(response)) {
        const { message } = JSON.parse(await readText(response.body, PATIENCE));
        return { etat: 'rien', message: String(message ?? '') };
      }
      const [version] = /[0-9a-f]{64}/.exec(response.headers.get('etag') ?? '') ?? [];
      if (!response.ok || version === undefined) throw new Error(`le serveur répond ${response.status}`);
      return { etat: 'nouveau', version, texte: await readText(response.body, PATIENCE) };
    },
    media: (empreinte) =>
      ask(`medias/${empreinte}`, {}, LONGUE, async (response) => {
        if (!response.ok || !response.body) throw new Error(`un média manque sur le serveur (${response.status})`);
        return response.body;
      }),
    nouvelles: (nouvelles) => send('nouvelles', nouvelles),
    async passages(passages) {
      const { recus } = await send<{ readonly recus: readonly string[] }>('passages', { passages });
      return recus;
    },
    async capture(image) {
      const init = { method: 'POST', body: image, headers: { 'content-type': image.type } };
      const response = await ask('capture', init, LONGUE, async (answer) => answer);
      if (!response.ok) throw new Error(`le serveur répond ${response.status}`);
    },
    async follow(onEvenement, onSigne) {
      const init = { headers: { accept: 'text/event-stream' } };
      const { ok, status, body } = await ask('ecoute', init, PATIENCE, async (answer) => answer);
      if (!ok || !body) throw new Error(`le serveur répond ${status}`);
      onSigne();
      const read = createLecteurDEvenements(onEvenement);
      await readPieces(body, SILENCE, (texte) => {
        if (texte !== '') onSigne();
        read(texte);
      });
    },
  };
}

const isJson = (response: Response) => /\bjson\b/.test(response.headers.get('content-type') ?? '');
