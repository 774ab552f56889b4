import { Button } from '@mantine/core';
import { IconMaximize } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useForm } from '../../../resource/form/form.context.ts';

const EssaiDialog = lazy(() => import('./essai.dialog.tsx'));

/** Opens the trial on the whole screen, with the values of the form at that moment. In the bar of the form, the button is `bare`. */
export function EssaiButton({ bare = false }: { readonly bare?: boolean }) {
  const values = useForm((state) => state.values);
  const [opened, setOpened] = useState<typeof values | null>(null);
  return (
    <>
      <Button
        variant={bare ? 'subtle' : 'default'}
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
