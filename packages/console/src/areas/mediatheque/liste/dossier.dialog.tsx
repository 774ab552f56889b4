import { media, moveDossier } from '@bridge/contract';
import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { refreshResource } from '../../../resource/list/state/use-rows.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { sentenceOf } from '../../explain.ts';
import { refusDeNom } from './dossiers.rules.ts';

const AIDE = 'Avec une barre pour le mettre dans un autre\u00a0: Été/Plages. Vide, ses médias n’ont plus de dossier.';

interface Props {
  readonly dossier: string;
  readonly onClose: () => void;
  readonly onMoved: (vers: string) => void;
}

/** Gives another name or another place to a folder and all that it holds. */
export default function DossierDialog({ dossier, onClose, onMoved }: Props) {
  useReturnFocus();
  const queries = useQueryClient();
  const [vers, setVers] = useState(dossier);
  const [problem, setProblem] = useState<string | undefined>();
  const moving = useMutation({
    mutationFn: () => call(moveDossier, { body: { de: dossier, vers: vers.trim() } }),
    onSuccess: async ({ nombre }) => {
      await refreshResource(queries, media.id);
      showNotice(nombre > 1 ? `${nombre} médias déplacés.` : `${nombre} média déplacé.`);
      onMoved(vers.trim());
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refus = refusDeNom(dossier, vers);
    setProblem(refus);
    if (!refus) moving.mutate();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Renommer ou déplacer «\u00a0${dossier}\u00a0»`}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label="Nouveau chemin"
            description={AIDE}
            data-autofocus
            maxLength={media.fields.dossier.longest}
            value={vers}
            error={problem}
            onChange={({ currentTarget }) => {
              setVers(currentTarget.value);
              setProblem(undefined);
            }}
          />
          {moving.error && (
            <Alert color="red" variant="light" role="alert">
              {sentenceOf(moving.error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" loading={moving.isPending}>
              Déplacer
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
