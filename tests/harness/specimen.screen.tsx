import { ResourceForm } from '@bridge/console/resource/form/resource-form.tsx';
import type { Resource } from '@bridge/contract';

/** The form of a resource that only tests know. */
export function formOf(resource: Resource) {
  return function Specimen() {
    return <ResourceForm resource={resource} id={null} />;
  };
}
