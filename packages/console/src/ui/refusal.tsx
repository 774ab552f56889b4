import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

/** The reason of a failure, in an alert; nothing without a reason. */
export function Refusal({ message }: { readonly message: string }) {
  if (message === '') return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
      {message}
    </Alert>
  );
}
