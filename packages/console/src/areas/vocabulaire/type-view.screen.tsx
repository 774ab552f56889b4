import { type as resource } from '@bridge/contract';
import { useTab } from '../../navigation/tab.ts';
import { ResourceForm } from '../../resource/form/resource-form.tsx';

/** /administration/types/view/:id: the type of Bridge that it stands for is one of the fields. */
export default function TypeViewScreen() {
  const id = Number(/\d+$/.exec(useTab().path)?.[0]);
  return <ResourceForm resource={resource} id={id} />;
}
