import { z } from 'zod';
import type { Access } from '../access.ts';
import { defineEndpoint } from '../api/endpoint.ts';
import type { Canal } from '../canal.ts';
import { choice, datetime } from '../fields/fields.ts';
import { idSchema } from '../fields/schemas.ts';
import { agree, aOf, type Noun } from '../words/french.ts';
import { phraseSchema } from '../words/phrase.ts';
import type { AnyRow } from './any-calls.ts';

/** The place that records of a channel are withdrawn from, in words. */
const RETRAITS: Readonly<Record<Canal, string>> = { web: 'des sites', print: 'des éditions', ecran: 'des écrans' };

/** How records of a resource are published. People see a published version, whatever is being prepared. */
export interface Published<Field extends string = string> {
  readonly canal: Canal;
  /** The field with the records where a published version appears: pages that list these change with it. */
  readonly places?: Field;
}

/** Public outputs are made from this resource's records, and made anew when one is saved. */
export interface Outputs {
  /** `record`: a key for each record, « selection:9 ». Another word is one key for all, « gabarits ». */
  readonly key: 'record' | 'gabarits' | 'codes' | 'catalogue' | 'urgences' | 'annonces';
  /** Whether nothing of a record may be shown: outputs made from it go at once, with their copies. */
  readonly hides?: (record: AnyRow) => boolean;
}

/** Archived or in the trash. */
export const isAway = ({ archiveLe, supprimeLe }: AnyRow): boolean => archiveLe !== null || supprimeLe !== null;

const ETATS_DE_PUBLICATION = [
  { value: 'brouillon', label: 'Brouillon', colour: 'gray' },
  { value: 'publie', label: 'Publié', colour: 'green' },
  { value: 'modifie', label: 'Publié, modifié depuis', colour: 'orange' },
] as const;

/** The fields about a record's publication, which the server sets. */
export const publicationFields = {
  etat: choice(ETATS_DE_PUBLICATION, {
    label: 'Publication',
    readOnly: true,
    initial: 'brouillon',
    required: true,
    list: true,
    sortable: true,
    filterable: true,
  }),
  publieLe: datetime({ label: 'Publié le', readOnly: true, sortable: true }),
} as const;

/** A published version, which never changes, shown while it is in force and its dates allow. */
const publicationSchema = z.object({
  id: z.number().int(),
  /** The version of the record that it was made from. */
  version: z.number().int(),
  publieLe: z.iso.datetime(),
  publiePar: z.string().nullable(),
  du: z.iso.datetime().nullable(),
  au: z.iso.datetime().nullable(),
});
export type Publication = z.output<typeof publicationSchema>;

const dates = z
  .strictObject({ du: z.iso.datetime().nullable(), au: z.iso.datetime().nullable() })
  .refine(({ du, au }) => du === null || au === null || du < au, {
    path: ['au'],
    message: 'La fin vient avant le début.',
  });

const params = z.strictObject({ id: idSchema });
const answer = z.object({
  /** The version that visitors see, inside its dates, or null. */
  enCours: publicationSchema.nullable(),
  /** The newest first. */
  items: z.array(publicationSchema),
  /** What keeps visitors from seeing the record as it was meant, and what to do. */
  remarques: z.array(phraseSchema),
  /** What keeps it from being published: the place in the record, the reason, and the page that corrects it. */
  empechements: z.array(z.object({ ou: z.string(), raison: phraseSchema, chemin: z.string().nullable() })),
  /** The records that it needs and that are not public, if the reader may publish them with it. */
  aPublier: z.array(z.object({ ressource: z.string(), nature: phraseSchema, id: z.number().int(), nom: z.string() })),
});
export type Publications = z.output<typeof answer>;

interface Named {
  readonly noun: Noun;
  readonly access: { readonly view: Access; readonly edit: Access };
  readonly published: Published;
}

/** The calls that publish a record: its draft becomes public as a whole, and can be taken back. */
export function publicationCalls({ noun, access, published }: Named, root: string) {
  const one = aOf(noun);
  const at = `${root}/:id`;
  return {
    publications: defineEndpoint({
      method: 'GET',
      path: `${at}/publications`,
      summary: `Les versions publiées d’${one}`,
      access: access.view,
      params,
      response: answer,
    }),
    publish: defineEndpoint({
      method: 'POST',
      path: `${at}/publier`,
      summary: `Publie ${one}, ${noun.feminine ? 'telle qu’elle' : 'tel qu’il'} est ${agree(noun, 'enregistré')}`,
      access: access.edit,
      params,
      /**
       * `version`: the one that the person saw; another one saved since is not published. `avec`: with the records that
       * it needs and that are not public.
       */
      body: dates.safeExtend({ version: z.number().int().positive(), avec: z.boolean().default(false) }),
      response: answer,
    }),
    restorePublication: defineEndpoint({
      method: 'POST',
      path: `${at}/retablir`,
      summary: `Remet en ligne une version publiée auparavant d’${one}`,
      access: access.edit,
      params,
      body: z.strictObject({ publication: z.number().int().positive() }),
      response: answer,
    }),
    withdraw: defineEndpoint({
      method: 'POST',
      path: `${at}/retirer`,
      summary: `Retire ${one} ${RETRAITS[published.canal]}`,
      access: access.edit,
      params,
      response: answer,
    }),
  };
}
export type PublicationCalls = ReturnType<typeof publicationCalls>;
