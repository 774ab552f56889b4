import { objet } from '@bridge/contract';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { NounIcon } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/panel.tsx';

interface Props {
  /** The filter of the catalogue that names these words. */
  readonly filtre: 'types' | 'criteres' | 'modalites';
  readonly id: number;
  readonly count: number | null;
}

/** How many objets bear this word, and the way to them. */
export function ObjetsPanel({ filtre, id, count }: Props) {
  return (
    <Panel title="Objets">
      {count === null || count > 0 ? (
        <Button
          component={Link}
          to={objetsPath(filtre, id)}
          variant="default"
          leftSection={<NounIcon name={objet.icon} size={16} />}
        >
          {count === null ? 'Voir les objets' : `Voir ${wordsOf(count)}`}
        </Button>
      ) : (
        <Text c="dimmed">Aucun objet ne le porte.</Text>
      )}
    </Panel>
  );
}

export function objetsPath(filtre: Props['filtre'], id: number): string {
  return `${objet.path}/list?${filtre}=${id}`;
}

function wordsOf(count: number): string {
  return count > 1 ? `les ${new Intl.NumberFormat('fr').format(count)} objets` : 'l’objet';
}
