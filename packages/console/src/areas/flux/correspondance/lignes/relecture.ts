import { correspondance, type EndpointAnswer, rereadStructure, type Suggestion, suggestLignes } from '@bridge/contract';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import { noteChange } from '../../../../resource/form/record.queries.ts';

export type Relecture = EndpointAnswer<typeof rereadStructure>;

interface Options {
  readonly id: number | null;
  readonly onRead: (relecture: Relecture) => void;
}

const NONE: readonly Suggestion[] = [];

/** The suggestions for fields that the saved mapping does not read; none for a mapping that is not saved. */
export function useSuggestions(id: number | null): readonly Suggestion[] {
  const { data } = useQuery({
    queryKey: [correspondance.id, id, 'suggestions'],
    queryFn: id === null ? skipToken : ({ signal }) => call(suggestLignes, { params: { id } }, { signal }),
  });
  return data?.suggestions ?? NONE;
}

/** Reads the present fields of a feed, without changing the mapping. */
export function useRelecture({ id, onRead }: Options) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (flux: number) => call(rereadStructure, { params: { id: id ?? 0 }, body: { flux } }),
    onSuccess: (relecture) => {
      onRead(relecture);
      // The server keeps the fields that it read with the mapping.
      noteChange(queries, correspondance);
    },
  });
}
