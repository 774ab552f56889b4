import { Button } from '@mantine/core';
import { IconMaximize } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useForm } from '../../../resource/form/form.context.ts';

const EssaiDialog = lazy(() => import('./essai.dialog.tsx'));

/** From the pane beside the form to the whole screen. What is typed when it opens is what plays. */
export function EssaiButton() {
  const values = useForm((state) => state.values);
  const [opened, setOpened] = useState<typeof values | null>(null);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconMaximize size={14} aria-hidden />}
        onClick={() => setOpened(values)}
      >
        Aperçu plein écran
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <EssaiDialog values={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
