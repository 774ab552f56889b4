import type { Etat, Field, Resource } from '@bridge/contract';
import type { Rights } from '../actions/use-rights.ts';
import type { BulkKind } from './bulk.words.ts';

/** What a bulk change sets: a field and its value, or tags. */
export interface BulkContent {
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly addTags?: readonly number[];
  readonly removeTags?: readonly number[];
}

export type TagContent = Required<Pick<BulkContent, 'addTags' | 'removeTags'>>;

/** Sets the tags of one side, and takes them off the other: the same tag is put on or taken off, never both. */
export function taking(content: TagContent, side: keyof TagContent, ids: readonly number[]): TagContent {
  const other = side === 'addTags' ? 'removeTags' : 'addTags';
  return { ...content, [side]: ids, [other]: content[other].filter((id) => !ids.includes(id)) };
}

/** The bulk actions that the person may use on rows in this state. */
export function bulkKinds(resource: Pick<Resource, 'fields' | 'title'>, etat: Etat, rights: Rights): BulkKind[] {
  const { create, edit, remove } = rights;
  const active = etat === 'actif';
  return [
    ...(active && edit && changeableFields(resource).length > 0 ? ['change' as const] : []),
    ...(active && edit && resource.fields.tags?.kind === 'references' ? ['tag' as const] : []),
    ...(active && create ? ['duplicate' as const] : []),
    ...(active && edit ? ['archive' as const] : []),
    ...(etat === 'archive' && edit ? ['unarchive' as const] : []),
    ...(etat === 'corbeille' && edit ? ['restore' as const] : []),
    ...(etat !== 'corbeille' && remove ? ['remove' as const] : []),
  ];
}

/** The kinds of fields offered first, because many records most often share their values. */
const SIMPLE: readonly Field['kind'][] = [
  'choice',
  'reference',
  'boolean',
  'choices',
  'references',
  'date',
  'period',
  'number',
  'money',
  'colour',
  'icon',
  'text',
  'longText',
];

/** The fields that many records may hold alike: neither a name nor a field whose values must differ. */
export function changeableFields({ fields, title }: Pick<Resource, 'fields' | 'title'>): [string, Field][] {
  return Object.entries(fields)
    .filter(
      ([name, { kind, readOnly, fixed, unique, widget }]) =>
        SIMPLE.includes(kind) &&
        !readOnly &&
        fixed === undefined &&
        unique === undefined &&
        widget === undefined &&
        name !== title &&
        // Tags have a bulk action of their own: they are added and taken away, not replaced.
        name !== 'tags',
    )
    .sort(([, one], [, other]) => SIMPLE.indexOf(one.kind) - SIMPLE.indexOf(other.kind));
}
