import { type AnyRecord, refuseAnnonce } from '@bridge/contract';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { sentenceOf } from '../../explain.ts';
import { DIT, REFUS, type Refus } from './use-decision.ts';

interface Props {
  readonly record: AnyRecord;
  readonly acte: Refus;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for the reason why an annonce is refused or taken away: a refusal always has a reason. */
export default function RefusDialog({ record: { id, version }, acte, onClose, onDone }: Props) {
  useReturnFocus();
  const [motif, setMotif] = useState('');
  const refusing = useMutation({
    mutationFn: () => call(refuseAnnonce, { params: { id }, body: { version, motif } }),
    onSuccess: () => {
      showNotice(DIT[acte]);
      onDone();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${REFUS[acte]} l’annonce`}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Textarea
          data-autofocus
          label="Motif"
          description="Lu par qui a préparé l’annonce."
          rows={3}
          maxLength={1_000}
          value={motif}
          onChange={({ currentTarget }) => setMotif(currentTarget.value)}
        />
        {refusing.error && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {sentenceOf(refusing.error)}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Ne rien faire
          </Button>
          <Button
            color="red"
            loading={refusing.isPending}
            disabled={motif.trim() === ''}
            onClick={() => refusing.mutate()}
          >
            {REFUS[acte]}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
