import { z } from 'zod';
import { blocRenduSchema } from '../../catalogue/bloc/rendu.schemas.ts';
import { langueSchema } from '../../catalogue/langue.ts';
import { defineEndpoint } from '../../kernel/api/endpoint.ts';
import { canalSchema } from '../../kernel/canal.ts';
import { idSchema } from '../../kernel/fields/schemas.ts';
import { phraseSchema } from '../../kernel/words/phrase.ts';
import { lecteursBlocs } from '../roles.ts';
import { brouillonDeBlocSchema } from './bloc.schemas.ts';

const asked = { bloc: brouillonDeBlocSchema, langue: langueSchema, canal: canalSchema };
const positive = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const apercuDeBloc = defineEndpoint({
  method: 'POST',
  path: '/api/blocs/apercu',
  summary: 'Ce qu’un bloc, enregistré ou non, montre d’un objet',
  access: lecteursBlocs,
  body: z.strictObject({ ...asked, objet: positive }),
  response: z.object({
    objet: z.object({ id: z.number().int(), nom: z.string() }),
    rendu: blocRenduSchema.nullable(),
    /** The HTML of the bloc on a web page. */
    html: z.string(),
    vide: z.boolean(),
    /** Why the bloc shows nothing, in one sentence, or null. */
    motif: phraseSchema.nullable(),
  }),
});

/** How many objets are searched for the extremes. */
export const MOST_EXTREMES = 500;

const extremeSchema = z
  .object({ objet: z.object({ id: z.number().int(), nom: z.string() }), longueur: z.number().int(), html: z.string() })
  .nullable();

export const extremesDeBloc = defineEndpoint({
  method: 'POST',
  path: '/api/blocs/extremes',
  summary: 'Les objets pour lesquels un bloc est le plus long et le plus court',
  access: lecteursBlocs,
  body: z.strictObject({ ...asked, selection: positive.optional() }),
  response: z.object({
    /** How many objets were searched, and for how many of them the bloc shows something. */
    examines: z.number().int(),
    remplis: z.number().int(),
    plusLong: extremeSchema,
    plusCourt: extremeSchema,
    /** Whether the search took too long: the other objets were left out. */
    coupe: z.boolean(),
  }),
});
export type ExtremesDeBloc = z.output<typeof extremesDeBloc.response>;

export const modalitesDuCritere = defineEndpoint({
  method: 'GET',
  path: '/api/blocs/modalites',
  summary: 'Les modalités d’un critère et de ses équivalents, à retenir sur une ligne',
  access: lecteursBlocs,
  query: z.strictObject({ critere: idSchema }),
  response: z.object({ items: z.array(z.object({ id: z.number().int(), libelle: z.string() })) }),
});

/** The fields of the dictionary that everybody may read: no others are shown. */
export const champsDesLignes = defineEndpoint({
  method: 'GET',
  path: '/api/blocs/champs',
  summary: 'Les champs ajoutés au dictionnaire qu’une ligne peut montrer',
  access: lecteursBlocs,
  response: z.object({ items: z.array(z.object({ code: z.string(), libelle: z.string() })) }),
});
