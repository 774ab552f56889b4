import { Button } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { FluxPanel } from './flux.panel.tsx';

const NotificationDialog = lazy(() => import('./notification.dialog.tsx'));

export default function FluxApidaePanel({ record }: FormPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FluxPanel systeme="apidae" record={record}>
        {record.origine === 'export' && (
          <Button
            variant="default"
            leftSection={<IconBellRinging size={16} stroke={1.7} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            Simuler une notification
          </Button>
        )}
      </FluxPanel>
      <Suspense fallback={null}>
        {isOpen && <NotificationDialog id={record.id} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
