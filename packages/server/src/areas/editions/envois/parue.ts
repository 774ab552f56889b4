import type { Readable } from 'node:stream';
import type { Diffusion, FichierDeGeneration, ModeleEdition, Planification } from '@bridge/contract';
import type { Files } from '../../../platform/files/files.ts';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import type { GenerationLue } from '../../../publication/print/generations/generations.repository.ts';
import { canalDe, clePdf } from '../../../publication/print/generations/instantane.ts';

/** A document that leaves, and all that its sendings tell of it. */
export interface Parue {
  readonly generation: GenerationLue;
  readonly planification: Planification;
  readonly modele: ModeleEdition;
  /** In the language of the document. */
  readonly titre: string;
  /** Where the newest is always found, whole. */
  readonly adresse: string;
  /** Whose document it is, in words. */
  readonly auteur: string;
  /** The word that tells the files of several entities apart; empty where there is one. */
  readonly suffixe: string;
}

export type DiffusionDe<G extends Diffusion['genre']> = Extract<Diffusion, { genre: G }>;

export async function openPdf(
  files: Files,
  { dossier }: GenerationLue,
  { sortie }: FichierDeGeneration,
): Promise<Readable> {
  const body = dossier && (await files.read(clePdf(dossier, canalDe(sortie))));
  if (!body) throw new JobFailure('Le fichier de ce document n’est plus gardé.', { retry: false });
  return body;
}

/** « agenda-fr.pdf »; « agenda-fr-val-d-or.pdf » where several entities leave theirs in one place. */
export function nomDe({ suffixe }: Parue, { nom }: FichierDeGeneration): string {
  return suffixe === '' ? nom : nom.replace(/\.pdf$/, `-${suffixe}.pdf`);
}

/** What may leave as a file: what is leafed through stays at its address. */
export const pdfsDe = ({ fichiers }: GenerationLue): readonly FichierDeGeneration[] =>
  fichiers.filter(({ sortie }) => sortie !== 'feuilletable');

/** The sheets of the printer; undefined where the model makes none. */
export const pourImprimeur = ({ fichiers }: GenerationLue): FichierDeGeneration | undefined =>
  fichiers.find(({ sortie }) => sortie === 'impression');

/** What readers get: never the sheets of the printer where there are pages of a screen. */
export function pourLecteurs(generation: GenerationLue): FichierDeGeneration | undefined {
  const pdfs = pdfsDe(generation);
  return pdfs.find(({ sortie }) => sortie !== 'impression') ?? pdfs[0];
}
