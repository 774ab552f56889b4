import { assignTraductions, formatNumber, type Ref } from '@bridge/contract';
import { Button, Group, Modal, Stack } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import { RefChoice } from '../../catalogue/ref-choice.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { VEIL } from '../../ui/veil.ts';

interface Props {
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Assigns translations to a person, or to nobody. */
export default function ConfierDialog({ ids, onClose, onDone }: Props) {
  useReturnFocus();
  const [personne, setPersonne] = useState<Ref<'utilisateur'> | null>(null);
  const giving = useMutation({
    mutationFn: (a: number | null) => call(assignTraductions, { body: { ids: [...ids], a } }),
    onSuccess: ({ nombre }, a) => {
      const many = nombre > 1 ? 's' : '';
      showNotice(
        a === null
          ? `${formatNumber(nombre)} traduction${many} sans personne.`
          : `${formatNumber(nombre)} traduction${many} confiée${many}.`,
      );
      onDone();
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={ids.length > 1 ? `Confier ${formatNumber(ids.length)} traductions` : 'Confier cette traduction'}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <RefChoice
          to="utilisateur"
          label="À qui"
          placeholder="Une personne de votre entité"
          value={personne}
          onChange={setPersonne}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={giving.isPending} onClick={() => giving.mutate(null)}>
            À plus personne
          </Button>
          <Button
            loading={giving.isPending}
            disabled={personne === null}
            onClick={() => giving.mutate(personne?.id ?? null)}
          >
            Confier
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
