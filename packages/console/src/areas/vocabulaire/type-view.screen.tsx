import { type as resource } from '@bridge/contract';
import { lazy } from 'react';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import { useTab } from '../../shell/tab.ts';

const Panel = lazy(() => import('./type.panel.tsx'));

/** /administration/types/view/:id: the type of Bridge that it stands for is one of the fields. */
export default function TypeViewScreen() {
  const id = Number(/\d+$/.exec(useTab().path)?.[0]);
  return <ResourceForm resource={resource} id={id} panels={Panel} />;
}
