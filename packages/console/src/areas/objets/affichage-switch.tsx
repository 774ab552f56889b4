import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useListContext } from '../../resource/list/list.context.ts';

/** The ways to show the list besides rows, which need no word in the address. */
export const AFFICHAGES = ['carte', 'cote-a-cote'];

const CHOICES = [
  { value: '', label: 'Liste' },
  { value: 'carte', label: 'Carte' },
  { value: 'cote-a-cote', label: 'Côte à côte' },
];

/** Chooses rows, the map, or both. The choice is in the address, so that it can be shared as a link. */
export function AffichageSwitch() {
  const { list } = useListContext();
  const { affichage, page } = list.state;
  return (
    <SegmentedControl
      size="xs"
      aria-label="Affichage"
      value={affichage}
      // The rows stay the same, and so does the page.
      onChange={(value) => list.change({ affichage: value, page })}
      data={CHOICES}
    />
  );
}
