import { createHash } from 'node:crypto';
import { type Packings, packingsOf } from '../platform/http/packing.ts';
import { type Changement, isTouched } from './changements.rules.ts';

/**
 * How an answer is kept, since addresses have no end. `durable`: a page as anybody finds it, in memory and on disk.
 * `passagere`: a page with a visitor's own words or choices, in a smaller memory. `aucune`: a page that no link leads
 * to, not kept.
 */
export type Garde = 'durable' | 'passagere' | 'aucune';

/** A kept answer: its bytes, its keys, and how long it is good. */
export interface Entree<M = unknown> {
  readonly statut: number;
  readonly type: string;
  readonly corps: Buffer;
  readonly packings: Packings;
  /** The fingerprint of the bytes, without quotes. */
  readonly empreinte: string;
  readonly cles: readonly string[];
  /** The headers of this answer, besides those of every answer. */
  readonly entetes: Readonly<Record<string, string>>;
  /** The instant, in milliseconds, until which the answer is served as it is. */
  readonly fraicheJusque: number;
  /** The instant from which the answer may be wrong: it is made anew before it is served. */
  readonly perime: number;
  /** The instant from which nobody may see it, even while the database is away; null or absent without an end. */
  readonly fin?: number | null;
  /** The parameters that addresses of this page may have. */
  readonly parametres: readonly string[];
  /** How the answer is kept; `durable` when absent. */
  readonly garde?: Garde;
  /** What its channel counts at each view. */
  readonly mesure?: M | null;
}

export type Nouvelle<M = unknown> = Omit<Entree<M>, 'empreinte' | 'packings'>;

export function entree<M>(nouvelle: Nouvelle<M>): Entree<M> {
  const empreinte = createHash('sha256').update(nouvelle.type).update(nouvelle.corps).digest('base64url').slice(0, 27);
  return { ...nouvelle, empreinte, packings: {} };
}

export interface Cache<M> {
  get(cle: string): Entree<M> | undefined;
  /** Keeps an entry, unless its keys changed since the generation `depuis`, before it was made: it may be outdated. */
  put(cle: string, entree: Entree<M>, depuis: number): boolean;
  /** Answers the keys of the entries that it gave up. */
  forget(changement: Changement): readonly string[];
  generation(): number;
  octets(): number;
  nombre(): number;
}

/** The cost of an entry besides its bytes. */
const OVERHEAD = 1_024;
/** How many changes are remembered, for entries that are being made meanwhile. */
const MOST_RECENT = 1_000;

const weightOf = ({ corps, packings: { br, gzip } }: Entree, cle: string) =>
  OVERHEAD + cle.length * 2 + corps.length + (gzip?.length ?? 0) + (br?.length ?? 0);

/** Answers in memory, the least recently asked for given up first. */
export function createCache<M>({ octets: most }: { readonly octets: number }): Cache<M> {
  const kept = new Map<string, Entree<M>>();
  const packed = new WeakSet<Entree<M>>();
  let octets = 0;
  let generation = 0;
  const recent: { readonly numero: number; readonly cles: ReadonlySet<string> }[] = [];

  const drop = (cle: string) => {
    const known = kept.get(cle);
    if (known === undefined) return;
    octets -= weightOf(known, cle);
    kept.delete(cle);
  };
  const keep = (cle: string, added: Entree<M>) => {
    drop(cle);
    kept.set(cle, added);
    octets += weightOf(added, cle);
    for (const oldest of kept.keys()) {
      if (octets <= most) return;
      drop(oldest);
    }
  };
  /** A page is compressed when it is asked for again: many pages never are. */
  const pack = async (cle: string, known: Entree<M>) => {
    packed.add(known);
    const packings = await packingsOf(known.corps, known.type).catch(() => ({}));
    // Replaced or given up meanwhile: nothing to add to.
    if (kept.get(cle) !== known) return;
    const whole = { ...known, packings };
    packed.add(whole);
    keep(cle, whole);
  };
  const changedSince = (depuis: number, cles: readonly string[]) => {
    const oldest = recent[0]?.numero ?? generation + 1;
    // Made so long ago that not every change since is remembered.
    if (depuis + 1 < oldest && generation > depuis) return true;
    return recent.some((change) => change.numero > depuis && isTouched(cles, change.cles));
  };

  return {
    get(cle) {
      const known = kept.get(cle);
      if (known === undefined) return undefined;
      kept.delete(cle);
      kept.set(cle, known);
      if (!packed.has(known)) void pack(cle, known);
      return known;
    },
    put(cle, added, depuis) {
      if (changedSince(depuis, added.cles) || weightOf(added, cle) > most / 4) {
        drop(cle);
        return false;
      }
      keep(cle, added);
      return true;
    },
    forget({ cles }) {
      generation += 1;
      recent.push({ numero: generation, cles });
      if (recent.length > MOST_RECENT) recent.shift();
      const touched = [...kept].flatMap(([cle, one]) => (isTouched(one.cles, cles) ? [cle] : []));
      for (const cle of touched) drop(cle);
      return touched;
    },
    generation: () => generation,
    octets: () => octets,
    nombre: () => kept.size,
  };
}
