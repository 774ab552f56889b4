import { z } from 'zod';
import { langueSchema } from '../langue.ts';
import { CODES_CIBLES, type CodeCibleOuChamp, cibleDe, rolesDeCible } from './correspondance.rules.ts';

const texteCourt = z.string().max(500);
const separateur = z.string().min(1).max(8);

/** Steps that a value goes through before it reaches its target, in their order. */
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
    /** What becomes of a value that the table does not have. It is reported in every case but `ignorer`. */
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

/** By position for rows written in a string, by name for rows of a sub-table. */
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

/** One field of the feed and where it goes. */
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
    /** A record without it is refused. */
    obligatoire: z.exactOptional(z.boolean()),
    defaut: z.exactOptional(texteCourt),
    note: z.exactOptional(z.string().max(1000)),
    /** Found without asking, until a person confirms or changes it: how sure it is, from 0 to 1, and why, in words. */
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

/** What a value may look like, whatever its field is called. */
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
/** Of the values that were looked at, the share of each nature; what no value is, is left out. */
export type Parts = z.output<typeof partsSchema>;

/** What the values of a field are, measured on a sample of records: suggestions read it, and never the values. */
const profilSchema = z.strictObject({
  /** Values that were looked at. */
  valeurs: z.number().int().min(0),
  parts: partsSchema,
  /** Where values are rows written in a string, the same for each of their columns. */
  colonnes: z.exactOptional(z.array(partsSchema)),
  /** Mean length, in characters. */
  longueur: z.number().min(0),
  /** Different values among those that were looked at, from 0 to 1. */
  unicite: z.number().min(0).max(1),
  /** The language of its sentences, where it is not French. */
  langue: z.exactOptional(langueSchema),
  /** The share of records whose name it says again, and of those whose last change it dates. */
  commeLeNom: z.exactOptional(z.number().min(0).max(1)),
  commeLaMaj: z.exactOptional(z.number().min(0).max(1)),
  /** A field of days or of hours that this one never comes before. */
  apres: z.exactOptional(z.string()),
  /** A field of pictures without which this one is never filled. */
  avec: z.exactOptional(z.string()),
  /** How far the commune alone decides of the value. */
  selonLaCommune: z.exactOptional(z.number().min(0).max(1)),
});
export type Profil = z.output<typeof profilSchema>;

/** A field found in a feed: in its declaration, or in a sample of its records. */
export const champDecouvertSchema = z.strictObject({
  champ: z.string(),
  type: z.enum(TYPES_DE_CHAMP),
  /** Of a sub-table, or of the rows written in a string when they have names. */
  colonnes: z.exactOptional(z.array(z.string())),
  /** Found between rows and columns of strings. */
  separateurs: z.exactOptional(separateursSchema),
  exemples: z.array(z.string()).max(5),
  /** Share of the records that have it, in per cent; null when only the declaration was read. */
  remplissage: z.number().min(0).max(100).nullable(),
  /** Different values met. */
  distinctes: z.number().int().min(0),
  profil: z.exactOptional(profilSchema),
});
export type ChampDecouvert = z.output<typeof champDecouvertSchema>;
