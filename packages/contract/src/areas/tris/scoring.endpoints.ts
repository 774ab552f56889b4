import { z } from 'zod';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { adminsDeContenu, lecteursBlocs } from '../roles.ts';
import { OBJECTIFS_DE_SCORING, scoring } from './scoring.resource.ts';
import { barreSchema, brouillonDeScoringSchema, ligneDeScoreSchema, objetScoreSchema } from './scoring.schemas.ts';

const params = z.strictObject({ id: idSchema });
const path = `/api${scoring.path}`;

/** The most objets read while a person waits. */
export const MOST_SIMULES = 20_000;

export const simulateScoring = defineEndpoint({
  method: 'POST',
  path: `${path}/simulation`,
  summary: 'Les scores que donnerait un profil, enregistré ou non',
  access: lecteursBlocs,
  body: z.strictObject({
    brouillon: brouillonDeScoringSchema,
    /** The saved profile to compare with. */
    profil: z.number().int().positive().nullable(),
    /** The least number of ranks that counts as a move. */
    ecart: z.number().int().min(1).max(10_000),
  }),
  response: z.object({
    total: z.number().int(),
    /** Whether there are more: only the first of the catalogue were read. */
    coupe: z.boolean(),
    barres: z.array(barreSchema),
    /** Null without objets. */
    statistiques: z.object({ min: z.number(), max: z.number(), moyenne: z.number(), mediane: z.number() }).nullable(),
    meilleurs: z.array(objetScoreSchema),
    derniers: z.array(objetScoreSchema),
    /** The largest moves first; `nombre` counts all moves. */
    mouvements: z.object({
      nombre: z.number().int(),
      items: z.array(objetScoreSchema.extend({ rangAvant: z.number().int(), scoreAvant: z.number() })),
    }),
  }),
});

export const explainScore = defineEndpoint({
  method: 'POST',
  path: `${path}/explication`,
  summary: 'Le score d’un objet, règle par règle',
  access: lecteursBlocs,
  body: z.strictObject({
    brouillon: brouillonDeScoringSchema,
    objet: z.number().int().positive(),
    /** The saved profile that is tried out or changed. */
    profil: z.number().int().positive().nullable(),
  }),
  response: z.object({
    objet: z.object({ id: z.number().int(), nom: z.string(), commune: z.string() }),
    /** Why the objet has no score; empty when it has one. */
    horsPerimetre: z.string(),
    score: z.number(),
    lignes: z.array(ligneDeScoreSchema),
    /** The score in use, of a saved profile as it is saved; null for any other. `ecart`: why the numbers differ. */
    enregistre: z
      .object({ score: z.number().nullable(), calculeLe: z.iso.datetime().nullable(), ecart: z.string() })
      .nullable(),
  }),
});

export const recomputeScores = defineEndpoint({
  method: 'POST',
  path: `${path}/:id/recalcul`,
  summary: 'Recalculer les scores d’un profil',
  access: adminsDeContenu,
  params,
  response: z.object({ tache: z.number().int() }),
});

/** Whether scores are being computed, and by which task. */
export const etatDuScoring = defineEndpoint({
  method: 'GET',
  path: `${path}/:id/etat`,
  summary: 'Le dernier calcul d’un profil, et celui qui est en cours',
  access: lecteursBlocs,
  params,
  response: z.object({
    calculeLe: z.iso.datetime().nullable(),
    nombreObjets: z.number().nullable(),
    tache: z.object({ id: z.number().int(), progression: z.number().nullable(), etape: z.string() }).nullable(),
  }),
});

export const scoresDuProfil = defineEndpoint({
  method: 'GET',
  path: `${path}/:id/scores`,
  summary: 'Les objets d’un profil, le meilleur score d’abord',
  access: lecteursBlocs,
  params,
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    itemsPerPage: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({ items: z.array(objetScoreSchema), total: z.number().int() }),
});

export const exportScores = defineEndpoint({
  method: 'GET',
  path: `${path}/:id/scores/export`,
  summary: 'Les scores d’un profil, en CSV',
  access: lecteursBlocs,
  params,
  response: z.unknown(),
  answersFile: true,
});

export const compareProfils = defineEndpoint({
  method: 'GET',
  path: `${path}/comparaison`,
  summary: 'Les cent premiers de deux profils, et leurs rangs dans chacun',
  access: lecteursBlocs,
  query: z.strictObject({ a: idSchema, b: idSchema }),
  response: z.object({
    a: z.object({ id: z.number().int(), nom: z.string(), total: z.number().int() }),
    b: z.object({ id: z.number().int(), nom: z.string(), total: z.number().int() }),
    items: z.array(
      objetScoreSchema.omit({ score: true, rang: true }).extend({
        /** Null when the profile gives the objet no score. */
        a: z.object({ rang: z.number().int(), score: z.number() }).nullable(),
        b: z.object({ rang: z.number().int(), score: z.number() }).nullable(),
      }),
    ),
  }),
});

export const modelesDeScoring = defineEndpoint({
  method: 'GET',
  path: `${path}/modeles`,
  summary: 'Des profils prêts, à adapter',
  access: lecteursBlocs,
  response: z.object({
    modeles: z.array(
      z.object({
        code: z.string(),
        nom: z.string(),
        objectif: z.enum(OBJECTIFS_DE_SCORING.map(({ value }) => value)),
        description: z.string(),
        regles: scoring.fields.regles.schema,
        normalise: z.boolean(),
      }),
    ),
  }),
});
