import { CloseButton, Text } from '@mantine/core';
import { lazy } from 'react';
import { ignoreShown } from '../actions/use-record-acts.ts';
import { useAllowed } from '../actions/use-rights.ts';
import { useListContext } from '../list.context.ts';
import { useFreeKeys } from '../table/use-free-keys.ts';
import { BULK_ICONS } from './bulk.icons.ts';
import { bulkKinds } from './bulk.rules.ts';
import { verbOf } from './bulk.words.ts';
import classes from './bulk-bar.module.css';
import { BulkChoices } from './bulk-choices.tsx';
import { SelectAll } from './select-all.tsx';
import { watchFoot } from './watch-foot.ts';

const BulkDialog = lazy(() => import('./bulk.dialog.tsx'));

/** Slides in from below as soon as a row is ticked: the count of ticked rows, and the actions on them. */
export function BulkBar() {
  const { ticks, selection } = useListContext();
  return ticks && selection.selected.size > 0 ? <Choices /> : null;
}

function Choices() {
  const { resource, list, rights, selection, actions, refresh, open } = useListContext();
  const { selected, clear } = selection;
  const etat = list.state.etat ?? 'actif';
  const count = selected.size;
  useFreeKeys({ Escape: clear }, count > 0);
  const added = useAllowed(actions.bulkActions).filter(
    ({ etats = ['actif'], fewest = 1 }) => etats.includes(etat) && count >= fewest,
  );
  const choices = [
    ...(resource.kind === 'collection' ? bulkKinds(resource, etat, rights) : []).map((kind) => ({
      id: kind,
      label: verbOf(kind),
      icon: BULK_ICONS[kind],
      danger: kind === 'remove',
      run: () => open((onClose) => <BulkDialog kind={kind} selected={selected} onClose={onClose} />),
    })),
    ...added.map(({ id, label, icon, run }) => ({
      id,
      label,
      icon,
      danger: false,
      run: () => void Promise.resolve(run({ resource, selected, clear, refresh, open })).catch(ignoreShown),
    })),
  ];
  return (
    <section ref={watchFoot} className={classes.bar} aria-label="Actions sur la sélection">
      <Text fw={550} role="status" className={classes.count}>
        {count > 1 ? `${count} éléments sélectionnés` : '1 élément sélectionné'}
      </Text>
      <SelectAll />
      <BulkChoices choices={choices} />
      <CloseButton aria-label="Vider la sélection" onClick={clear} />
    </section>
  );
}
