import type { FaitsDeFichier } from '../../catalogue/fichier.faits.ts';
import type { FormatAnnonce } from './format.resource.ts';

/** What a format asks of a media and of texts. */
export type Exigences = Pick<
  FormatAnnonce,
  | 'genre'
  | 'unite'
  | 'largeur'
  | 'hauteur'
  | 'ratio'
  | 'recadrage'
  | 'densite'
  | 'fondPerdu'
  | 'resolution'
  | 'typesFichiers'
  | 'poidsMax'
  | 'dureeMax'
  | 'sansSon'
  | 'cmjn'
  | 'maxTitre'
  | 'maxAccroche'
>;

/** The facts read in the file of a media. */
export interface MediaLu {
  readonly genre: string;
  readonly typeMime: string;
  /** The size in bytes. */
  readonly poids: number | null;
  readonly largeur: number | null;
  readonly hauteur: number | null;
  /** The duration in seconds. */
  readonly duree: number | null;
  readonly profil: string;
  /** Null for a file deposited before these facts were read. */
  readonly faits: FaitsDeFichier | null;
}
