import { mayAccess, type SelectionApidae, selection } from '@bridge/contract';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { useSession } from '../../../api/session.store.ts';
import { recordPath } from '../../../resource/record-path.ts';
import { codeDeSelection } from '../../common/selections/selection-code.ts';
import { SelectionARelier } from './selection-a-relier.tsx';
import { reglesDuMot } from './selection-liee.rules.ts';

interface Props {
  readonly distante: SelectionApidae;
  readonly onLinked: () => void;
}

/** The sélections of Bridge with the objets of a selection of Apidae, or the buttons that make one. */
export function SelectionLiee({ distante: { nom, modalite, liees }, onLinked }: Props) {
  const viewer = useSession((session) => session.viewer);
  const queries = useQueryClient();
  const [isChoosing, setChoosing] = useState(false);
  const isLinked = useRef(false);
  const follow = () => {
    isLinked.current = true;
    onLinked();
  };
  const creating = useMutation({
    mutationFn: (mot: number) => call(selection.calls.create, { body: bodyFor(nom, mot) }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: resourceKey(selection.id) });
      follow();
    },
  });
  /** The pressed button is gone: the link to the new sélection takes the focus. */
  const receive = (link: HTMLAnchorElement | null) => {
    if (link === null || !isLinked.current) return;
    isLinked.current = false;
    link.focus();
  };
  if (modalite === null) {
    return (
      <Text size="sm" c="dimmed">
        À relier après un import
      </Text>
    );
  }
  if (liees.length === 0) {
    if (isChoosing)
      return <SelectionARelier nom={nom} mot={modalite} onLinked={follow} onClose={() => setChoosing(false)} />;
    return (
      <Group gap={6}>
        {mayAccess(selection.access.create, viewer) && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={creating.isPending}
            aria-label={`Créer la sélection Bridge «\u00a0${nom}\u00a0»`}
            onClick={() => creating.mutate(modalite)}
          >
            Créer la sélection Bridge
          </Button>
        )}
        {mayAccess(selection.access.edit, viewer) && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Relier une sélection Bridge à «\u00a0${nom}\u00a0»`}
            onClick={() => setChoosing(true)}
          >
            Relier une sélection
          </Button>
        )}
      </Group>
    );
  }
  return (
    <Group gap={6}>
      <Text size="sm" c="dimmed">
        Dans Bridge
      </Text>
      {liees.map((liee) => (
        // The link opens a browser tab, so that ticks not saved yet are kept.
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

const bodyFor = (nom: string, mot: number) =>
  selection.creation.parse({ nom, code: codeDeSelection(nom), regles: reglesDuMot(mot) });
