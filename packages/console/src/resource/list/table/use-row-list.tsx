import { type AnyRecord, openingOf } from '@bridge/contract';
import { lazy, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { rowChoices } from '../actions/row-choices.ts';
import { ignoreShown } from '../actions/use-record-acts.ts';
import { useAllowed, useLimits } from '../actions/use-rights.ts';
import { useHasActions, useListContext } from '../list.context.ts';
import { useLeaveTrail } from '../trail/use-leave-trail.ts';
import type { RowProps } from './list-row.tsx';
import { withRow } from './opened-row.tsx';

const RemoveDialog = lazy(() => import('../actions/remove.dialog.tsx'));

export type RowEntry = Omit<RowProps, 'measure'>;

/** The rows of the page with the props of their drawing, in a table as in cards. */
export function useRowList(): RowEntry[] {
  const { resource, actions, list, rows, selection, rights, acts, refresh, ticks, nameOf, frame, cells, open } =
    useListContext();
  const [search] = useSearchParams();
  const extra = useAllowed(actions.rowActions);
  const limitOn = useLimits();
  const hasActions = useHasActions();
  const { page, itemsPerPage } = list.state;
  const etat = list.state.etat ?? 'actif';
  const mayArchive = etat === 'actif' && rights.edit;
  const choicesFor = useCallback(
    (record: AnyRecord) =>
      rowChoices(record, {
        etat,
        rights,
        limitOn,
        acts,
        extra,
        openingOf: (id) => openingOf(resource, id),
        remove: (one) =>
          resource.kind === 'collection' &&
          acts &&
          open((onClose) => <RemoveDialog {...{ resource, record: one, acts, refresh, mayArchive, onClose }} />),
        runExtra: ({ run }, one) =>
          void Promise.resolve(run({ resource, record: one, refresh, open })).catch(ignoreShown),
      }),
    [resource, etat, rights, limitOn, acts, refresh, mayArchive, extra, open],
  );
  const { detail, Icon } = frame;
  const placeOf = useCallback(
    (id: number): string | null =>
      // A text rather than an object: a new object at each poll would draw every row again.
      detail ? `?${withRow(search, detail, id)}` : (openingOf(resource, id)?.path ?? null),
    [detail, search, resource],
  );
  const { selected, toggle } = selection;
  const onOpen = useLeaveTrail();
  return useMemo(
    () =>
      rows.items.map((record, place) => ({
        resource,
        record,
        titre: nameOf(record),
        to: placeOf(record.id),
        onOpen,
        ticks,
        hasActions,
        Icon,
        place,
        rank: (page - 1) * itemsPerPage + place + 1,
        columns: list.columns,
        names: rows.names,
        selected: selected.has(record.id),
        toggle,
        choicesFor,
        cells,
      })),
    [
      resource,
      rows.items,
      rows.names,
      nameOf,
      placeOf,
      onOpen,
      ticks,
      hasActions,
      Icon,
      page,
      itemsPerPage,
      list.columns,
      selected,
      toggle,
      choicesFor,
      cells,
    ],
  );
}
