import { IconBellRinging, IconListCheck, IconStack2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { ApercuAct } from './apercu.act.tsx';
import { RelireAct, ResetAct } from './export.acts.tsx';
import { FluxPanel } from './flux.panel.tsx';
import { FluxAct } from './flux-act.tsx';

const CriteresDialog = lazy(() => import('./criteres.dialog.tsx'));
const NotificationDialog = lazy(() => import('./notification.dialog.tsx'));
const SelectionsDialog = lazy(() => import('./selections.dialog.tsx'));

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
