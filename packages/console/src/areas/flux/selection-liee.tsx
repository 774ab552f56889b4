import { mayAccess, type SelectionApidae, selection } from '@bridge/contract';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../api/resource-key.ts';
import { useSession } from '../../api/session.store.ts';
import { recordPath } from '../../resource/record-path.ts';
import { codeDeSelection } from '../selection-code.ts';

interface Props {
  readonly distante: SelectionApidae;
  readonly onCreated: () => void;
}

/** The sélections of Bridge that hold the objets of a selection of Apidae, or the way to one. */
export function SelectionLiee({ distante: { nom, modalite, liees }, onCreated }: Props) {
  const viewer = useSession((session) => session.viewer);
  const queries = useQueryClient();
  const isCreated = useRef(false);
  const creating = useMutation({
    mutationFn: (mot: number) => call(selection.calls.create, { body: bodyFor(nom, mot) }),
    onSuccess: () => {
      isCreated.current = true;
      void queries.invalidateQueries({ queryKey: resourceKey(selection.id) });
      onCreated();
    },
  });
  /** The button is gone: who pressed it stands on what it made. */
  const receive = (link: HTMLAnchorElement | null) => {
    if (link === null || !isCreated.current) return;
    isCreated.current = false;
    link.focus();
  };
  if (modalite === null) return null;
  if (liees.length === 0) {
    return mayAccess(selection.access.create, viewer) ? (
      <Button
        variant="subtle"
        size="compact-sm"
        loading={creating.isPending}
        aria-label={`Créer la sélection Bridge «\u00a0${nom}\u00a0»`}
        onClick={() => creating.mutate(modalite)}
      >
        Créer la sélection Bridge
      </Button>
    ) : null;
  }
  return (
    <Group gap={6}>
      <Text size="sm" c="dimmed">
        Dans Bridge
      </Text>
      {liees.map((liee) => (
        // What is ticked here and not saved yet stays.
        <Anchor
          key={liee.id}
          ref={receive}
          component={Link}
          to={recordPath(selection, liee.id)}
          target="_blank"
          rel="noopener"
          size="sm"
        >
          {liee.nom} <IconExternalLink size={14} aria-label="(nouvel onglet)" style={{ verticalAlign: '-2px' }} />
        </Anchor>
      ))}
    </Group>
  );
}

/** Which objets: those that bear the word of the selection, today as after each import. */
function bodyFor(nom: string, mot: number) {
  const condition = { genre: 'mots', champ: 'modalites', op: 'une', valeurs: [{ ref: 'modalite', id: mot }] };
  return selection.creation.parse({
    nom,
    code: codeDeSelection(nom),
    regles: { genre: 'groupe', lien: 'et', regles: [condition] },
  });
}
