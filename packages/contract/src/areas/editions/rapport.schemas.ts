import { z } from 'zod';
import { phraseSchema } from '../../kernel/words/phrase.ts';

/** The checks made before a document goes to the printer. */
export const GENRES_DE_REMARQUE = [
  { value: 'deborde', label: 'Contenu qui déborde' },
  { value: 'resolution', label: 'Photo trop petite' },
  { value: 'credit', label: 'Crédit manquant' },
  { value: 'droits', label: 'Droits passés' },
  { value: 'media', label: 'Média introuvable' },
  { value: 'photo', label: 'Photo absente' },
  { value: 'traduction', label: 'Traduction manquante' },
  { value: 'contenu', label: 'Objet sans contenu' },
  { value: 'vide', label: 'Rubrique vide' },
  { value: 'element', label: 'Élément du plan' },
  { value: 'annonce', label: 'Annonce' },
  { value: 'pages', label: 'Nombre de pages' },
  { value: 'police', label: 'Police absente' },
  { value: 'couleur', label: 'Couleurs' },
  { value: 'acces', label: 'Accessibilité' },
] as const;
export type GenreDeRemarque = (typeof GENRES_DE_REMARQUE)[number]['value'];

/** The gravity of a remark: it stops the document, deserves a look, or informs. */
export const GRAVITES = ['bloque', 'alerte', 'info'] as const;
export type GraviteDeRemarque = (typeof GRAVITES)[number];

export const remarqueSchema = z.object({
  genre: z.enum(GENRES_DE_REMARQUE.map(({ value }) => value)),
  gravite: z.enum(GRAVITES),
  texte: phraseSchema,
  /** The page in the file, or null for a remark about no page. */
  page: z.number().int().nullable(),
  /** The objet to open in order to correct it. */
  objet: z.number().int().nullable(),
});
export type Remarque = z.output<typeof remarqueSchema>;
