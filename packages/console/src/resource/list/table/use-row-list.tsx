import type { AnyRecord } from '@bridge/contract';
import { lazy, useCallback, useMemo } from 'react';
import { openingOf } from '../../record-path.ts';
import { titleOf } from '../../record-title.ts';
import { useLanguages } from '../../values/language.ts';
import { rowChoices } from '../actions/row-choices.ts';
import { ignoreShown } from '../actions/use-record-acts.ts';
import { useAllowed } from '../actions/use-rights.ts';
import { useScene } from '../list-scene.ts';
import type { RowProps } from './list-row.tsx';

const RemoveDialog = lazy(() => import('../actions/remove.dialog.tsx'));

export type RowEntry = Omit<RowProps, 'measure'>;

/** The rows of the page with all that drawing one takes, in a table as in cards. */
export function useRowList(): RowEntry[] {
  const { resource, actions, list, rows, selection, rights, acts, cells, open } = useScene();
  const languages = useLanguages();
  const extra = useAllowed(actions.rowActions);
  const { etat, page, itemsPerPage } = list.state;
  const mayArchive = etat === 'actif' && rights.edit;
  const choicesFor = useCallback(
    (record: AnyRecord) =>
      rowChoices(record, {
        etat,
        rights,
        acts,
        extra,
        openingOf: (id) => openingOf(resource, id),
        remove: (one) => open((onClose) => <RemoveDialog {...{ resource, record: one, acts, mayArchive, onClose }} />),
        runExtra: ({ run }, one) =>
          void Promise.resolve(run({ resource, record: one, refresh: acts.refresh, open })).catch(ignoreShown),
      }),
    [resource, etat, rights, acts, mayArchive, extra, open],
  );
  const { selected, toggle } = selection;
  return useMemo(
    () =>
      rows.items.map((record, place) => ({
        resource,
        record,
        titre: titleOf(resource, record, languages),
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
      languages,
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
