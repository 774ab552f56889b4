import { correspondance, type EndpointAnswer, rereadStructure } from '@bridge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { noteChange } from '../../../resource/form/record.queries.ts';

export type Relecture = EndpointAnswer<typeof rereadStructure>;

interface Options {
  readonly id: number | null;
  readonly onRead: (relecture: Relecture) => void;
}

/** Reads the fields of a feed as they are today. The mapping itself is not changed. */
export function useRelecture({ id, onRead }: Options) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (flux: number) => call(rereadStructure, { params: { id: id ?? 0 }, body: { flux } }),
    onSuccess: (relecture) => {
      onRead(relecture);
      // The server keeps what it read, with the mapping.
      noteChange(queries, correspondance);
    },
  });
}
