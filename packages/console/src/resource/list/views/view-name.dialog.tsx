import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { VEIL } from '../../../ui/veil.ts';
import { LONGEST_VIEW_NAME } from './view.rules.ts';

interface Props {
  readonly title: string;
  readonly suggested: string;
  /** Whether a view of that name exists, which saving would replace. */
  readonly replaces?: (nom: string) => boolean;
  readonly save: (nom: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for the name of a view. */
export default function ViewNameDialog({ title, suggested, replaces, save, onClose }: Props) {
  const [nom, setNom] = useState(suggested);
  const saving = useMutation({ mutationFn: save, onSuccess: onClose });
  const isKnown = replaces?.(nom) ?? false;
  const missing = nom.trim() === '' ? 'Donnez un nom à cette vue.' : null;
  return (
    <Modal opened onClose={onClose} title={title} overlayProps={VEIL} closeButtonProps={{ 'aria-label': 'Fermer' }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!missing) saving.mutate(nom.trim());
        }}
      >
        <Stack gap="md">
          <TextInput
            label="Nom de la vue"
            description={
              isKnown
                ? 'Vous avez déjà une vue de ce nom\u00a0: elle sera remplacée.'
                : 'Elle garde la recherche, les filtres, l’ordre et les colonnes.'
            }
            value={nom}
            maxLength={LONGEST_VIEW_NAME}
            error={missing ?? saving.error?.message}
            onChange={({ currentTarget }) => setNom(currentTarget.value)}
            onFocus={({ currentTarget }) => currentTarget.select()}
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" loading={saving.isPending}>
              {isKnown ? 'Remplacer' : 'Enregistrer'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
