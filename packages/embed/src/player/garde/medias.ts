import type { MediaDEcran } from '@bridge/contract';
import { readOrGiveUp } from '../liaison/pieces.ts';
import { startEmpreinte } from './empreinte.ts';

/** The media kept, by fingerprint. Every media in the store is whole and verified. */
export interface Medias {
  readonly durable: boolean;
  load(empreinte: string): Promise<Blob | null>;
  /** Stores a whole media, or nothing. */
  store(media: MediaDEcran, corps: ReadableStream<Uint8Array>): Promise<void>;
  remove(empreinte: string): Promise<void>;
  liste(): Promise<readonly string[]>;
  empty(): Promise<void>;
}

/** A download that brings nothing for so many milliseconds is given up. */
const SILENCE = 60_000;

/** The bytes received are not those promised: cut on the way, or changed. */
export class MediaAbime extends Error {}

/**
 * The bytes as they pass, counted and hashed: whoever reads them to the end without an error has the right ones.
 * Without this, a cut connection looks like the end of a file.
 */
export function verify(
  corps: ReadableStream<Uint8Array>,
  { empreinte, octets }: MediaDEcran,
  onOctets: (combien: number) => void,
): ReadableStream<Uint8Array> {
  const reader = corps.getReader();
  const calcul = startEmpreinte();
  let recus = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await readOrGiveUp(reader, SILENCE);
      if (value) {
        recus += value.length;
        calcul.append(value);
        onOctets(value.length);
        if (recus <= octets) controller.enqueue(value);
      }
      if (recus > octets || (done && (recus !== octets || calcul.fin() !== empreinte))) {
        await reader.cancel().catch(() => undefined);
        controller.error(new MediaAbime(`${recus} octets reçus sur ${octets}, ou d’autres que ceux attendus`));
      } else if (done) controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** A store in memory, for pages without a cache, on plain HTTP: it lasts until the page closes. */
export function mediasDeMemoire(): Medias {
  const kept = new Map<string, Blob>();
  return {
    durable: false,
    load: async (empreinte) => kept.get(empreinte) ?? null,
    async store({ empreinte, type }, corps) {
      const blob = await new Response(corps).blob();
      kept.set(empreinte, blob.slice(0, blob.size, type));
    },
    remove: async (empreinte) => void kept.delete(empreinte),
    liste: async () => [...kept.keys()],
    empty: async () => kept.clear(),
  };
}

const NOM = 'bridge-lecteur-medias';
const DOSSIER = '/e/api/medias/';

/** A store in the cache of the browser, where an interrupted write leaves nothing. */
export function mediasDuCache(caches: CacheStorage): Medias {
  const open = () => caches.open(NOM);
  return {
    durable: true,
    async load(empreinte) {
      const found = await (await open()).match(DOSSIER + empreinte);
      return found ? found.blob() : null;
    },
    async store({ empreinte, octets, type }, corps) {
      const headers = { 'content-type': type, 'content-length': String(octets) };
      await (await open()).put(DOSSIER + empreinte, new Response(corps, { headers }));
    },
    remove: async (empreinte) => void (await (await open()).delete(DOSSIER + empreinte)),
    async liste() {
      const keys = await (await open()).keys();
      return keys.map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
    },
    empty: async () => void (await caches.delete(NOM)),
  };
}
