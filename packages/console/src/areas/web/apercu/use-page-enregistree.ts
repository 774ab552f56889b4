import type { PageApercue, Resource, RessourceApercue } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { apercuQuery } from '../../../catalogue/apercu/apercu.query.ts';
import { useApercus } from '../../../catalogue/apercu/apercu.store.ts';
import { recordQuery } from '../../../resource/form/record.queries.ts';
import { valuesOf } from '../../../resource/form/values.rules.ts';

interface Demandee {
  readonly ressource: RessourceApercue;
  readonly resource: Resource;
  /** Nothing is asked for 0. */
  readonly id: number;
  /** The objet to show; any that fits when absent. */
  readonly objet?: number | null | undefined;
}

export interface PageEnregistree {
  readonly page: PageApercue | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isStale: boolean;
  readonly retry: () => void;
}

/** The page that a saved record makes. */
export function usePageEnregistree({ ressource, resource, id, objet }: Demandee): PageEnregistree {
  const langue = useApercus((state) => state.langue);
  // Read anew, since the form that sent its page may just have saved the record.
  const saved = useQuery({ ...recordQuery(resource, id), enabled: id > 0, staleTime: 0 });
  const valeurs = saved.data ? { ...valuesOf(resource, saved.data), id } : {};
  const drawn = useQuery({
    ...apercuQuery(ressource, { valeurs, langue, pas: 0, requete: '', ...(objet == null ? {} : { objet }) }),
    enabled: saved.data !== undefined && id > 0,
  });
  const { error, isFetching, refetch } = saved.error ? saved : drawn;
  return {
    page: saved.error ? undefined : drawn.data,
    error,
    isFetching,
    isStale: drawn.isPlaceholderData,
    retry: () => void refetch(),
  };
}
