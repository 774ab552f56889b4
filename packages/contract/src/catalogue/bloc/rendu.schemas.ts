import { z } from 'zod';
import { canalSchema } from '../../kernel/canal.ts';
import { langueSchema } from '../langue.ts';

/** What a bloc says of an objet, before drawing: web, print and screens draw the same. */

export const PRESENTATIONS = [
  { value: 'liste', label: 'Lignes' },
  { value: 'colonnes', label: 'Libellés en colonne' },
  { value: 'tableau', label: 'Tableau' },
  { value: 'puces', label: 'Puces' },
] as const;

/** `langue`: the language, if it is not that of the bloc. `href`: https, http, mailto or tel only. */
const fragmentSchema = z.object({
  texte: z.string(),
  langue: langueSchema.optional(),
  href: z.string().optional(),
  picto: z.string().optional(),
  /** Whether it is struck through, because the objet does not have it. */
  barre: z.boolean().optional(),
  /** The words of signs, for screen readers. */
  dit: z.string().optional(),
  /** The same text with its markup, cleaned. */
  html: z.string().optional(),
});
export type Fragment = z.output<typeof fragmentSchema>;

const fragments = z.array(fragmentSchema);

const noeudSchema = z.discriminatedUnion('genre', [
  z.object({ genre: z.literal('paragraphe'), fragments }),
  /** HTML of the allow-list. */
  z.object({ genre: z.literal('riche'), html: z.string(), texte: z.string(), langue: langueSchema.optional() }),
  z.object({
    genre: z.literal('paires'),
    presentation: z.enum(PRESENTATIONS.map(({ value }) => value)),
    paires: z.array(
      z.object({
        libelle: fragmentSchema.nullable(),
        picto: z.string().nullable(),
        prefixe: fragmentSchema.nullable(),
        suffixe: fragmentSchema.nullable(),
        separateur: z.string(),
        fragments,
      }),
    ),
  }),
  z.object({
    genre: z.literal('liste'),
    titre: fragmentSchema.nullable(),
    colonnes: z.number().int(),
    elements: fragments,
  }),
  z.object({
    genre: z.literal('galerie'),
    colonnes: z.number().int(),
    images: z.array(
      z.object({
        url: z.string(),
        /** The description of the image. */
        alternative: fragmentSchema,
        legende: fragmentSchema.nullable(),
        /** The credit, always shown with the image. */
        credit: z.string().nullable(),
      }),
    ),
  }),
  z.object({
    genre: z.literal('horaires'),
    lignes: z.array(
      z.object({ nom: fragmentSchema.nullable(), phrase: fragmentSchema, note: fragmentSchema.nullable() }),
    ),
  }),
  z.object({
    genre: z.literal('tarifs'),
    lignes: z.array(
      z.object({
        /** What the price is for, if the source tells it. */
        libelle: fragmentSchema.nullable(),
        prix: z.string(),
        periode: fragmentSchema.nullable(),
        note: fragmentSchema.nullable(),
      }),
    ),
  }),
  z.object({ genre: z.literal('liens'), liens: fragments }),
  z.object({ genre: z.literal('qr'), svg: z.string(), contenu: z.string(), legende: fragmentSchema.nullable() }),
  /** A document to download. `image`: the picture of its first page. */
  z.object({
    genre: z.literal('edition'),
    titre: z.string(),
    mots: z.string(),
    href: z.string(),
    image: z.string(),
  }),
  z.object({
    genre: z.literal('carte'),
    lat: z.number(),
    lon: z.number(),
    adresse: z.string(),
    lien: fragmentSchema,
  }),
]);
export type Noeud = z.output<typeof noeudSchema>;
export type Paire = NoeudDe<'paires'>['paires'][number];
export type NoeudDe<G extends Noeud['genre']> = Extract<Noeud, { genre: G }>;
/** The newest validated document of an edition, as pages offer it. */
export type EditionEnLigne = Readonly<Omit<NoeudDe<'edition'>, 'genre'>>;

export const blocRenduSchema = z.object({
  genre: z.string(),
  canal: canalSchema,
  langue: langueSchema,
  titre: fragmentSchema.nullable(),
  niveau: z.number().int().min(2).max(5),
  /** Name of the paragraph style, in print. */
  style: z.string(),
  /** Size of the text, on screens. */
  taille: z.string(),
  noeuds: z.array(noeudSchema),
});
export type BlocRendu = z.output<typeof blocRenduSchema>;

/** Why a bloc shows nothing of an objet. */
export const MOTIFS_DE_VIDE = {
  canal: 'Ce bloc n’est pas prévu pour ce canal.',
  type: 'Ce bloc n’est pas prévu pour ce type d’objet.',
  langue: 'Ce bloc ne s’affiche pas dans cette langue.',
  mois: 'Ce bloc ne s’affiche pas ce mois-ci.',
  conditions: 'Cet objet ne répond pas aux conditions d’affichage.',
  'sans-ligne': 'Ce bloc n’a encore aucune ligne\u00a0: ajoutez ce qu’il doit montrer.',
  'sans-texte': 'Ce bloc n’a pas de texte dans cette langue.',
  'sans-edition': 'Votre entité n’a validé aucun document de cette édition.',
  vide: 'Cet objet n’a aucune des données de ce bloc, ou ne les a pas dans cette langue.',
} as const;
export type MotifDeVide = keyof typeof MOTIFS_DE_VIDE;
