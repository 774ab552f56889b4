import { ETATS, type Etat } from '@bridge/contract';
import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { isForNobody } from '../actions/use-rights.ts';
import { useScene } from '../list-scene.ts';

const LABELS: Readonly<Record<Etat, string>> = { actif: 'Actifs', archive: 'Archivés', corbeille: 'Corbeille' };
const FEMININE: typeof LABELS = { ...LABELS, actif: 'Actives', archive: 'Archivées' };

/** Which rows: in use, put aside, or thrown away. */
export function EtatSwitch({ fullWidth = false }: { readonly fullWidth?: boolean }) {
  const { resource, list } = useScene();
  const labels = resource.noun.feminine ? FEMININE : LABELS;
  // No trash for what nobody throws away; an address that names it still shows where one is.
  const offered = ETATS.filter(
    (etat) => etat !== 'corbeille' || etat === list.state.etat || !isForNobody(resource.access.remove),
  );
  return (
    <SegmentedControl
      size="xs"
      fullWidth={fullWidth}
      aria-label="Lignes à montrer"
      value={list.state.etat}
      onChange={(value) => list.change({ etat: ETATS.find((etat) => etat === value) ?? 'actif' })}
      data={offered.map((value) => ({ value, label: labels[value] }))}
    />
  );
}
