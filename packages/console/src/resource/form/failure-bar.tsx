import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Bar } from './bar.tsx';
import { useForm } from './form.context.ts';

/** Why saving failed, beside the button that was pressed. What is refused is not worth trying again as it is; the rest is. */
export function FailureBar({ onRetry }: { readonly onRetry: () => void }) {
  const failure = useForm((state) => state.failure);
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
