import { type Ref, transferContents, type Utilisateur } from '@bridge/contract';
import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { showNotice } from '../../api/notices.ts';
import { randomId } from '../../api/random-id.ts';
import { RefChoice } from '../../catalogue/ref-choice.tsx';
import { VEIL } from '../../ui/veil.ts';

interface Props {
  readonly user: Utilisateur;
  readonly onClose: () => void;
}

/** Transfers what a person looks after to another: asks to whom, counts the records, then does it. */
export default function TransfertDialog({ user: { id, nomComplet }, onClose }: Props) {
  const [key] = useState(randomId);
  const [heir, setHeir] = useState<Ref<'utilisateur'> | null>(null);
  const a = heir?.id ?? 0;
  const preview = useQuery({
    queryKey: ['transfert', id, a],
    queryFn: ({ signal }) => call(transferContents, { params: { id }, body: { a, dryRun: true } }, { signal }),
    enabled: heir !== null,
    staleTime: 0,
    retry: false,
  });
  const giving = useMutation({
    mutationFn: () =>
      call(transferContents, { params: { id }, body: { a, dryRun: false } }, { idempotencyKey: `${key}-${a}` }),
    onSuccess: () => {
      showNotice('C’est fait\u00a0: l’autre personne s’en occupe');
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Confier ses tâches à quelqu’un d’autre"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Text>
          {`Ce que ${nomComplet} valide, traduit ou surveille dans vos entités, et les vues partagées. Ce qui a été fait garde son auteur.`}
        </Text>
        <RefChoice label="À qui" to="utilisateur" placeholder="Choisir une personne" value={heir} onChange={setHeir} />
        <div role="status">
          {heir !== null && preview.isPending && <Skeleton height={20} />}
          {preview.error && <Text c="red.8">{preview.error.message}</Text>}
          {preview.data && <Text>{consequence(preview.data.remplacements)}</Text>}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button
            loading={giving.isPending}
            disabled={!preview.data || preview.data.remplacements === 0}
            onClick={() => giving.mutate()}
          >
            Confier
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function consequence(count: number): string {
  if (count === 0) return 'Cette personne ne s’occupe de rien dans vos entités\u00a0: il n’y a rien à confier.';
  return count === 1 ? 'Un élément change de main.' : `${count} éléments changent de main.`;
}
