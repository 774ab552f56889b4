import { IconBellRinging, IconListCheck, IconStack2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { RelireAct, ResetAct } from './actions/export.acts.tsx';
import { FluxAct } from './actions/flux-act.tsx';
import { ApercuAct } from './apercu/apercu.act.tsx';
import { FluxPanel } from './flux.panel.tsx';

const CriteresDialog = lazy(() => import('./selections/criteres.dialog.tsx'));
const NotificationDialog = lazy(() => import('./notification/notification.dialog.tsx'));
const SelectionsDialog = lazy(() => import('./selections/selections.dialog.tsx'));

export default function FluxApidaePanel({ record }: FormPanelProps) {
  const [open, setOpen] = useState<'criteres' | 'notification' | 'selections' | null>(null);
  const close = () => setOpen(null);
  const isAnnounced = record.origine === 'export';
  return (
    <>
      <FluxPanel systeme="apidae" record={record}>
        <ApercuAct systeme="apidae" record={record} />
        <FluxAct icon={IconStack2} label="Sélections distantes" onClick={() => setOpen('selections')} />
        <FluxAct icon={IconListCheck} label="Critères internes" onClick={() => setOpen('criteres')} />
        {isAnnounced && (
          <>
            <FluxAct icon={IconBellRinging} label="Simuler une notification" onClick={() => setOpen('notification')} />
            <RelireAct id={record.id} />
          </>
        )}
        <ResetAct record={record} />
      </FluxPanel>
      <Suspense fallback={null}>
        {open === 'notification' && <NotificationDialog id={record.id} onClose={close} />}
        {open === 'criteres' && <CriteresDialog record={record} onClose={close} />}
        {open === 'selections' && <SelectionsDialog record={record} onClose={close} />}
      </Suspense>
    </>
  );
}
