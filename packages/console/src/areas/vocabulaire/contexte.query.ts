import { contexteMot, type MOTS_CONSULTES } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../api/resource-key.ts';

/** The context of a word: its parents, objets and equivalents. A link made elsewhere reads both again. */
export function contexteQuery(de: (typeof MOTS_CONSULTES)[number], id: number) {
  return queryOptions({
    queryKey: [...resourceKey(de), 'contexte', id] as const,
    queryFn: ({ signal }) => call(contexteMot, { params: { de, id } }, { signal }),
  });
}
