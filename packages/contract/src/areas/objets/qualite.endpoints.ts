import { z } from 'zod';
import { ANOMALIES, ANOMALIES_GRAVES, type Anomalie } from '../../catalogue/anomalie.ts';
import { SYSTEMES } from '../../catalogue/systeme.ts';
import { PUBLIC } from '../../kernel/access.ts';
import { API_BASE, defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { searchShape } from '../../kernel/resource/list-query.ts';
import { objet } from './objet.resource.ts';

const access = objet.access.view;
/** The same search as the list of the catalogue: what is counted here is what is listed there. */
const query = z.strictObject(searchShape(objet.fields, 'kept'));

const PUBLIES = { statut: ['publie'] } as const;

/** What the list of the catalogue is asked for the objets that a figure of quality counts. */
export const LISTES_DE_QUALITE = {
  objets: PUBLIES,
  sansAnomalie: { ...PUBLIES, anomalies: [null] },
  aCorriger: { ...PUBLIES, anomalies: ANOMALIES.map(({ value }) => value) },
  graves: { ...PUBLIES, anomalies: ANOMALIES_GRAVES },
} as const;
export const listeDAnomalie = (anomalie: Anomalie) => ({ ...PUBLIES, anomalies: [anomalie] });

/** « 70 % »: a whole is only said of all of them. */
export const partEnCent = (nombre: number, tout: number): string =>
  `${tout === 0 ? 0 : Math.floor((nombre / tout) * 100)}\u00a0%`;

const nombre = z.number().int();
const mesures = {
  objets: nombre,
  /** How much of what a whole objet has they have, in hundredths. */
  completude: nombre,
  /** Those with an anomaly. */
  aCorriger: nombre,
};

/** Some objets that have something in common. */
const partSchema = z.object({ cle: z.string(), nom: z.string(), ...mesures });
export type PartDeQualite = z.output<typeof partSchema>;

/** What quality is told by; communes are read with their places. */
export const PARTS_DE_QUALITE = ['type', 'entite', 'proprietaire', 'source'] as const;
export type ParDeQualite = (typeof PARTS_DE_QUALITE)[number];
/** Those where most is left to do. */
export const MOST_PARTS = 50;

export const getQualite = defineEndpoint({
  method: 'GET',
  path: '/api/qualite',
  summary: 'La complétude et les anomalies des objets publiés d’une recherche',
  access,
  query,
  response: z.object({
    ...mesures,
    /** Those with an anomaly that harms who relies on them. */
    graves: nombre,
    anomalies: z.array(z.object({ anomalie: z.enum(ANOMALIES.map(({ value }) => value)), nombre })),
    parts: z.record(z.enum(PARTS_DE_QUALITE), z.array(partSchema)),
  }),
});

/** More than a map can show; the rest is left out, those with least to do first. */
export const MOST_COMMUNES = 5_000;

export const getCommunesDeQualite = defineEndpoint({
  method: 'GET',
  path: '/api/qualite/communes',
  summary: 'Les communes où les objets manquent ou sont incomplets',
  access,
  query,
  response: z.object({
    items: z.array(z.object({ nom: z.string(), lat: z.number().nullable(), lon: z.number().nullable(), ...mesures })),
    /** Of the territories of one’s entities, those that have none. */
    sansObjet: z.array(z.string()),
  }),
});

/** Readings of one feed that are drawn. */
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

/** How long a link to what is to be corrected may live, in days. */
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

const proprietaireSchema = z.object({
  cle: z.string(),
  /** What it is called; null where a source only numbers it and nothing else names it. */
  nom: z.string().nullable(),
  objets: nombre,
  /** Those with something that an owner corrects. */
  aCorriger: nombre,
  /** Where most of them are. */
  communes: z.array(z.string()),
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
  /** `adresse`: below the address of the console, told this once. */
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

/** Whatever the address: what leads nowhere is answered by a page, as the rest is. */
export const viewCorrection = defineEndpoint({
  method: 'GET',
  path: '/api/qualite/corrections/:jeton',
  summary: 'La page de ce qu’un propriétaire a à corriger, pour qui en a le lien',
  access: PUBLIC,
  params: z.strictObject({ jeton: z.string().max(200) }),
  answersFile: true,
  response: z.unknown(),
});

export const adresseDeCorrection = (secret: string): string => API_BASE + viewCorrection.path.replace(':jeton', secret);
