import { z } from 'zod';
import { canalSchema } from '../kernel/canal.ts';
import { idSchema } from '../kernel/fields/schemas.ts';
import { jourCivilSchema, ouvertureSchema } from './dates/periode.schemas.ts';
import { textesSchema } from './langue.ts';
import { CODES_SYSTEMES } from './systeme.ts';
import { CODES_TYPES_BRIDGE } from './type-bridge.ts';

/**
 * A word of a system's vocabulary. `schema` names the list of its code, « apidae:PrestationService », «
 * tis:cdt66:Prestations », « lei:alsace:1900048 »: a code has a meaning inside its list only.
 */
const termeSchema = z.strictObject({
  schema: z.string(),
  code: z.string(),
  libelle: textesSchema,
  /** Code of the parent, in the same list. */
  parent: z.string().optional(),
  /** The address of its drawing at its system. */
  dessin: z.string().optional(),
});
export type Terme = z.output<typeof termeSchema>;

const QUALITES_POINT = ['source', 'douteux', 'geocode'] as const;

const lieuSchema = z.strictObject({
  nom: z.string().optional(),
  rue: z.array(z.string()),
  codePostal: z.string().optional(),
  commune: z.string().optional(),
  insee: z.string().optional(),
  /** Two letters, in capitals. */
  pays: z.string(),
  point: z.strictObject({ lat: z.number(), lon: z.number(), qualite: z.enum(QUALITES_POINT) }).optional(),
  altitude: z.number().optional(),
  acces: textesSchema.optional(),
  territoires: z.array(termeSchema),
  environnements: z.array(termeSchema),
  trace: z
    .strictObject({
      format: z.enum(['gpx', 'kml', 'geojson']),
      url: z.string().optional(),
      /** Points [longitude, latitude], as in GeoJSON. */
      lignes: z.array(z.array(z.tuple([z.number(), z.number()]))).optional(),
    })
    .optional(),
});

export const MODES_TARIF = ['gratuit', 'libre', 'participation', 'payant', 'non-communique'] as const;

const tarifsSchema = z.strictObject({
  mode: z.enum(MODES_TARIF).optional(),
  lignes: z.array(
    z.strictObject({
      libelle: termeSchema,
      min: z.number().optional(),
      max: z.number().optional(),
      /** ISO 4217. */
      devise: z.string(),
      du: jourCivilSchema.optional(),
      au: jourCivilSchema.optional(),
      note: textesSchema.optional(),
    }),
  ),
  texte: textesSchema.optional(),
  paiements: z.array(termeSchema),
});

export const GENRES_CONTACT = [
  'telephone',
  'mobile',
  'fax',
  'email',
  'site',
  'reservation',
  'facebook',
  'instagram',
  'x',
  'autre',
] as const;

const contactSchema = z.strictObject({
  genre: z.enum(GENRES_CONTACT),
  valeur: z.string(),
  libelle: textesSchema.optional(),
  /** `public` and `reservation` may be published; `proprietaire` and `gestionnaire` are between professionals. */
  role: z.enum(['public', 'reservation', 'proprietaire', 'gestionnaire']),
  /** A person's name: personal data, never published by default. */
  personne: z.string().optional(),
});

const GENRES_MEDIA = ['image', 'document', 'video', 'logo', 'plan', 'webcam', 'audio'] as const;

const mediaSchema = z.strictObject({
  /** Stable inside the objet. */
  cle: z.string(),
  genre: z.enum(GENRES_MEDIA),
  url: z.string(),
  /** The files of other languages, if they differ. */
  adresses: textesSchema.optional(),
  titre: textesSchema.optional(),
  legende: textesSchema.optional(),
  credit: z.string().optional(),
  licence: z.string().optional(),
  /** The first and last days on which it may be published. */
  aPartirDu: jourCivilSchema.optional(),
  jusquAu: jourCivilSchema.optional(),
  /** Its number in the médiathèque, when its entity took it from there. */
  media: idSchema.optional(),
  /** The channels that its rights allow; all of them when absent. */
  canaux: z.array(canalSchema).optional(),
  /** Whether it is decorative, and needs no words. */
  decorative: z.boolean().optional(),
});

const critereSchema = z.strictObject({
  critere: termeSchema,
  modalite: termeSchema.optional(),
  texte: z.string().optional(),
  nombre: z.number().optional(),
});

const lienSchema = z.strictObject({
  relation: z.string(),
  cible: z.strictObject({ systeme: z.enum(CODES_SYSTEMES), identifiant: z.string(), nom: z.string().optional() }),
});

/** Partial views of an objet, which replace its values in a season or for an audience. */
export const ASPECTS = ['hiver', 'ete', 'groupes', 'affaires', 'handicap', 'prestataire'] as const;

const aspectSchema = z.strictObject({
  nom: textesSchema.optional(),
  resume: textesSchema.optional(),
  description: textesSchema.optional(),
  ouverture: ouvertureSchema.optional(),
  tarifs: tarifsSchema.optional(),
  contacts: z.array(contactSchema).optional(),
  medias: z.array(mediaSchema).optional(),
});

/** The one shape of records of every system, with the source's values only: local changes are beside. */
export const documentSchema = z.strictObject({
  typeBridge: z.enum(CODES_TYPES_BRIDGE),
  types: z.array(termeSchema),
  nom: textesSchema,
  resume: textesSchema,
  description: textesSchema,
  /** Other texts: access, groups, tips… */
  textes: z.array(z.strictObject({ sujet: termeSchema, corps: textesSchema })),
  lieu: lieuSchema,
  ouverture: ouvertureSchema,
  tarifs: tarifsSchema,
  contacts: z.array(contactSchema),
  /** The media in the order of the source: the first image is the main one. */
  medias: z.array(mediaSchema),
  /** Every coded fact, known or not. */
  criteres: z.array(critereSchema),
  labels: z.array(termeSchema),
  classement: z
    .strictObject({
      schema: z.string(),
      valeur: z.number().optional(),
      texte: z.string(),
      libelle: textesSchema.optional(),
    })
    .optional(),
  capacites: z.array(z.strictObject({ mesure: z.string(), valeur: z.number() })),
  /** Codes of two letters for known languages, else their names. */
  languesParlees: z.array(z.string()),
  accessibilite: z.array(termeSchema),
  animaux: z.boolean().optional(),
  publics: z.array(termeSchema),
  liens: z.array(lienSchema),
  aspects: z.partialRecord(z.enum(ASPECTS), aspectSchema).optional(),
  /** The selections of the source that hold the objet. */
  selections: z.array(z.string()),
  /** The values of fields that this instance added to the dictionary, by code. */
  champs: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), textesSchema])),
});
export type DocumentObjet = z.output<typeof documentSchema>;
export type Media = DocumentObjet['medias'][number];
export type Contact = DocumentObjet['contacts'][number];
export type CritereObjet = DocumentObjet['criteres'][number];

/** What a source tells about a record besides its content. */
export const sourceSchema = z.strictObject({
  identifiant: z.string().min(1),
  /** Other ids that the same thing has or had. */
  autresIdentifiants: z.array(z.string()),
  proprietaire: z.strictObject({ code: z.string(), nom: z.string().optional() }).optional(),
  /** Instants, ISO. A source without time zone speaks of Europe/Paris. */
  creeLe: z.iso.datetime({ offset: true }).optional(),
  majLe: z.iso.datetime({ offset: true }).optional(),
  etat: z.enum(['publie', 'masque', 'supprime']),
});
export type SourceObjet = z.output<typeof sourceSchema>;

/** A value that could not be read: the rest of the record is kept. */
export const avertissementSchema = z.strictObject({
  /** The place in the words of the source: « ouverture.periodesOuvertures[2].dateFin ». */
  chemin: z.string(),
  /** What is wrong, in French. */
  message: z.string(),
  /** The value as received, shortened. */
  valeur: z.string().optional(),
});
export type Avertissement = z.output<typeof avertissementSchema>;

/** A change of an import in one place of a document: the value before and after, null when absent. */
export const differenceSchema = z.object({
  chemin: z.string(),
  avant: z.string().nullable(),
  apres: z.string().nullable(),
});
export type Difference = z.output<typeof differenceSchema>;

/** An empty document, which mappers fill. */
export function documentVide(): DocumentObjet {
  return {
    typeBridge: 'autre',
    types: [],
    nom: {},
    resume: {},
    description: {},
    textes: [],
    lieu: { rue: [], pays: 'FR', territoires: [], environnements: [] },
    ouverture: { periodes: [], fermetures: [] },
    tarifs: { lignes: [], paiements: [] },
    contacts: [],
    medias: [],
    criteres: [],
    labels: [],
    capacites: [],
    languesParlees: [],
    accessibilite: [],
    publics: [],
    liens: [],
    selections: [],
    champs: {},
  };
}
