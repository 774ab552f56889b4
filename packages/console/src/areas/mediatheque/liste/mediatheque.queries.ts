import { etatDeLaMediatheque, media } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';

/** The state of the médiathèque. The key is below that of the resource, so that it is read again with the lists. */
export const etatQuery = queryOptions({
  queryKey: [...resourceKey(media.id), 'etat'],
  queryFn: ({ signal }) => call(etatDeLaMediatheque, {}, { signal }),
});
