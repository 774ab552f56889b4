import { mayAccess, type SelectionApidae, selection, slugify } from '@bridge/contract';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { randomId } from '../../api/random-id.ts';
import { resourceKey } from '../../api/resource-key.ts';
import { useSession } from '../../api/session.store.ts';
import { recordPath } from '../../resource/record-path.ts';

interface Props {
  readonly distante: SelectionApidae;
  readonly onCreated: () => void;
  readonly onLeave: () => void;
}

/** The sélections of Bridge that hold the objets of a selection of Apidae, or the way to one. */
export function SelectionLiee({ distante: { id, nom, modalite, liees }, onCreated, onLeave }: Props) {
  const viewer = useSession((session) => session.viewer);
  const queries = useQueryClient();
  const creating = useMutation({
    mutationFn: (mot: number) => call(selection.calls.create, { body: bodyFor(id, nom, mot) }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: resourceKey(selection.id) });
      onCreated();
    },
  });
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
        <Anchor key={liee.id} component={Link} to={recordPath(selection, liee.id)} size="sm" onClick={onLeave}>
          {liee.nom}
        </Anchor>
      ))}
    </Group>
  );
}

/** Which objets: those that bear the word of the selection, today as after each import. */
function bodyFor(id: number, nom: string, mot: number) {
  const condition = { genre: 'mots', champ: 'modalites', op: 'une', valeurs: [{ ref: 'modalite', id: mot }] };
  return selection.creation.parse({
    nom,
    code: `${slugify(nom).slice(0, 80) || `apidae-${id}`}-${randomId().slice(0, 6)}`,
    regles: { genre: 'groupe', lien: 'et', regles: [condition] },
  });
}
