import { ETATS, type Etat } from '@bridge/contract';
import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { isForNobody } from '../actions/use-rights.ts';
import { useListContext } from '../list.context.ts';
import { isApart } from '../list-frame.ts';
import { withFilter } from '../state/list-state.ts';

/** The value of the switch for the rows set apart; records never have this state. */
const APART = 'a-part';

const LABELS: Readonly<Record<Etat, string>> = { actif: 'Actifs', archive: 'Archivés', corbeille: 'Corbeille' };
const FEMININE: typeof LABELS = { ...LABELS, actif: 'Actives', archive: 'Archivées' };

/** Chooses the state of the rows: in use, archived, or removed. */
export function EtatSwitch({ fullWidth = false }: { readonly fullWidth?: boolean }) {
  const { resource, list, apart } = useListContext();
  const { etat: now, filters } = list.state;
  if (now === null || resource.kind !== 'collection') return null;
  const isAside = apart !== undefined && isApart(apart, filters);
  const labels = resource.noun.feminine ? FEMININE : LABELS;
  // Where nobody removes rows, no trash is offered; an address that names the trash still shows it.
  const offered = ETATS.filter((etat) => etat !== 'corbeille' || etat === now || !isForNobody(resource.access.remove));
  const show = (value: string) => {
    const etat = ETATS.find((one) => one === value) ?? 'actif';
    if (!apart) return list.change({ etat });
    const asked = value === APART ? apart.values : isAside ? undefined : filters[apart.field];
    list.change({ etat, filters: withFilter(filters, apart.field, asked) });
  };
  return (
    <SegmentedControl
      size="xs"
      fullWidth={fullWidth}
      aria-label="Lignes à montrer"
      value={isAside ? APART : now}
      onChange={show}
      data={[
        ...offered.map((value) => ({ value: String(value), label: labels[value] })),
        ...(apart ? [{ value: APART, label: apart.label }] : []),
      ]}
    />
  );
}
