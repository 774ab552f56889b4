import { z } from 'zod';
import { HEURES_DU_JOUR, TRANSITIONS } from '../../catalogue/ecran/ecran.choix.ts';
import { langueSchema } from '../../catalogue/langue.ts';
import { JOURS } from '../../catalogue/periode.schemas.ts';
import { translated } from '../../kernel/fields.ts';
import { refSchema } from '../../kernel/ref.ts';
import { slugSchema } from '../../kernel/schemas.ts';
import { isUrl } from '../../kernel/validators.ts';

/** What a diaporama plays, one after the other. */

export const DUREES = { min: 3, max: 300 } as const;
export const MOST_DIAPOSITIVES = 100;

/** The transition of the gabarit, unless the slide has its own. */
export const TRANSITIONS_DE_DIAPOSITIVE = [{ value: 'gabarit', label: 'Celle du gabarit' }, ...TRANSITIONS] as const;

export const CADRAGES = [
  { value: 'remplir', label: 'Remplir l’écran' },
  { value: 'contenir', label: 'Tout montrer' },
] as const;

export const TONS = [
  { value: 'information', label: 'Information' },
  { value: 'alerte', label: 'Alerte' },
] as const;

const { schema: titre } = translated({ label: '', longest: 120 });
const { schema: titreVoulu } = translated({ label: '', longest: 120, required: true });
const { schema: texte } = translated({ label: '', longest: 1_000 });

const secondes = `De ${DUREES.min} à ${DUREES.max} secondes.`;
const heure = z.enum(HEURES_DU_JOUR.map(({ value }) => value)).nullable();
const adresse = z
  .string()
  .trim()
  .max(2_000)
  .refine((value) => isUrl(value) && value.startsWith('https://'), 'Saisissez une adresse complète, en https://.');

const commun = {
  /** Hidden ones are kept, and never play. */
  active: z.boolean(),
  /** In seconds; of each objet, where there are several. */
  duree: z.number(secondes).int(secondes).min(DUREES.min, secondes).max(DUREES.max, secondes),
  transition: z.enum(TRANSITIONS_DE_DIAPOSITIVE.map(({ value }) => value)),
  /** Null: in each language of the diaporama. */
  langue: langueSchema.nullable(),
  jours: z.array(z.enum(JOURS)).max(7),
  de: heure,
  a: heure,
  du: z.iso.date().nullable(),
  au: z.iso.date().nullable(),
  /** Name of the plage that it plays in; empty: the usual loop. */
  plage: z.string().trim().max(100),
  maxParHeure: z.number().int().min(1).max(120).nullable(),
};

const nombre = z.number('De 1 à 100.').int('De 1 à 100.').min(1, 'De 1 à 100.').max(100, 'De 1 à 100.');

export const diapositiveSchema = z
  .discriminatedUnion('genre', [
    z.strictObject({
      genre: z.literal('objets'),
      ...commun,
      selection: refSchema('selection'),
      /** Null: the one of the sélection. */
      tri: refSchema('tri').nullable(),
      blocs: z.array(refSchema('bloc')).max(6),
      nombre,
    }),
    z.strictObject({
      genre: z.literal('media'),
      ...commun,
      media: refSchema('media'),
      cadrage: z.enum(CADRAGES.map(({ value }) => value)),
      titre,
    }),
    z.strictObject({
      genre: z.literal('annonce'),
      ...commun,
      espace: refSchema('espace'),
      /** After so many slides, again and again; null: at its place only. */
      tousLes: z.number().int().min(1).max(50).nullable(),
    }),
    z.strictObject({
      genre: z.literal('texte'),
      ...commun,
      ton: z.enum(TONS.map(({ value }) => value)),
      titre: titreVoulu,
      texte,
    }),
    z.strictObject({ genre: z.literal('carte'), ...commun, carte: refSchema('carte'), titre }),
    z.strictObject({
      genre: z.literal('agenda'),
      ...commun,
      selection: refSchema('selection'),
      titre,
      nombre,
    }),
    z.strictObject({
      genre: z.literal('page'),
      ...commun,
      adresse,
      /** What is shown in its place while the network is away. */
      secours: refSchema('media').nullable(),
      texteSecours: texte,
    }),
    z.strictObject({
      genre: z.literal('compte'),
      ...commun,
      titre: titreVoulu,
      /** The slide leaves by itself once it is there. */
      jour: z.iso.date('Indiquez le jour attendu.'),
      heure,
    }),
    z.strictObject({ genre: z.literal('qr'), ...commun, adresse, titre: titreVoulu, texte }),
  ])
  .superRefine((slide, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (slide.du !== null && slide.au !== null && slide.du > slide.au) refuse('au', 'La fin vient avant le début.');
    if (slide.de !== null && slide.de === slide.a) refuse('a', 'Choisissez une autre heure que celle du début.');
    if (slide.genre === 'page' && slide.secours === null && !Object.values(slide.texteSecours).some(Boolean))
      refuse('texteSecours', 'Prévoyez un média ou un texte pour les moments sans réseau.');
  });
export type Diapositive = z.output<typeof diapositiveSchema>;
export type GenreDeDiapositive = Diapositive['genre'];
export type DiapositiveDe<G extends GenreDeDiapositive> = Extract<Diapositive, { readonly genre: G }>;

export const sequenceSchema = z
  .array(diapositiveSchema)
  .max(MOST_DIAPOSITIVES, `${MOST_DIAPOSITIVES} diapositives au plus.`);

/** What a diaporama sets of its gabarit, by the name of the parameter; those that are absent are as the gabarit says. */
export const parametresDeGabaritSchema = z.record(slugSchema, z.string().max(20, '20 caractères au plus.'));

/** The resources that slides refer to. */
export const REFS_DE_SEQUENCE = ['selection', 'tri', 'bloc', 'media', 'espace', 'carte'] as const;

export const GENRES_DE_DIAPOSITIVE: readonly { readonly value: GenreDeDiapositive; readonly label: string }[] = [
  { value: 'objets', label: 'Objets d’une sélection' },
  { value: 'agenda', label: 'Agenda du jour' },
  { value: 'carte', label: 'Carte' },
  { value: 'media', label: 'Média' },
  { value: 'texte', label: 'Texte ou alerte' },
  { value: 'compte', label: 'Compte à rebours' },
  { value: 'qr', label: 'QR code' },
  { value: 'page', label: 'Page web' },
  { value: 'annonce', label: 'Annonce' },
];

const NEUVE = {
  active: true,
  duree: 10,
  transition: 'gabarit',
  langue: null,
  jours: [],
  de: null,
  a: null,
  du: null,
  au: null,
  plage: '',
  maxParHeure: null,
} as const;

/** A slide as it starts: what is still to be chosen has no number yet. */
export function nouvelleDiapositive(genre: GenreDeDiapositive): Diapositive {
  const commune = { ...NEUVE, jours: [] };
  switch (genre) {
    case 'objets':
      return { genre, ...commune, selection: { ref: 'selection', id: 0 }, tri: null, blocs: [], nombre: 8 };
    case 'media':
      return { genre, ...commune, media: { ref: 'media', id: 0 }, cadrage: 'remplir', titre: {} };
    case 'annonce':
      return { genre, ...commune, espace: { ref: 'espace', id: 0 }, tousLes: 5 };
    case 'texte':
      return { genre, ...commune, ton: 'information', titre: {}, texte: {} };
    case 'carte':
      return { genre, ...commune, carte: { ref: 'carte', id: 0 }, titre: {} };
    case 'agenda':
      return { genre, ...commune, duree: 20, selection: { ref: 'selection', id: 0 }, titre: {}, nombre: 6 };
    case 'page':
      return { genre, ...commune, duree: 30, adresse: '', secours: null, texteSecours: {} };
    case 'compte':
      return { genre, ...commune, titre: {}, jour: '', heure: null };
    case 'qr':
      return { genre, ...commune, adresse: '', titre: {}, texte: {} };
  }
}
