import { type as resource } from '@bridge/contract';
import { useTab } from '../../navigation/tab.ts';
import { ResourceForm } from '../../resource/form/resource-form.tsx';

/** /administration/types/view/:id: a type of a source, with the type of Bridge among its fields. */
export default function TypeViewScreen() {
  const id = Number(/\d+$/.exec(useTab().path)?.[0]);
  return <ResourceForm resource={resource} id={id} />;
}
