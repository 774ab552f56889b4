import { IconBellRinging, IconStack2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { ApercuAct } from './apercu.act.tsx';
import { RelireAct, ResetAct } from './export.acts.tsx';
import { FluxPanel } from './flux.panel.tsx';
import { FluxAct } from './flux-act.tsx';

const NotificationDialog = lazy(() => import('./notification.dialog.tsx'));
const SelectionsDialog = lazy(() => import('./selections.dialog.tsx'));

export default function FluxApidaePanel({ record }: FormPanelProps) {
  const [open, setOpen] = useState<'notification' | 'selections' | null>(null);
  const close = () => setOpen(null);
  const isAnnounced = record.origine === 'export';
  return (
    <>
      <FluxPanel systeme="apidae" record={record}>
        <ApercuAct systeme="apidae" record={record} />
        <FluxAct icon={IconStack2} label="Sélections distantes" onClick={() => setOpen('selections')} />
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
        {open === 'selections' && <SelectionsDialog record={record} onClose={close} />}
      </Suspense>
    </>
  );
}
