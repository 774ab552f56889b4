import { Alert, Text } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { SmallButton } from './small-button.tsx';

interface Props {
  /** The title of the failure: « Vos sessions ouvertes ». */
  readonly title: string;
  readonly reason: string;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** Takes the place of content that could not be read: the failure, its reason, and a button that tries again. */
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
