import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useScene } from '../../../resource/list/list-scene.ts';
import { AFFICHAGES, type Affichage } from '../../../resource/list/state/list-state.ts';

const LABELS: Readonly<Record<Affichage, string>> = {
  liste: 'Liste',
  carte: 'Carte',
  'cote-a-cote': 'Côte à côte',
};

/** Rows, map, or both. In the address: a link to a map is a link to a map. */
export function AffichageSwitch() {
  const { list } = useScene();
  const { affichage, page } = list.state;
  return (
    <SegmentedControl
      size="xs"
      aria-label="Affichage"
      value={affichage}
      // Another look at the same rows: the page stays.
      onChange={(value) => list.change({ affichage: AFFICHAGES.find((one) => one === value) ?? 'liste', page })}
      data={AFFICHAGES.map((value) => ({ value, label: LABELS[value] }))}
    />
  );
}
