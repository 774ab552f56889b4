import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Bar } from '../around/bar.tsx';
import { useForm, useFormContext } from '../form.context.ts';

/** Why saving failed, beside the button. A refused save cannot be retried as it is; any other failure can. */
export function FailureBar({ onRetry }: { readonly onRetry: () => void }) {
  const { store } = useFormContext().form;
  const failure = useForm((state) => state.failure);
  useEffect(() => {
    const { backOnline } = store.getState();
    addEventListener('online', backOnline);
    return () => removeEventListener('online', backOnline);
  }, [store]);
  if (!failure) return null;
  return (
    <Bar
      icon={IconAlertTriangle}
      tone="wrong"
      actions={
        failure.kind !== 'refused' && (
          <Button size="compact-sm" onClick={onRetry}>
            Réessayer
          </Button>
        )
      }
    >
      {failure.message}
    </Bar>
  );
}
