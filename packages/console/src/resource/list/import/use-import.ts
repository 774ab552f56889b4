import type { ImportResult, Resource } from '@bridge/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { randomId } from '../../../api/random-id.ts';

export interface Tried {
  readonly csv: string;
  readonly name: string;
  readonly result: ImportResult;
  /** One key per chosen file: sent again, the same file is imported once; another file is another import. */
  readonly key: string;
}

/** The forecast of a chosen file, then its import. */
export function useImport({ calls }: Resource, onImported: (result: ImportResult) => void) {
  const trying = useMutation({
    mutationFn: async (file: File): Promise<Tried> => {
      const csv = await file.text();
      const result = await call(calls.import, { body: { csv, dryRun: true } });
      return { csv, name: file.name, result, key: randomId() };
    },
  });
  const importing = useMutation({
    mutationFn: ({ csv, key }: Tried) => call(calls.import, { body: { csv, dryRun: false } }, { idempotencyKey: key }),
    onSuccess: onImported,
  });
  const choose = (file: File) => {
    importing.reset();
    trying.mutate(file);
  };
  return { trying, importing, choose };
}
