import { media, partagesDeMedias } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';

export const partagesQuery = queryOptions({
  queryKey: [...resourceKey(media.id), 'partages'],
  queryFn: ({ signal }) => call(partagesDeMedias, {}, { signal }),
});
