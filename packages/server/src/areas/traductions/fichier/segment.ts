import type { EtatTraduction, Langue } from '@bridge/contract';

/** A text as it leaves for a translator. */
export interface SegmentSorti {
  readonly ligne: number;
  readonly nom: string;
  readonly champ: string;
  readonly etat: EtatTraduction;
  readonly francais: string;
  readonly traduction: string;
}

/** A text as it comes back; `ou` is its place in the file, for people. */
export interface SegmentRevenu {
  readonly ou: string;
  readonly ligne: number;
  readonly langue: Langue;
  readonly francais: string;
  readonly traduction: string;
}

/** A file that cannot be read at all, and why, in French. */
export class FichierIllisible extends Error {}
