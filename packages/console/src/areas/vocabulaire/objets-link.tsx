import { countOf, formatNumber, objet } from '@bridge/contract';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { NounIcon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';

interface Props {
  /** The filter of the catalogue for this kind of word. */
  readonly filtre: 'types' | 'criteres' | 'modalites';
  readonly id: number;
  readonly count: number | null;
  /** The count of published objets among them, and of hidden ones. */
  readonly parts?: { readonly publies: number; readonly masques: number } | undefined;
}

/** The count of objets with a word, and the link to their list. */
export function ObjetsPanel({ filtre, id, count, parts }: Props) {
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
      {parts && parts.publies + parts.masques > 0 && <Text c="dimmed">{partsText(parts)}</Text>}
    </Panel>
  );
}

export function objetsPath(filtre: Props['filtre'], id: number): string {
  return `${objet.path}/list?${filtre}=${id}`;
}

/** A count in words: « 12 objets ». */
export function objetsCount(count: number): string {
  return countOf(objet.noun, count);
}

function partsText({ publies, masques }: NonNullable<Props['parts']>): string {
  const shown = `${formatNumber(publies)} publié${publies > 1 ? 's' : ''}`;
  return masques === 0 ? shown : `${shown}, ${formatNumber(masques)} masqué${masques > 1 ? 's' : ''}`;
}

function wordsOf(count: number): string {
  return count > 1 ? `les ${objetsCount(count)}` : 'l’objet';
}
