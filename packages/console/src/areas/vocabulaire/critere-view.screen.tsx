import { critere } from '@bridge/contract';
import { useTab } from '../../navigation/tab.ts';
import { ResourceForm } from '../../resource/form/resource-form.tsx';

/** /administration/criteres/view/:id: what the source says is read, what one changes of it is a form like another. */
export default function CritereViewScreen() {
  const id = Number(/\d+$/.exec(useTab().path)?.[0]);
  return <ResourceForm resource={critere} id={id} />;
}
