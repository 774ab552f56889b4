import { contexteMot, type MOTS_CONSULTES } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../api/resource-key.ts';

/** What stands around a word. Asked again with the word: a link made elsewhere changes both. */
export function contexteQuery(de: (typeof MOTS_CONSULTES)[number], id: number) {
  return queryOptions({
    queryKey: [...resourceKey(de), 'contexte', id] as const,
    queryFn: ({ signal }) => call(contexteMot, { params: { de, id } }, { signal }),
  });
}
