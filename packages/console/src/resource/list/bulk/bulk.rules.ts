import type { Etat, Field, Resource } from '@bridge/contract';
import type { Rights } from '../actions/use-rights.ts';
import type { BulkKind } from './bulk.words.ts';

/** What a change of many records sets. */
export interface BulkContent {
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly addTags?: readonly number[];
  readonly removeTags?: readonly number[];
}

export type TagContent = Required<Pick<BulkContent, 'addTags' | 'removeTags'>>;

/** The same tag is put on or taken off, never both: what was said last holds. */
export function taking(content: TagContent, side: keyof TagContent, ids: readonly number[]): TagContent {
  const other = side === 'addTags' ? 'removeTags' : 'addTags';
  return { ...content, [side]: ids, [other]: content[other].filter((id) => !ids.includes(id)) };
}

/** What the person may do to rows like these. */
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

/** What is chosen first: it is what many records most often share. */
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

/** Fields that it makes sense to set alike on many records: nothing that names one, or must differ. */
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
        // Tags are added and taken away, not replaced.
        name !== 'tags',
    )
    .sort(([, one], [, other]) => SIMPLE.indexOf(one.kind) - SIMPLE.indexOf(other.kind));
}
