import { z } from 'zod';
import { langueSchema } from '../langue.ts';
import { CODES_CIBLES, type CodeCibleOuChamp, cibleDe, rolesDeCible } from './correspondance.rules.ts';

const texteCourt = z.string().max(500);
const separateur = z.string().min(1).max(8);

/** The steps that transform a value before its target, in order. */
export const transformationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('trim') }),
  z.strictObject({ kind: z.literal('majuscules') }),
  z.strictObject({ kind: z.literal('minuscules') }),
  /** First letter in capital, the rest small: for names that are shouted. */
  z.strictObject({ kind: z.literal('phrase') }),
  z.strictObject({ kind: z.literal('decouper'), separateur }),
  z.strictObject({ kind: z.literal('date'), format: z.enum(['jj/mm/aaaa', 'mm/jj/aaaa', 'aaaa-mm-jj', 'aaaammjj']) }),
  z.strictObject({ kind: z.literal('nombre') }),
  z.strictObject({ kind: z.literal('prix') }),
  z.strictObject({ kind: z.literal('telephone') }),
  z.strictObject({ kind: z.literal('url') }),
  z.strictObject({ kind: z.literal('html') }),
  z.strictObject({
    kind: z.literal('table'),
    correspondances: z.record(z.string().max(300), texteCourt),
    /** What happens to a value that the table lacks. It is reported in all cases but `ignorer`. */
    sinon: z.enum(['garder', 'ignorer', 'signaler']),
  }),
  z.strictObject({ kind: z.literal('prefixe'), texte: texteCourt }),
  z.strictObject({ kind: z.literal('suffixe'), texte: texteCourt }),
  z.strictObject({ kind: z.literal('remplacer'), texte: z.string().min(1).max(500), par: texteCourt }),
  z.strictObject({
    kind: z.literal('condition'),
    si: z.enum(['egal', 'contient', 'vide']),
    valeur: z.exactOptional(texteCourt),
    /** Absent: the value itself. */
    alors: z.exactOptional(texteCourt),
    sinon: z.exactOptional(texteCourt),
  }),
  z.strictObject({
    kind: z.literal('joindre'),
    champs: z.array(z.string().min(1).max(200)).min(1).max(10),
    separateur: z.string().max(8),
  }),
]);
export type Transformation = z.output<typeof transformationSchema>;

/** Between rows, between the columns of a row, and between the values of a column. */
const separateursSchema = z.strictObject({
  lignes: z.exactOptional(separateur),
  colonnes: z.exactOptional(separateur),
  valeurs: z.exactOptional(separateur),
});
export type Separateurs = z.output<typeof separateursSchema>;

/** Columns by position for rows written in a string, by name for rows of a sub-table. */
const colonnesSchema = z.union([
  z.array(z.string().max(40)).max(60),
  z.record(z.string().max(200), z.string().max(40)),
]);
export type Colonnes = z.output<typeof colonnesSchema>;

const CHAMP_DU_DICTIONNAIRE = /^champ:[a-zA-Z][\w-]{0,79}$/;
const CODES: ReadonlySet<string> = new Set(CODES_CIBLES);

const cibleSchema = z.custom<CodeCibleOuChamp>(
  (code) => typeof code === 'string' && (CODES.has(code) || CHAMP_DU_DICTIONNAIRE.test(code)),
  { error: 'Cible inconnue.' },
);

/** A line of a mapping: a field of the feed, and its target. */
export const ligneSchema = z
  .strictObject({
    /** « SyndicObjectName », « Photos », « Descriptifss.Accroche ». */
    champ: z.string().trim().min(1, 'Indiquez un champ.').max(200),
    cible: cibleSchema,
    /** Subject of a text, name of a criterion, measure of a number: the field's own name when absent. */
    intitule: z.exactOptional(z.string().trim().min(1).max(120)),
    langue: z.exactOptional(langueSchema),
    separateurs: z.exactOptional(separateursSchema),
    colonnes: z.exactOptional(colonnesSchema),
    transformations: z.exactOptional(z.array(transformationSchema).max(20)),
    /** Whether a record without it is refused. */
    obligatoire: z.exactOptional(z.boolean()),
    defaut: z.exactOptional(texteCourt),
    note: z.exactOptional(z.string().max(1000)),
    /** A suggestion that nobody has confirmed or changed yet: its confidence from 0 to 1, and its reason in words. */
    proposee: z.exactOptional(z.strictObject({ confiance: z.number().min(0).max(1), raison: z.string().max(500) })),
  })
  .superRefine((ligne, contexte) => {
    if (ligne.colonnes === undefined) return;
    const acceptes = new Set(rolesDeCible(ligne.cible));
    for (const role of Object.values(ligne.colonnes)) {
      if (acceptes.has(role)) continue;
      const message =
        cibleDe(ligne.cible)?.roles === undefined
          ? 'Cette cible ne reçoit pas de colonnes.'
          : `Rôle de colonne inconnu\u00a0: «\u00a0${role}\u00a0».`;
      contexte.addIssue({ code: 'custom', path: ['colonnes'], message });
      return;
    }
  });
export type Ligne = z.output<typeof ligneSchema>;

export const correspondanceSchema = z.strictObject({ lignes: z.array(ligneSchema).max(2_000) });
export type Correspondance = z.output<typeof correspondanceSchema>;

const TYPES_DE_CHAMP = [
  'texte',
  'nombre',
  'date',
  'booleen',
  'thesaurus',
  'thesaurus-multiple',
  'table',
  'media',
] as const;
export type TypeDeChamp = (typeof TYPES_DE_CHAMP)[number];

/** The natures of values, whatever their field. */
export const NATURES = [
  'email',
  'telephone',
  'mobile',
  'image',
  'video',
  'document',
  'reseau',
  'adresseWeb',
  'rue',
  'codePostal',
  'insee',
  'commune',
  'pays',
  'latitude',
  'longitude',
  'point',
  'date',
  'heure',
  'jours',
  'prix',
  'nombre',
  'booleen',
  'identifiant',
  'guid',
  'phrase',
  'phraseOuverture',
  'phraseTarif',
  'trace',
  'paiement',
  'langue',
  'handicap',
  'label',
  'classement',
  'animaux',
  'public',
  'environnement',
  'type',
  'gratuite',
  'credit',
  'libelleContact',
  'organisme',
  'lieu',
  'territoire',
] as const;
export type Nature = (typeof NATURES)[number];

const partsSchema = z.partialRecord(z.enum(NATURES), z.number().min(0).max(1));
/** The share of each nature among examined values; absent ones are left out. */
export type Parts = z.output<typeof partsSchema>;

/** The profile of a field's values on a sample: suggestions read it, and never the values. */
const profilSchema = z.strictObject({
  /** Values that were looked at. */
  valeurs: z.number().int().min(0),
  parts: partsSchema,
  /** The profile of each column, for rows written in a string. */
  colonnes: z.exactOptional(z.array(partsSchema)),
  /** Mean length, in characters. */
  longueur: z.number().min(0),
  /** The part of distinct values, from 0 to 1. */
  unicite: z.number().min(0).max(1),
  /** The language of its sentences, if it is not French. */
  langue: z.exactOptional(langueSchema),
  /** The shares of records whose name it repeats, and whose last change it dates. */
  commeLeNom: z.exactOptional(z.number().min(0).max(1)),
  commeLaMaj: z.exactOptional(z.number().min(0).max(1)),
  /** A field of days or hours that always comes before this one. */
  apres: z.exactOptional(z.string()),
  /** A field of pictures that is filled whenever this one is. */
  avec: z.exactOptional(z.string()),
  /** How far the commune alone decides the value. */
  selonLaCommune: z.exactOptional(z.number().min(0).max(1)),
});
export type Profil = z.output<typeof profilSchema>;

/** A field found in a feed: in its declaration, or in a sample of records. */
export const champDecouvertSchema = z.strictObject({
  champ: z.string(),
  type: z.enum(TYPES_DE_CHAMP),
  /** The columns of a sub-table, or of named rows in a string. */
  colonnes: z.exactOptional(z.array(z.string())),
  /** Found between rows and columns of strings. */
  separateurs: z.exactOptional(separateursSchema),
  exemples: z.array(z.string()).max(5),
  /** The percentage of records that have it, or null when only the declaration was read. */
  remplissage: z.number().min(0).max(100).nullable(),
  /** Different values met. */
  distinctes: z.number().int().min(0),
  profil: z.exactOptional(profilSchema),
});
export type ChampDecouvert = z.output<typeof champDecouvertSchema>;
