import { countOf, filtre, moteur, offerInMoteurs, type Ref } from '@bridge/contract';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { randomId } from '../../../api/random-id.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { RefsChoice } from '../../../catalogue/ref-choice.tsx';
import { VEIL } from '../../../ui/veil.ts';
import { sentenceOf } from '../../explain.ts';

interface Props {
  readonly filtres: readonly number[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Adds filters to moteurs, after the filters that they have. */
export default function MoteursDialog({ filtres, onClose, onDone }: Props) {
  const queries = useQueryClient();
  const [key] = useState(randomId);
  const [moteurs, setMoteurs] = useState<Ref<'moteur'>[]>([]);
  const ids = moteurs.map(({ id }) => id);
  const offering = useMutation({
    mutationFn: () =>
      call(
        offerInMoteurs,
        { body: { filtres: [...filtres], moteurs: ids } },
        { idempotencyKey: `${key}-${ids.join('-')}` },
      ),
    onSuccess: async ({ changes }) => {
      await queries.invalidateQueries({ queryKey: resourceKey(moteur.id) });
      showNotice(
        changes === 0
          ? 'Ces moteurs les proposaient déjà.'
          : `${countOf(moteur.noun, changes)} à jour. Publiez pour que les visiteurs voient ces filtres.`,
      );
      onDone?.();
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Ajouter à des moteurs\u00a0: ${countOf(filtre.noun, filtres.length)}`}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          À la fin de leurs filtres. Un filtre déjà présent garde sa place.
        </Text>
        <RefsChoice
          to="moteur"
          label="Moteurs"
          placeholder="Rechercher un moteur…"
          value={moteurs}
          onChange={setMoteurs}
        />
        {offering.error && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {sentenceOf(offering.error)}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button loading={offering.isPending} disabled={moteurs.length === 0} onClick={() => offering.mutate()}>
            Ajouter
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
