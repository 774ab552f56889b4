import type { Readable } from 'node:stream';
import type { Diffusion, FichierDeGeneration, ModeleEdition, Planification } from '@bridge/contract';
import type { Files } from '../../../platform/files/files.ts';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import type { GenerationLue } from '../../../publication/print/generations/generations.repository.ts';
import { canalDe, clePdf } from '../../../publication/print/generations/instantane.ts';

/** A document that leaves, with what its sendings tell about it. */
export interface Parue {
  readonly generation: GenerationLue;
  readonly planification: Planification;
  readonly modele: ModeleEdition;
  /** The title in the language of the document. */
  readonly titre: string;
  /** The permanent address of the newest document. */
  readonly adresse: string;
  /** The name of the entity of the document. */
  readonly auteur: string;
  /** The word that tells files of several entities apart, or empty for one entity. */
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

/** The file name: « agenda-fr.pdf », or « agenda-fr-val-d-or.pdf » when several entities leave files in one place. */
export function nomDe({ suffixe }: Parue, { nom }: FichierDeGeneration): string {
  return suffixe === '' ? nom : nom.replace(/\.pdf$/, `-${suffixe}.pdf`);
}

/** The files that may leave; the document to leaf through stays at its address. */
export const pdfsDe = ({ fichiers }: GenerationLue): readonly FichierDeGeneration[] =>
  fichiers.filter(({ sortie }) => sortie !== 'feuilletable');

/** The sheets of the printer; undefined where the model makes none. */
export const pourImprimeur = ({ fichiers }: GenerationLue): FichierDeGeneration | undefined =>
  fichiers.find(({ sortie }) => sortie === 'impression');

/** The file for readers: the pages for screens, or the printer's sheets if there are no others. */
export function pourLecteurs(generation: GenerationLue): FichierDeGeneration | undefined {
  const pdfs = pdfsDe(generation);
  return pdfs.find(({ sortie }) => sortie !== 'impression') ?? pdfs[0];
}
