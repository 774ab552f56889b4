import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outside } from '../../../platform/net/outside.types.ts';
import { refuseDemesuree } from '../../clean/demesure.rules.ts';

import {
  type Fiche,
  FicheRefusee,
  FluxIllisible,
  type Illisible,
  type Interpretation,
  type Page,
} from '../../source.ts';
import { controlled } from '../application/controle.rules.ts';
import type { FluxOuvert } from '../run.ts';
import { givenPages } from './collecte.ts';
import { masqueOf } from './masque.ts';

/** The longest wait of a person in milliseconds, and the most bytes read for them by the process that serves everybody. */
export interface Limites {
  readonly temps: number;
  readonly octets: number;
}
export const LIMITES: Limites = { temps: 30_000, octets: 40_000_000 };

/** The most records that a person looks at. */
export const MOST_SEEN = 20;

export interface SampleDependencies {
  readonly outside: Outside;
  /** Folder of the answers kept for a moment. */
  readonly dossier: string;
  readonly limites?: Limites;
}

interface Echantillon {
  readonly pieces: readonly (Fiche | Illisible)[];
  /** Count of the records of the whole feed; null when the source does not tell it. */
  readonly total: number | null;
}

type Lisible<F> = Pick<FluxOuvert<F>, 'source' | 'flux' | 'fichier' | 'secrets'>;

/** The first records of a feed, or the record of an id, read as an import would. Nothing is staged. */
export async function sampleOf<F>(
  dependencies: SampleDependencies,
  ouvert: Lisible<F>,
  most: number,
  identifiant?: string,
): Promise<Echantillon> {
  const { temps, octets } = dependencies.limites ?? LIMITES;
  const reading = { most, identifiant, octets, fin: performance.now() + temps, temps };
  return ouvert.fichier === null
    ? fromSource(dependencies, ouvert, reading)
    : fromFile(ouvert, ouvert.fichier, reading);
}

interface Reading extends Limites {
  readonly most: number;
  readonly identifiant: string | undefined;
  /** When the reading is cut, by the clock of the process. */
  readonly fin: number;
}

async function fromFile<F>({ source, flux }: Lisible<F>, fichier: string, reading: Reading): Promise<Echantillon> {
  // In a folder, the answers of the main language come last.
  const pages = (await givenPages({ source, flux }, fichier)).filter(({ langue }) => langue === undefined);
  const looked = reading.identifiant === undefined ? pages.slice(-1) : pages;
  if (looked.length === 0) throw new FluxIllisible('Le dossier du flux ne contient aucun fichier lisible.');
  for (const page of looked) {
    const found = await firstOf({ source, flux }, page, reading);
    if (reading.identifiant === undefined || found.pieces.length > 0) return found;
  }
  return { pieces: [], total: null };
}

async function fromSource<F>(
  { outside, dossier }: SampleDependencies,
  { source, flux, secrets }: Lisible<F>,
  reading: Reading,
): Promise<Echantillon> {
  const { identifiant, most, octets, temps } = reading;
  const one = identifiant === undefined ? null : (source.uneFiche?.(flux, identifiant) ?? null);
  const demande = one ?? source.premieres?.(flux, most) ?? source.prochaine(flux, []);
  if (demande === null) throw new FluxIllisible('Ce flux n’a rien à demander\u00a0: complétez son adresse.');
  const to = join(dossier, `essai-${crypto.randomUUID()}`);
  const { url, method = 'GET', headers = {}, body, rewrite } = demande;
  try {
    const answer = await outside.download(
      { url, method, headers, ...(body === undefined ? {} : { body }) },
      { to, largest: octets, limits: { whole: temps }, ...(rewrite === undefined ? {} : { rewrite }) },
    );
    if (answer.notModified) throw new FluxIllisible('La source a répondu sans contenu.');
    await masqueOf(secrets).hide(to);
    const contentType = answer.contentType === undefined ? {} : { contentType: answer.contentType };
    const page = { cle: demande.cle, fichier: to, ...contentType };
    return await firstOf({ source, flux }, page, reading);
  } finally {
    await rm(to, { force: true });
  }
}

async function firstOf<F>(
  { source, flux }: Pick<FluxOuvert<F>, 'source' | 'flux'>,
  page: Page,
  { most, identifiant, octets, fin, temps }: Reading,
): Promise<Echantillon> {
  const pieces: (Fiche | Illisible)[] = [];
  const cut = { pieces, total: null };
  const late = alarm(fin);
  const stop = new AbortController();
  const lecteur = source.read(flux, { ...page, apercu: stop.signal });
  let size = 0;
  try {
    for (;;) {
      const next = lecteur.next();
      // After the alarm, nobody awaits this promise: its failure is ignored.
      next.catch(() => undefined);
      const read = performance.now() < fin ? await Promise.race([next, late.rings]) : null;
      if (read === null) {
        if (pieces.length > 0) return cut;
        throw new FluxIllisible(
          `Aucune fiche n’a pu être lue en ${Math.round(temps / 1_000)}\u00a0secondes\u00a0: lancez plutôt un import à blanc, son rapport dira ce que la source contient.`,
        );
      }
      if (read.done) return { pieces, total: totalOf(read.value, most) };
      const { value } = read;
      if (value.kind !== 'fiche' && value.kind !== 'illisible') continue;
      size += value.kind === 'fiche' ? value.brut.length : 0;
      if (identifiant !== undefined) {
        if (value.kind === 'fiche' && source.identifiantDe(flux, value.valeur) === identifiant)
          return { pieces: [value], total: null };
      } else if (pieces.length < most) pieces.push(value);
      // One record more than wanted has been read: the rest of the answer is not read, and its size is unknown.
      else return cut;
      if (size > octets) return cut;
    }
  } finally {
    late.stop();
    stop.abort();
    // Not awaited: what is being read may take longer than the person waits.
    lecteur.return({ nombre: pieces.length }).catch(() => undefined);
  }
}

/** The count of the whole feed; null when the source may have counted only the records asked for. */
function totalOf({ total, nombre }: { readonly total?: number; readonly nombre: number }, most: number): number | null {
  if (nombre < most) return total ?? nombre;
  return total === undefined || total <= nombre ? null : total;
}

function alarm(fin: number) {
  let timer: NodeJS.Timeout | undefined;
  const rings = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), Math.max(0, fin - performance.now()));
  });
  return { rings, stop: () => clearTimeout(timer) };
}

export type Compris =
  | { readonly kind: 'compris'; readonly interpretation: Interpretation }
  | {
      readonly kind: 'rejete';
      readonly position: string;
      readonly identifiant: string | null;
      readonly motif: string;
    };

/** The record of the catalogue that one piece would make. */
export function understand({ source, flux, controles }: FluxOuvert, piece: Fiche | Illisible): Compris {
  const { position } = piece;
  if (piece.kind === 'illisible') return { kind: 'rejete', position, identifiant: null, motif: piece.motif };
  try {
    refuseDemesuree(piece.valeur);
    return { kind: 'compris', interpretation: controlled(source.interpret(flux, piece.valeur, {}), controles) };
  } catch (error) {
    if (!(error instanceof FicheRefusee)) throw error;
    const identifiant = error.identifiant ?? source.identifiantDe(flux, piece.valeur);
    return { kind: 'rejete', position, identifiant, motif: error.motif };
  }
}
