import { critere } from '@bridge/contract';
import { useTab } from '../../navigation/tab.ts';
import { ResourceForm } from '../../resource/form/resource-form.tsx';

/** /administration/criteres/view/:id: the words of the source are read, those of the instance are a form. */
export default function CritereViewScreen() {
  const id = Number(/\d+$/.exec(useTab().path)?.[0]);
  return <ResourceForm resource={critere} id={id} />;
}
