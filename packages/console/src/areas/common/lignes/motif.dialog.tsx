import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useState } from 'react';
import { VEIL } from '../../../ui/veil.ts';

const LONGEST = 1_000;

interface Props {
  /** The title of the dialog: « Refuser ce document ». */
  readonly title: string;
  readonly onRefuse: (motif: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason of a refusal, which the author will read. */
export function MotifDialog({ title, onRefuse, onClose }: Props) {
  const [motif, setMotif] = useState('');
  const [tried, setTried] = useState(false);
  const missing = motif.trim() === '';
  return (
    <Modal opened onClose={onClose} title={title} overlayProps={VEIL} closeButtonProps={{ 'aria-label': 'Fermer' }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!missing) onRefuse(motif.trim());
        }}
      >
        <Stack gap="md">
          <Textarea
            label="Pourquoi"
            description="Lu par qui l’a demandé."
            value={motif}
            maxLength={LONGEST}
            rows={4}
            error={tried && missing ? 'Dites pourquoi.' : null}
            onChange={({ currentTarget }) => setMotif(currentTarget.value)}
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit">Refuser</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
