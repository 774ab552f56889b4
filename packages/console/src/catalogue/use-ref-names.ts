import { type Names, refsIn } from '@bridge/contract';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Choix, nameQuery } from '../resource/values/choix.query.ts';

/** The names of all that a document refers to, as far as they are known: the rest is asked for in one call per resource. */
export function useRefNames(document: unknown): Names {
  const refs = useMemo(
    () => [...new Map(refsIn(document).flatMap((ref) => (ref.id > 0 ? [[`${ref.ref}.${ref.id}`, ref]] : []))).values()],
    [document],
  );
  const found = useQueries({ queries: refs.map(({ ref, id }) => nameQuery(ref, id)), combine: titles });
  return useMemo(() => {
    const names: Record<string, Record<string, string>> = {};
    refs.forEach(({ ref, id }, rank) => {
      const title = found[rank];
      if (title !== undefined) names[ref] = { ...names[ref], [String(id)]: title };
    });
    return names;
  }, [refs, found]);
}

const titles = (answers: readonly UseQueryResult<Choix | null>[]) => answers.map(({ data }) => data?.titre);
