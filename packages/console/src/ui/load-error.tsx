import { Alert, Button, Text } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';

interface Props {
  /** What could not be read: « Vos sessions ouvertes ». */
  readonly title: string;
  readonly reason: string;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** Stands where the content would: what failed, why, and the way to try again. */
export function LoadError({ title, reason, onRetry, retrying }: Props) {
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle aria-hidden />} title={title}>
      <Text size="sm" mb="sm">
        {reason}
      </Text>
      <Button
        variant="default"
        size="xs"
        loading={retrying}
        leftSection={<IconRefresh size={14} aria-hidden />}
        onClick={onRetry}
      >
        Réessayer
      </Button>
    </Alert>
  );
}
