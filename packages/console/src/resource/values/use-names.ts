import type { Names } from '@bridge/contract';
import { useQueries } from '@tanstack/react-query';
import { type Choix, nameQuery } from './choix.query.ts';

/** A record referred to: `name` is absent while it is asked for. */
export interface Named {
  readonly id: number;
  readonly name: string | undefined;
  readonly choix: Choix | undefined;
}

/** The names of records: those that came with the page, the rest in one call. */
export function useNames(ressource: string, ids: readonly number[], names?: Names): Named[] {
  const known = names?.[ressource] ?? {};
  const answers = useQueries({
    queries: ids.map((id) => ({ ...nameQuery(ressource, id), enabled: known[id] === undefined })),
  });
  return ids.map((id, rank) => {
    const { data, isPending } = answers[rank] ?? {};
    const name = known[id] ?? data?.titre ?? (isPending ? undefined : `N°\u00a0${id}, introuvable`);
    return { id, name, choix: data ?? undefined };
  });
}
