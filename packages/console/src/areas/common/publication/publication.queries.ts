import { isPublished, type PublishedResource, type Resource } from '@bridge/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';

/** The published resource of a form that has the panel of publication. */
export function publishedOf(resource: Resource): PublishedResource {
  if (!isPublished(resource)) throw new Error(`Nothing is published of ${resource.id}`);
  return resource;
}

/** The published versions of a record, read again whenever its resource is: a save changes what they mean. */
export function publicationsQuery({ id: resource, publication }: PublishedResource, id: number) {
  return queryOptions({
    queryKey: [...resourceKey(resource), 'publications', id],
    queryFn: ({ signal }) => call(publication.publications, { params: { id } }, { signal }),
  });
}
