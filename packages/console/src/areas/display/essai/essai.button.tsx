import { Button } from '@mantine/core';
import { IconMaximize } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useForm } from '../../../resource/form/form.context.ts';
import classes from './essai.module.css';

const WORDS = 'Aperçu plein écran';

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
        {...(bare && { 'aria-label': WORDS, classNames: { label: classes.words, section: classes.sign } })}
        leftSection={<IconMaximize size={14} aria-hidden />}
        onClick={() => setOpened(values)}
      >
        {WORDS}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <EssaiDialog values={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
