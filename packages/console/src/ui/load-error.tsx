import { Alert, Text } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { SmallButton } from './small-button.tsx';

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
      <SmallButton icon={IconRefresh} loading={retrying} onClick={onRetry}>
        Réessayer
      </SmallButton>
    </Alert>
  );
}
