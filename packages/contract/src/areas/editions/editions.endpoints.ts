import { z } from 'zod';
import { jourCivilSchema } from '../../catalogue/dates/periode.schemas.ts';
import { FUSEAUX } from '../../catalogue/ecran/ecran.choix.ts';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema, ownerOfDraftSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { apercuDEditionSchema } from './apercu.endpoints.ts';
import { lecteursEditions } from './editions.roles.ts';
import { cibleDEntreeSchema, entreesDeLegende, groupesDeLegende, MOST_ENTREES } from './legende.fields.ts';
import { legende } from './legende.resource.ts';
import { modeleEdition } from './modele-edition.resource.ts';
import { GENRES_DE_PLAN, plan } from './plan.fields.ts';
import { rubriqueDynamique } from './rubrique-dynamique.resource.ts';

/** How many dates a panel shows. */
export const PROCHAINES_MONTREES = 10;

export const prochainesExecutions = defineEndpoint({
  method: 'POST',
  path: '/api/editions/planifications/prochaines',
  summary: 'Les prochaines dates d’une expression cron, à l’heure d’un lieu',
  access: lecteursEditions,
  body: z.strictObject({
    expression: z.string().trim().min(1).max(100),
    /** The days that the schedule is valid for. */
    du: jourCivilSchema.optional(),
    au: jourCivilSchema.optional(),
    /** Left out: the time of Paris. */
    fuseau: z.enum(FUSEAUX.map(({ value }) => value)).optional(),
  }),
  response: z.object({
    /** False for a text that is no cron of five fields. */
    lisible: z.boolean(),
    dates: z.array(z.iso.datetime()),
  }),
});

/** The current contents of a section of a plan. */
const sectionSchema = z.object({
  rang: z.number().int(),
  genre: z.enum(GENRES_DE_PLAN),
  /** The name of the section, in the reader's language. */
  nom: z.string(),
  /** The number of objets of its sélection, or null without one. */
  objets: z.number().int().nullable(),
  selection: z.object({ id: z.number().int(), nom: z.string() }).nullable(),
  /** What should be corrected before printing. */
  alertes: z.array(phraseSchema),
});

/** A plan, saved or not, and the pages that it is drawn on. */
export const demandeDeBilanSchema = z.strictObject({
  plan: plan.schema,
  langues: z.array(langueSchema).max(20),
  /** The gabarits of the pages, if they are chosen already. */
  gabarit: modeleEdition.fields.gabarit.schema.nullable(),
  gabaritCouverture: modeleEdition.fields.gabaritCouverture.schema.nullable().default(null),
  gabaritSommaire: modeleEdition.fields.gabaritSommaire.schema.nullable().default(null),
  /** The dates that the document covers, to which its sections are limited. */
  periode: modeleEdition.fields.periode.schema,
  format: modeleEdition.fields.format.schema,
  parametres: modeleEdition.fields.parametres.schema,
  entiteId: ownerOfDraftSchema,
});
export type DemandeDeBilan = z.output<typeof demandeDeBilanSchema>;

export const bilanDePlan = defineEndpoint({
  method: 'POST',
  path: '/api/editions/modeles/bilan',
  summary: 'Ce que chaque élément d’un plan contient maintenant, et ce qui lui manque',
  access: lecteursEditions,
  body: demandeDeBilanSchema,
  response: z.object({
    sections: z.array(sectionSchema),
    objets: z.number().int(),
    alertes: z.array(phraseSchema),
  }),
});
export type BilanDePlan = z.output<typeof bilanDePlan.response>;

const f = rubriqueDynamique.fields;

/** The fields that decide what a section shows, saved or not. */
export const brouillonDeRubriqueSchema = z.strictObject({
  titre: f.titre.schema,
  chapeau: f.chapeau.schema,
  selection: f.selection.schema,
  tri: f.tri.schema,
  scoring: f.scoring.schema,
  scoreMinimal: f.scoreMinimal.schema,
  niveaux: f.niveaux.schema,
  plusieursJours: f.plusieursJours.schema,
  limiteObjets: f.limiteObjets.schema,
  blocs: f.blocs.schema,
  siVide: f.siVide.schema,
  texteVide: f.texteVide.schema,
  entiteId: ownerOfDraftSchema,
});
export type BrouillonDeRubrique = z.output<typeof brouillonDeRubriqueSchema>;

/** Days ahead that the preview of an agenda tells: by day, or by month. */
export const JOURS_D_APERCU = 14;
export const JOURS_D_APERCU_PAR_MOIS = 365;
const rubriqueEssayeeSchema = z.strictObject({
  /** The values of the form. */
  valeurs: z.record(z.string(), z.unknown()),
  langue: langueSchema,
  /** The model whose pages are used, or null for pages of the product. */
  modele: idSchema.nullable(),
  entiteId: ownerOfDraftSchema,
});

export const apercuDeRubrique = defineEndpoint({
  method: 'POST',
  path: '/api/editions/modeleRubriqueDynamiques/apercu',
  summary: 'Les pages qu’une rubrique, enregistrée ou non, imprimerait maintenant',
  access: lecteursEditions,
  body: rubriqueEssayeeSchema,
  response: z.object({
    pages: apercuDEditionSchema,
    /** Objets kept, and groups of the first level. */
    objets: z.number().int(),
    groupes: z.array(z.object({ titre: z.string(), nombre: z.number().int() })),
    /** How many days ahead were searched, or null when dates do not count. */
    jours: z.number().int().nullable(),
    /** Whether there are more than could be searched. */
    coupe: z.boolean(),
  }),
});
export type ApercuDeRubrique = z.output<typeof apercuDeRubrique.response>;

/** The fiches that a section finds hardest to hold. */
export const EXTREMES = [
  { value: 'longue', label: 'La plus longue' },
  { value: 'courte', label: 'La plus courte' },
  { value: 'nom', label: 'Le nom le plus long' },
  { value: 'sans-photo', label: 'Sans photo' },
] as const;

export const extremesDeRubrique = defineEndpoint({
  method: 'POST',
  path: '/api/editions/modeleRubriqueDynamiques/extremes',
  summary:
    'Les pages des fiches extrêmes d’une rubrique\u00a0: la plus longue, la plus courte, le plus long nom, sans photo',
  access: lecteursEditions,
  body: rubriqueEssayeeSchema,
  response: z.object({
    examines: z.number().int(),
    extremes: z.array(
      z.object({
        cas: z.enum(EXTREMES.map(({ value }) => value)),
        nom: z.string(),
        /** The length of all its texts, in characters. */
        longueur: z.number().int(),
      }),
    ),
    /** The pages of these fiches, in that order. */
    pages: apercuDEditionSchema,
  }),
});
export type ExtremesDeRubrique = z.output<typeof extremesDeRubrique.response>;

export const propositionsDeLegende = defineEndpoint({
  method: 'POST',
  path: '/api/editions/legendes/propositions',
  summary: 'Les modalités que les blocs montrent ou que le plus d’objets portent, et qui n’ont pas d’entrée',
  access: lecteursEditions,
  /** The targets of the present entries, complete or not. */
  body: z.strictObject({ cibles: z.array(cibleDEntreeSchema).max(MOST_ENTREES) }),
  response: z.object({
    propositions: z.array(
      z.object({
        entree: entreesDeLegende.itemSchema,
        nom: z.string(),
        critere: z.string(),
        /** The name of its criterion by language: the group that its entry would be in. */
        groupe: legende.fields.titre.schema,
        nombre: z.number().int(),
        /** Whether a bloc shows the word to visitors. */
        montree: z.boolean(),
        /** Whether the word has a pictogram of its own; else the entry starts with a neutral one. */
        dessinee: z.boolean(),
        /** The address of the pictogram at its source, or an empty text. */
        dessinSource: z.string(),
      }),
    ),
  }),
});
export type PropositionDeLegende = z.output<typeof propositionsDeLegende.response>['propositions'][number];

export const brouillonDeLegendeSchema = z.strictObject({
  titre: legende.fields.titre.schema,
  groupes: groupesDeLegende.schema,
  entrees: entreesDeLegende.schema,
  colonnes: legende.fields.colonnes.schema,
  style: legende.fields.style.schema,
  entiteId: ownerOfDraftSchema,
});
export type BrouillonDeLegende = z.output<typeof brouillonDeLegendeSchema>;

export const apercuDeLegende = defineEndpoint({
  method: 'POST',
  path: '/api/editions/legendes/apercu',
  summary: 'Une légende, enregistrée ou non, telle qu’elle se lit',
  access: lecteursEditions,
  body: z.strictObject({ legende: brouillonDeLegendeSchema, langue: langueSchema }),
  response: z.object({ html: z.string() }),
});
