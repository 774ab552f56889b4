import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outside } from '../../platform/net/outside.types.ts';
import {
  type Fiche,
  FicheRefusee,
  FluxIllisible,
  type Illisible,
  type Interpretation,
  type Lecture,
} from '../source.ts';
import { givenPages } from './collecte.ts';
import { masqueOf } from './masque.ts';
import type { FluxOuvert } from './run.ts';

export interface SampleDependencies {
  readonly outside: Outside;
  /** Folder of the answers that are kept for a moment. */
  readonly dossier: string;
}

/** The largest answer that a person waits for, in bytes, and how long they wait, in milliseconds. */
const LARGEST = 80_000_000;
const PATIENCE = 45_000;

export interface Echantillon {
  readonly pieces: readonly (Fiche | Illisible)[];
  /** Of the whole feed, where the source says. */
  readonly total: number | null;
}

/** The first records of a feed, as an import would read them. Nothing is staged. */
export async function sampleOf<F>(
  { outside, dossier }: SampleDependencies,
  { source, flux, fichier, secrets }: Pick<FluxOuvert<F>, 'source' | 'flux' | 'fichier' | 'secrets'>,
  most: number,
): Promise<Echantillon> {
  if (fichier !== null) {
    // Of a folder, the last answer is one of the main language.
    const page = (await givenPages({ source, flux }, fichier)).at(-1);
    if (page === undefined) throw new FluxIllisible('Le dossier du flux ne contient aucun fichier lisible.');
    return firstOf(source.lire(flux, page), most);
  }
  const demande = source.prochaine(flux, []);
  if (demande === null) throw new FluxIllisible('Ce flux n’a rien à demander\u00a0: complétez son adresse.');
  const to = join(dossier, `essai-${crypto.randomUUID()}`);
  const { url, method = 'GET', headers = {}, body, rewrite } = demande;
  try {
    const answer = await outside.download(
      { url, method, headers, ...(body === undefined ? {} : { body }) },
      { to, largest: LARGEST, limits: { whole: PATIENCE }, ...(rewrite === undefined ? {} : { rewrite }) },
    );
    if (answer.notModified) throw new FluxIllisible('La source a répondu sans contenu.');
    await masqueOf(secrets).hide(to);
    const contentType = answer.contentType === undefined ? {} : { contentType: answer.contentType };
    return await firstOf(source.lire(flux, { cle: demande.cle, fichier: to, ...contentType }), most);
  } finally {
    await rm(to, { force: true });
  }
}

async function firstOf(
  reading: AsyncGenerator<Lecture, { readonly total?: number; readonly nombre: number }>,
  most: number,
): Promise<Echantillon> {
  const pieces: (Fiche | Illisible)[] = [];
  for (;;) {
    const { value, done } = await reading.next();
    if (done) return { pieces, total: value.total ?? value.nombre };
    if (value.kind === 'fiche' || value.kind === 'illisible') pieces.push(value);
    if (pieces.length < most) continue;
    // The rest of the answer is not read: its size is not known.
    await reading.return({ nombre: pieces.length });
    return { pieces, total: null };
  }
}

export type Compris =
  | { readonly kind: 'compris'; readonly interpretation: Interpretation }
  | { readonly kind: 'rejete'; readonly position: string; readonly motif: string };

/** What the catalogue would make of one piece. */
export function understand({ source, flux }: FluxOuvert, piece: Fiche | Illisible): Compris {
  if (piece.kind === 'illisible') return { kind: 'rejete', position: piece.position, motif: piece.motif };
  try {
    return { kind: 'compris', interpretation: source.interpreter(flux, piece.valeur, {}) };
  } catch (error) {
    if (!(error instanceof FicheRefusee)) throw error;
    return { kind: 'rejete', position: piece.position, motif: error.motif };
  }
}
