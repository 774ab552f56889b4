import { agree, type Field, json, type Names, type Reference, referencesIn, resourceById } from '@bridge/contract';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { type Choix, nameQuery } from './choix.query.ts';

/** A record that a field refers to; `name` is absent while it is being asked for. */
export interface Named {
  readonly id: number;
  readonly name: string | undefined;
  readonly choix: Choix | undefined;
  /** « archivé » or « archivée », for an archived record. */
  readonly archived: string | undefined;
}

/** The names of records: the known ones come with the page, one call asks for the others. */
export function useNames(ressource: string, ids: readonly number[], names?: Names): Named[] {
  const known = names?.[ressource] ?? {};
  const noun = resourceById(ressource)?.noun;
  const archivedWord = noun ? agree(noun, 'archivé') : 'archivé';
  const answers = useQueries({
    queries: ids.map((id) => ({ ...nameQuery(ressource, id), enabled: known[id] === undefined })),
  });
  return ids.map((id, rank) => {
    const { data, isPending } = answers[rank] ?? {};
    const name = known[id] ?? data?.titre ?? (isPending ? undefined : unnamed(ressource, id, data === null));
    const archived = data?.actif === false ? archivedWord : undefined;
    return { id, name, choix: data ?? undefined, archived };
  });
}

/** The words for a record without a name. « Introuvable » only if the server said so, not when no answer came. */
function unnamed(ressource: string, id: number, isGone: boolean): string {
  if (!isGone) return `N°\u00a0${id}`;
  return resourceById(ressource)?.unseen ?? `N°\u00a0${id}, introuvable ou non partagé avec vous`;
}

/**
 * The names of all the records that a value refers to: the known ones, and the others by one call a resource. Equal
 * names give the same object, however often the value changes.
 */
export function useReferredNames(field: Field, value: unknown, known: Names = NONE): Names {
  const asked = useMemo(() => {
    const all = referencesIn(field, value, '').filter(({ to, id }) => known[to]?.[id] === undefined);
    return [...new Set(all.map(({ to, id }) => `${to} ${id}`))].join('\n');
  }, [field, value, known]);
  const referred = useMemo(() => asked.split('\n').flatMap(referredIn), [asked]);
  const found = useQueries({ queries: referred.map(({ to, id }) => nameQuery(to, id)), combine: answered });
  return useMemo(() => namesOf(referred, found, known), [referred, found, known]);
}

/** The names of the records in a document that no field describes. */
export const useDocumentNames = (document: unknown): Names => useReferredNames(DOCUMENT, document);

const DOCUMENT = json(z.unknown(), { label: '', initial: null, refs: [], words: () => '' });
const NONE: Names = {};

type Referred = Pick<Reference, 'to' | 'id'>;

function referredIn(words: string): Referred[] {
  const [to = '', id] = words.split(' ');
  return id === undefined ? [] : [{ to, id: Number(id) }];
}

/** The title in each answer; null where the server knows no such record, undefined while it has not answered. */
const answered = (answers: readonly UseQueryResult<Choix | null>[]) =>
  answers.map(({ data }) => (data === null ? null : data?.titre));

function namesOf(referred: readonly Referred[], found: readonly (string | null | undefined)[], known: Names): Names {
  const names: Record<string, Record<string, string>> = { ...known };
  referred.forEach(({ to, id }, rank) => {
    const title = found[rank] === null ? unnamed(to, id, true) : found[rank];
    if (title !== undefined) names[to] = { ...names[to], [String(id)]: title };
  });
  return names;
}
