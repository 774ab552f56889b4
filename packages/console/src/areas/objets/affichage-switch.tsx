import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useListContext } from '../../resource/list/list.context.ts';

/** Beside rows, which need no word in the address. */
export const AFFICHAGES = ['carte', 'cote-a-cote'];

const CHOICES = [
  { value: '', label: 'Liste' },
  { value: 'carte', label: 'Carte' },
  { value: 'cote-a-cote', label: 'Côte à côte' },
];

/** Rows, map, or both. In the address: a link to a map is a link to a map. */
export function AffichageSwitch() {
  const { list } = useListContext();
  const { affichage, page } = list.state;
  return (
    <SegmentedControl
      size="xs"
      aria-label="Affichage"
      value={affichage}
      // Another look at the same rows: the page stays.
      onChange={(value) => list.change({ affichage: value, page })}
      data={CHOICES}
    />
  );
}
