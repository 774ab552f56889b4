import { z } from 'zod';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { ensembleSchema, LARGEST_BULK } from '../../kernel/resource/resource-answers.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { adminsDeContenu } from '../roles.ts';
import { RELECTURES } from './registre.choix.ts';
import { traduction } from './traduction.resource.ts';

const params = z.strictObject({ id: idSchema });
const access = adminsDeContenu;

/** How many texts of a group are in each state. */
const partSchema = z.object({
  cle: z.string(),
  a_jour: z.number().int(),
  perimee: z.number().int(),
  manquante: z.number().int(),
  a_relire: z.number().int(),
  refusee: z.number().int(),
});
export type PartDeCouverture = z.output<typeof partSchema>;

export const COUVERTURES = ['langue', 'type', 'commune', 'genre'] as const;
export type Couverture = (typeof COUVERTURES)[number];

export const getCouverture = defineEndpoint({
  method: 'GET',
  path: '/api/reglages/traductions/couverture',
  summary: 'Les textes traduits, périmés ou manquants, par langue, type, commune et champ',
  access,
  query: z.strictObject({ langue: langueSchema.optional() }),
  response: z.object({
    langue: z.array(partSchema),
    type: z.array(partSchema),
    /** The communes that have most texts. */
    commune: z.array(partSchema),
    genre: z.array(partSchema),
  }),
});

const segmentSchema = z.object({
  ligne: traduction.row,
  francais: z.string(),
  /** The French that the text in force was made from, when it is known and has changed since. */
  francaisAvant: z.string().nullable(),
  /** The text in force. */
  texte: z.string().nullable(),
  /** The proposal of a machine; null when there is none, or it was made from other French. */
  proposition: z
    .object({ texte: z.string(), moteur: z.string(), glossaire: z.string().nullable(), relecture: z.enum(RELECTURES) })
    .nullable(),
  /** Translations of the same French elsewhere. */
  memoire: z.array(z.object({ texte: z.string(), origine: z.enum(['humain', 'machine']) })),
  /** The terms of glossaries in the French, with their translations. */
  termes: z.array(z.object({ terme: z.string(), dit: z.string() })),
  /** The configurations that could propose something. */
  moteurs: z.array(z.object({ id: idSchema, nom: z.string() })),
  /** The next line of the language that needs a look, or null. */
  suivante: idSchema.nullable(),
  /** The page of its record, or null when it cannot be opened. */
  chemin: z.string().nullable(),
});
export type Segment = z.output<typeof segmentSchema>;

export const getSegment = defineEndpoint({
  method: 'GET',
  path: '/api/reglages/traductions/:id/segment',
  summary: 'Un texte et sa traduction, côte à côte, avec tout ce qui aide à la juger',
  access,
  params,
  response: segmentSchema,
});

export const LONGEST_TRADUCTION = 20_000;
const texte = z
  .string()
  .trim()
  .min(1, 'Saisissez une traduction.')
  .max(LONGEST_TRADUCTION, '20 000 caractères au plus.');

export const decideSegment = defineEndpoint({
  method: 'POST',
  path: '/api/reglages/traductions/:id/decision',
  summary: 'Écrire, accepter ou refuser une traduction, ou dire qu’elle est toujours juste',
  access,
  params,
  body: z.discriminatedUnion('geste', [
    z.strictObject({ geste: z.literal('ecrire'), texte }),
    z.strictObject({ geste: z.literal('accepter') }),
    z.strictObject({ geste: z.literal('refuser') }),
    z.strictObject({ geste: z.literal('confirmer') }),
  ]),
  response: segmentSchema,
});

export const proposeSegment = defineEndpoint({
  method: 'POST',
  path: '/api/reglages/traductions/:id/proposition',
  summary: 'Demander une traduction de ce texte à un moteur, à relire',
  access,
  params,
  body: z.strictObject({ configuration: idSchema }),
  response: segmentSchema,
});

/** Lines that are worked on together. */
const ids = z.array(idSchema).min(1).max(LARGEST_BULK);

export const decideTraductions = defineEndpoint({
  method: 'POST',
  path: '/api/reglages/traductions/decisions',
  summary: 'Accepter ou refuser ensemble ce que des machines proposent',
  access,
  body: z.strictObject({ ids, geste: z.enum(['accepter', 'refuser']) }),
  response: ensembleSchema,
});

export const assignTraductions = defineEndpoint({
  method: 'POST',
  path: '/api/reglages/traductions/assignation',
  summary: 'Confier des traductions à une personne, ou à plus personne',
  access,
  body: z.strictObject({ ids, a: idSchema.nullable() }),
  response: z.object({ nombre: z.number().int() }),
});

export const FORMATS_DE_TRADUCTION = [
  { value: 'xliff', label: 'XLIFF 2' },
  { value: 'csv', label: 'CSV' },
] as const;
const format = z.enum(FORMATS_DE_TRADUCTION.map(({ value }) => value));

/** The most texts in one file. */
export const MOST_SEGMENTS = 5_000;

export const exportTraductions = defineEndpoint({
  method: 'GET',
  path: '/api/reglages/traductions/fichier',
  summary: 'Les textes d’une langue à donner à un traducteur, en XLIFF 2 ou en CSV',
  access,
  query: z.strictObject({ format, langue: langueSchema, etats: z.string().max(100).optional() }),
  response: z.unknown(),
  answersFile: true,
});

/** Characters of a file that is read back. */
const LONGEST_FICHIER = 8_000_000;

const retourSchema = z.object({
  ecrites: z.number().int(),
  inchangees: z.number().int(),
  refus: z.array(z.object({ ou: z.string(), motif: phraseSchema })),
});
export type RetourDeFichier = z.output<typeof retourSchema>;

export const importTraductions = defineEndpoint({
  method: 'POST',
  path: '/api/reglages/traductions/fichier',
  summary: 'Reprendre les traductions d’un fichier, ou voir ce qu’il changerait',
  access,
  body: z.strictObject({
    format,
    contenu: z
      .string()
      .min(1, 'Le fichier est vide.')
      .max(LONGEST_FICHIER, 'Le fichier pèse plus de 8 Mo\u00a0: coupez-le en plusieurs.'),
    dryRun: z.boolean(),
  }),
  response: retourSchema,
});
