import type { z } from 'zod';
import type { Access } from '../access.ts';
import type { Fields } from '../fields/field.ts';
import { choice, datetime, longText, reference, references } from '../fields/fields.ts';
import type { Head } from '../pages/head.ts';
import type { AnyCalls } from './any-calls.ts';
import {
  type Outputs,
  type PublicationCalls,
  type Published,
  publicationCalls,
  publicationFields,
} from './publication.ts';
import { resourceCalls } from './resource-calls.ts';

export interface FieldGroup {
  readonly id: string;
  readonly title: string;
  /** A short sentence under the title. */
  readonly help?: string;
  /** The access to these fields, if it is narrower than that of the others. */
  readonly access?: Access;
  /** Whether they are set on a page of their own. */
  readonly elsewhere?: true;
}

export interface Declaration<F extends Fields> extends Head {
  /** The path of the calls when the spec gives another. Such calls may leave the version out. */
  readonly api?: string;
  readonly table: string;
  /** Its purpose in one sentence, shown when there is none yet. */
  readonly purpose: string;
  /** The field that names a record. */
  readonly title: keyof F & string;
  /** The words for a record whose existence is known to all, and whose name only some may see. */
  readonly unseen?: string;
  readonly groups?: readonly FieldGroup[];
  readonly fields: F;
  /** The field with the entity of a record, if not the common one; `id` for entities themselves. */
  readonly owner?: (keyof F & string) | 'id';
  /** The field with the resources that may refer to it; all of them when empty. */
  readonly usableIn?: keyof F & string;
  /** The field with the entities, and those below, that may act upon a record besides its own. */
  readonly openedTo?: keyof F & string;
  /** The field that links a record to one of the same meaning: a filter on either keeps both. */
  readonly equivalence?: keyof F & string;
  /** A choice that tells records of the same name apart, where several are offered. */
  readonly qualifier?: keyof F & string;
  /** The fields told beside the name of an offered record, to tell it from others. */
  readonly hints?: readonly ((keyof F & string) | 'entiteId')[];
  /** Its records are published: they get a publication state and the calls that change it. */
  readonly published?: Published<keyof F & string>;
  /** Public outputs are made from its saved records, or from published versions if it is published. */
  readonly outputs?: Outputs;
  /** False when tags on it would be meaningless. */
  readonly taggable?: false;
}

export const PARTAGES = [
  { value: 'prive', label: 'Cette entité seulement' },
  { value: 'filles', label: 'Cette entité et ses entités filles' },
  { value: 'toutes', label: 'Toutes les entités' },
] as const;

/** The section of forms with the fields of every record. */
export const COMMON_GROUP: FieldGroup = {
  id: 'commun',
  title: 'Rattachement et notes',
  help: 'À qui appartient cet élément, qui le voit, et ce qu’il faut en savoir entre collègues.',
};

const owned = {
  entiteId: reference({ label: 'Entité', to: 'entite', group: COMMON_GROUP.id, filterable: true }),
  partage: choice(PARTAGES, {
    label: 'Partage',
    help: 'Les autres entités le voient et s’en servent\u00a0; elles ne le modifient pas.',
    group: COMMON_GROUP.id,
    required: true,
    initial: 'prive',
    filterable: true,
  }),
  tags: references({ label: 'Tags', to: 'tag', create: true, group: COMMON_GROUP.id, filterable: true }),
  notesInternes: longText({
    label: 'Notes internes',
    help: 'Entre collègues\u00a0: jamais publiées.',
    group: COMMON_GROUP.id,
    ownOnly: true,
    searchable: true,
  }),
} as const satisfies Fields;

const noted = {
  creeLe: datetime({ label: 'Créé le', readOnly: true, sortable: true, filterable: true }),
  creePar: reference({ label: 'Créé par', to: 'utilisateur', readOnly: true, ownOnly: true, filterable: true }),
  modifieLe: datetime({ label: 'Modifié le', readOnly: true, sortable: true, filterable: true, list: true }),
  modifiePar: reference({
    label: 'Modifié par',
    to: 'utilisateur',
    readOnly: true,
    ownOnly: true,
    filterable: true,
    list: true,
  }),
  archiveLe: datetime({ label: 'Archivé le', readOnly: true, sortable: true }),
  supprimeLe: datetime({ label: 'Mis à la corbeille le', readOnly: true, sortable: true }),
} as const satisfies Fields;

export const COMMON_FIELDS = { ...owned, ...noted };

type Common<D> = (D extends { owner: string }
  ? unknown
  : Omit<typeof owned, D extends { taggable: false } ? 'tags' : never>) &
  typeof noted &
  (D extends { published: object } ? typeof publicationFields : unknown);
export type AllFields<F extends Fields, D> = F & Common<D>;

/** A business noun declared once: its API, list, form, history, search, export and rights derive from it. */
export function defineResource<const F extends Fields, const D extends Omit<Declaration<F>, 'fields'>>(
  declaration: D & { readonly fields: F },
) {
  const { tags, ...untagged } = owned;
  const common = declaration.owner === undefined ? { ...(declaration.taggable === false ? untagged : owned) } : {};
  // The condition on values is the conditional type.
  const published = declaration.published === undefined ? {} : publicationFields;
  const fields = { ...declaration.fields, ...published, ...common, ...noted } as unknown as AllFields<F, D>;
  const owner: string = declaration.owner ?? 'entiteId';
  const base = declaration.api ?? `/api${declaration.path}`;
  return {
    ...declaration,
    kind: 'collection' as const,
    fields,
    owner,
    groups: declaration.groups ?? [],
    versionRequired: declaration.api === undefined,
    // The condition on the declaration is the conditional type.
    publication: publicationOf(declaration, base) as D extends { published: object } ? PublicationCalls : undefined,
    ...resourceCalls<AllFields<F, D>>(declaration, base, fields),
  };
}

function publicationOf({ published, ...declaration }: Omit<Declaration<Fields>, 'fields'>, base: string) {
  return published && publicationCalls({ ...declaration, published }, base);
}

/** Any resource, for generic code. */
export interface Resource
  extends Omit<
      Declaration<Fields>,
      'owner' | 'fields' | 'groups' | 'title' | 'usableIn' | 'openedTo' | 'equivalence' | 'qualifier' | 'hints'
    >,
    AnyCalls {
  readonly kind: 'collection';
  readonly title: string;
  readonly usableIn?: string;
  readonly openedTo?: string;
  readonly equivalence?: string;
  readonly qualifier?: string;
  readonly hints?: readonly string[];
  readonly owner: string;
  readonly fields: Fields;
  readonly groups: readonly FieldGroup[];
  /** A change without version is refused, but by the calls that the spec itself defines. */
  readonly versionRequired: boolean;
  /** The calls that publish its records; undefined if they are not published. */
  readonly publication: PublicationCalls | undefined;
}

export type PublishedResource = Resource & { readonly published: Published; readonly publication: PublicationCalls };

export function isPublished(resource: Resource): resource is PublishedResource {
  return resource.publication !== undefined;
}

export type RecordOf<R extends { readonly record: z.ZodType }> = z.output<R['record']>;
