import { etatDeLaMediatheque, media } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';

/** Below the key of the resource: read again with its lists. */
export const etatQuery = queryOptions({
  queryKey: [...resourceKey(media.id), 'etat'],
  queryFn: ({ signal }) => call(etatDeLaMediatheque, {}, { signal }),
});
