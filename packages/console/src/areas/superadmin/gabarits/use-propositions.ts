import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Propositions } from './liquide.completion.ts';
import { composantsQuery, ofGenre, sourcesQuery } from './sources.query.ts';

/** The completions of a template of this resource; empty until they are known. */
export function usePropositions(resource: string): Propositions {
  const { data: sources } = useQuery(sourcesQuery);
  const { data: composants } = useQuery(composantsQuery);
  return useMemo(
    () => ({
      champs: ofGenre(sources?.champs ?? [], resource),
      balises: ofGenre(sources?.balises ?? [], resource),
      composants: composants ?? [],
    }),
    [sources, composants, resource],
  );
}
