import { countOf, DUREES_DE_PARTAGE, MOST_SHARED, media, shareMedias } from '@bridge/contract';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import type { Selected } from '../../../resource/list/table/selection.rules.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { DureeDuLien, LienDonne } from '../../common/liens/lien-partage.tsx';
import { sentenceOf } from '../../explain.ts';
import { partagesQuery } from './partage.queries.ts';
import { Partages } from './partages.tsx';

interface Props {
  readonly selected: Selected;
  readonly onClose: () => void;
}

const AIDE =
  'Qui a le lien voit ces médias, leurs crédits et leurs conditions, et télécharge les fichiers\u00a0: aucun compte n’est demandé. Les photos JPEG et PNG portent en outre leur titre, leur légende, leur texte alternatif, leur auteur, leur commune et leur date de prise de vue.';

/** Gives a link to the ticked médias for people without an account, and lists the links given before. */
export default function PartageDialog({ selected, onClose }: Props) {
  useReturnFocus();
  const queries = useQueryClient();
  const [jours, setJours] = useState<(typeof DUREES_DE_PARTAGE)[number]>(7);
  const sharing = useMutation({
    mutationFn: () => call(shareMedias, { body: { ids: [...selected.keys()], jours } }),
    onSuccess: ({ items }) => queries.setQueryData(partagesQuery.queryKey, { items }),
  });
  const isTooMany = selected.size > MOST_SHARED;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={`Partager\u00a0: ${countOf(media.noun, selected.size)}`}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {AIDE}
        </Text>
        {isTooMany && (
          <Alert color="orange" variant="light" role="alert">
            {`Un lien montre ${MOST_SHARED} médias au plus\u00a0: partagez-les en plusieurs fois.`}
          </Alert>
        )}
        {sharing.error && (
          <Alert color="red" variant="light" role="alert">
            {sentenceOf(sharing.error)}
          </Alert>
        )}
        {sharing.data ? (
          <Lien {...sharing.data} />
        ) : (
          <Group align="flex-end" gap="sm">
            <DureeDuLien durees={DUREES_DE_PARTAGE} value={jours} onPick={setJours} />
            <Button loading={sharing.isPending} disabled={isTooMany} onClick={() => sharing.mutate()} data-autofocus>
              Créer le lien
            </Button>
          </Group>
        )}
        <Partages />
      </Stack>
    </Modal>
  );
}

function Lien({ adresse, ecartes }: { readonly adresse: string; readonly ecartes: number }) {
  return (
    <LienDonne adresse={adresse}>
      {ecartes > 0 && (
        <Text size="sm" mt="xs">
          {ecartes > 1
            ? `${ecartes} médias n’y sont pas montrés\u00a0: leurs droits ou leur statut ne le permettent pas aujourd’hui.`
            : '1 média n’y est pas montré\u00a0: ses droits ou son statut ne le permettent pas aujourd’hui.'}
        </Text>
      )}
    </LienDonne>
  );
}
