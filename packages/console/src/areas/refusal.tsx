import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

/** Why it did not work; nothing while there is nothing to say. */
export function Refusal({ message }: { readonly message: string }) {
  if (message === '') return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
      {message}
    </Alert>
  );
}
