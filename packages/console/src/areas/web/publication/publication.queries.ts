import { publicationCallsBy, type RessourcePubliee } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../resource/resource-key.ts';

const isPubliee = (resource: string): resource is RessourcePubliee => Object.hasOwn(publicationCallsBy, resource);

export function publieeOf(resource: string): RessourcePubliee {
  if (!isPubliee(resource)) throw new Error(`Nothing is published of ${resource}`);
  return resource;
}

/** The versions of a record that were published. Read again whenever its resource is: saving changes what they mean. */
export function publicationsQuery(resource: RessourcePubliee, id: number) {
  return queryOptions({
    queryKey: [...resourceKey(resource), 'publications', id],
    queryFn: ({ signal }) =>
      call(publicationCallsBy[resource].publications, { params: { id } }, { quiet: true, signal }),
  });
}
