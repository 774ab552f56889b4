import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { sentenceOf } from '../../explain.ts';

interface Props {
  readonly title: string;
  readonly action: string;
  readonly isReady: boolean;
  readonly download: () => Promise<unknown>;
  readonly onClose: () => void;
  /** The choices about the content of the file. */
  readonly children: ReactNode;
}

/** Asks for the content of a file, and closes once the file is downloaded. */
export function DownloadDialog({ title, action, isReady, download, onClose, children }: Props) {
  useReturnFocus();
  const downloading = useMutation({ mutationFn: download, onSuccess: onClose });
  return (
    <Modal opened onClose={onClose} title={title} overlayProps={VEIL} closeButtonProps={{ 'aria-label': 'Fermer' }}>
      <Stack gap="md">
        {children}
        {downloading.error && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {sentenceOf(downloading.error)}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={downloading.isPending}
            disabled={!isReady}
            onClick={() => downloading.mutate()}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
