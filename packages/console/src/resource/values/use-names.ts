import { agree, type Names, resourceById } from '@bridge/contract';
import { useQueries } from '@tanstack/react-query';
import { type Choix, nameQuery } from './choix.query.ts';

/** A record referred to: `name` is absent while it is asked for. */
export interface Named {
  readonly id: number;
  readonly name: string | undefined;
  readonly choix: Choix | undefined;
  /** « archivé », « archivée »: once it is. */
  readonly archived: string | undefined;
}

/** The names of records: those that came with the page, the rest in one call. `missing` is said of those that one may not see. */
export function useNames(ressource: string, ids: readonly number[], names?: Names, missing?: string): Named[] {
  const known = names?.[ressource] ?? {};
  const noun = resourceById(ressource)?.noun;
  const archivedWord = noun ? agree(noun, 'archivé') : 'archivé';
  const answers = useQueries({
    queries: ids.map((id) => ({ ...nameQuery(ressource, id), enabled: known[id] === undefined })),
  });
  return ids.map((id, rank) => {
    const { data, isPending } = answers[rank] ?? {};
    const name = known[id] ?? data?.titre ?? (isPending ? undefined : unnamed(id, data === null, missing));
    const archived = data?.actif === false ? archivedWord : undefined;
    return { id, name, choix: data ?? undefined, archived };
  });
}

/** It is gone only when the server said so: an answer that never came says nothing. */
function unnamed(id: number, isGone: boolean, missing = `N°\u00a0${id}, introuvable`): string {
  return isGone ? missing : `N°\u00a0${id}`;
}
