import { z } from 'zod';
import { ANOMALIES, ANOMALIES_GRAVES, type Anomalie } from '../../catalogue/anomalie.ts';
import { SYSTEMES } from '../../catalogue/systeme.ts';
import { PUBLIC } from '../../kernel/access.ts';
import { API_BASE, defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { searchShape } from '../../kernel/resource/list-query.ts';
import { objet } from './objet.resource.ts';

const access = objet.access.view;
/** The search of the list of the catalogue: what is counted here is what is listed there. */
const query = z.strictObject(searchShape(objet.fields, 'kept'));

const PUBLIES = { statut: ['publie'] } as const;

/** The filters of the list of the catalogue that show the objets of each figure. */
export const LISTES_DE_QUALITE = {
  objets: PUBLIES,
  sansAnomalie: { ...PUBLIES, anomalies: [null] },
  aCorriger: { ...PUBLIES, anomalies: ANOMALIES.map(({ value }) => value) },
  graves: { ...PUBLIES, anomalies: ANOMALIES_GRAVES },
} as const;
export const listeDAnomalie = (anomalie: Anomalie) => ({ ...PUBLIES, anomalies: [anomalie] });

/** « 70 % », rounded down: 100 % is said of a whole only. */
export const partEnCent = (nombre: number, tout: number): string =>
  `${tout === 0 ? 0 : Math.floor((nombre / tout) * 100)}\u00a0%`;

const nombre = z.number().int();
const mesures = {
  objets: nombre,
  /** The part that they have of what a complete objet has, in hundredths. */
  completude: nombre,
  /** The number of objets with an anomaly. */
  aCorriger: nombre,
};

/** What an owner is told by where the source gives only a number. */
const situation = {
  systeme: z.enum(SYSTEMES.map(({ value }) => value)),
  /** The communes of most of its objets. */
  communes: z.array(z.string()),
};
export type SituationDeProprietaire = z.output<z.ZodObject<typeof situation>>;

/** Some objets that have something in common. */
const partSchema = z.object({
  cle: z.string(),
  /** The name of the entity, the owner or the feed; empty where it has none. */
  nom: z.string(),
  /** What tells an owner without a name, else null. */
  sansNom: z.object(situation).nullable(),
  ...mesures,
});
export type PartDeQualite = z.output<typeof partSchema>;

/** How quality may be grouped; communes come with their positions. */
export const PARTS_DE_QUALITE = ['type', 'entite', 'proprietaire', 'source'] as const;
export type ParDeQualite = (typeof PARTS_DE_QUALITE)[number];
/** The most groups, those with most to do. */
export const MOST_PARTS = 50;

export const getQualite = defineEndpoint({
  method: 'GET',
  path: '/api/qualite',
  summary: 'La complétude et les anomalies des objets publiés d’une recherche',
  access,
  query,
  response: z.object({
    ...mesures,
    /** The number of objets with a serious anomaly. */
    graves: nombre,
    anomalies: z.array(z.object({ anomalie: z.enum(ANOMALIES.map(({ value }) => value)), nombre })),
    parts: z.record(z.enum(PARTS_DE_QUALITE), z.array(partSchema)),
  }),
});

/** The most communes on a map; those with least to do are left out. */
export const MOST_COMMUNES = 5_000;

export const getCommunesDeQualite = defineEndpoint({
  method: 'GET',
  path: '/api/qualite/communes',
  summary: 'Les communes où les objets manquent ou sont incomplets',
  access,
  query,
  response: z.object({
    items: z.array(z.object({ nom: z.string(), lat: z.number().nullable(), lon: z.number().nullable(), ...mesures })),
    /** The communes without an objet in the territories of the person's entities. */
    sansObjet: z.array(z.string()),
  }),
});

/** The most readings of a feed that are drawn. */
export const MOST_RELEVES = 30;

export const getTendanceDeQualite = defineEndpoint({
  method: 'GET',
  path: '/api/qualite/tendance',
  summary: 'La complétude des objets de chaque flux, import après import',
  access,
  response: z.object({
    flux: z.array(
      z.object({
        systeme: z.enum(SYSTEMES.map(({ value }) => value)),
        id: nombre,
        nom: z.string(),
        /** The oldest first. */
        releves: z.array(z.object({ importation: nombre, le: z.iso.datetime(), ...mesures })),
      }),
    ),
  }),
});

export const exportQualite = defineEndpoint({
  method: 'GET',
  path: '/api/qualite/export',
  summary: 'Ce qui est à corriger dans les objets d’une recherche, en CSV',
  access,
  query,
  answersFile: true,
  response: z.unknown(),
});

/** How long a link for corrections may live, in days. */
export const DUREES_DE_CORRECTION = [7, 30, 90] as const;

const lienSchema = z.object({
  id: z.number().int(),
  proprietaire: z.string(),
  par: z.string(),
  creeLe: z.iso.datetime(),
  expireLe: z.iso.datetime(),
  revoqueLe: z.iso.datetime().nullable(),
});
export type LienDeCorrection = z.output<typeof lienSchema>;
const liens = z.object({ items: z.array(lienSchema) });
const acts = objet.access.edit;

export const liensDeCorrection = defineEndpoint({
  method: 'GET',
  path: '/api/qualite/liens',
  summary: 'Les liens qui montrent sans compte ce qu’un propriétaire a à corriger',
  access: acts,
  response: liens,
});

/** An owner, as colleagues tell it from others. */
export const proprietaireDitSchema = z.object({
  cle: z.string(),
  /** The name of the owner, or null when the source gives only a number. */
  nom: z.string().nullable(),
  ...situation,
});
export type ProprietaireDit = z.output<typeof proprietaireDitSchema>;

const proprietaireSchema = proprietaireDitSchema.extend({
  objets: nombre,
  /** The number of objets that the owner should correct. */
  aCorriger: nombre,
});
export type ProprietaireACorriger = z.output<typeof proprietaireSchema>;

export const proprietairesACorriger = defineEndpoint({
  method: 'GET',
  path: '/api/qualite/proprietaires',
  summary: 'Les propriétaires des objets publiés de son entité, à qui un lien peut être donné',
  access: acts,
  response: z.object({ items: z.array(proprietaireSchema) }),
});

export const shareCorrection = defineEndpoint({
  method: 'POST',
  path: '/api/qualite/liens',
  summary: 'Donner à un propriétaire de fiches un lien vers ce qu’il a à corriger',
  access: acts,
  body: z.strictObject({
    proprietaire: z.string().trim().min(1, 'Choisissez un propriétaire.').max(300),
    jours: z.union(DUREES_DE_CORRECTION.map((jours) => z.literal(jours))),
  }),
  /** `adresse`: the path after the address of the console, told this once. */
  response: liens.extend({ adresse: z.string() }),
});

export const revokeCorrection = defineEndpoint({
  method: 'POST',
  path: '/api/qualite/liens/:id/revoquer',
  summary: 'Couper un lien vers ce qu’un propriétaire a à corriger',
  access: acts,
  params: z.strictObject({ id: idSchema }),
  response: liens,
});

/** The page of a link; an unknown link is answered by a page too. */
export const viewCorrection = defineEndpoint({
  method: 'GET',
  path: '/api/qualite/corrections/:jeton',
  summary: 'La page de ce qu’un propriétaire a à corriger, pour qui en a le lien',
  access: PUBLIC,
  params: z.strictObject({ jeton: z.string().max(200) }),
  /** `faite`: what a form of the page has just done. Whoever has the link reads the page, whatever the rest of the address says. */
  query: z.object({ faite: z.string().catch('') }),
  answersFile: true,
  response: z.unknown(),
});

export const adresseDeCorrection = (secret: string): string => API_BASE + viewCorrection.path.replace(':jeton', secret);
