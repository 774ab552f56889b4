import type { AnyRow, ListedResource } from '@bridge/contract';
import { useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { DescriptorContext } from '../descriptor.ts';
import { titleOf } from '../record-title.ts';
import { useLanguages } from '../values/language.ts';
import { NO_ACTIONS, type ResourceActions } from './actions/list-action.ts';
import { useRecordActs } from './actions/use-record-acts.ts';
import { useRights } from './actions/use-rights.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { ListContext, type ListContextValue } from './list.context.ts';
import { type ListFrame, NO_CELLS, NO_FRAME } from './list-frame.ts';
import { ListBody } from './page/list-body.tsx';
import { ListHeader } from './page/list-header.tsx';
import { ListNotices } from './page/list-notices.tsx';
import { ListPages } from './page/list-pages.tsx';
import classes from './resource-list.module.css';
import { searchOf } from './state/list-request.ts';
import { useList } from './state/use-list.ts';
import { useOtherWindows } from './state/use-other-windows.ts';
import { refreshResource, useRows } from './state/use-rows.ts';
import { OpenedRow } from './table/opened-row.tsx';
import { useSelection } from './table/use-selection.ts';
import { ListToolbar } from './toolbar/list-toolbar.tsx';

/** The window width under which a table would be read through a keyhole: cards take its place. */
const PHONE = '(max-width: 47.99em)';

interface Props {
  readonly resource: ListedResource;
  /** The actions that the area of the resource adds. */
  readonly actions?: ResourceActions;
  readonly frame?: ListFrame | undefined;
}

/** What is shown over the list, if anything. */
interface Opened {
  readonly draw: ((close: () => void) => ReactNode) | null;
}

/** The list of any resource: search, filters, columns, and actions on one record or on several. */
export function ResourceList({ resource, actions = NO_ACTIONS, frame = NO_FRAME }: Props) {
  const list = useList(resource, frame);
  const { limits } = use(DescriptorContext);
  const needs = useMemo(
    () => [
      ...(frame.needs ?? []),
      ...(limits?.needs ?? []),
      ...(actions.rowActions ?? []).flatMap((action) => action.needs ?? []),
    ],
    [actions, frame, limits],
  );
  const rows = useRows(resource, list, needs, frame.pace);
  useOtherWindows(resource.id);
  const languages = useLanguages();
  const nameOf = useCallback(
    (row: AnyRow) => frame.nameOf?.(row) ?? titleOf(resource, row, languages),
    [frame, resource, languages],
  );
  const selectable = useMemo(
    () => rows.items.map((record) => ({ id: record.id, titre: nameOf(record) })),
    [rows.items, nameOf],
  );
  const { q, filter } = searchOf(list.state);
  const selection = useSelection(`${q} ${filter}`, selectable);
  const rights = useRights(resource);
  const acts = useRecordActs(resource);
  const queries = useQueryClient();
  const refresh = useCallback(() => refreshResource(queries, resource.id), [queries, resource.id]);
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [opened] = useState(() => createStore<Opened>(() => ({ draw: null })));
  const open = useCallback<ListContextValue['open']>((draw) => opened.setState({ draw }), [opened]);
  const { Tool, Body = Fragment, cells = NO_CELLS, apart, filters, detail } = frame;
  const ticks = resource.kind === 'collection' || frame.ticks === true;
  const shared = { resource, actions, list, rows, selection, rights, acts, refresh, ticks, nameOf };
  const context: ListContextValue = { ...shared, frame, cells, apart, filters, phone, open };
  return (
    <ListContext value={context}>
      <div className={classes.list}>
        <ListHeader />
        <ListToolbar tool={Tool && <Tool />} />
        <ListNotices />
        <Body>
          <ListBody />
          <ListPages />
        </Body>
        <BulkBar />
      </div>
      <OverList opened={opened} />
      {detail && (
        <Suspense fallback={null}>
          <OpenedRow {...detail} />
        </Suspense>
      )}
    </ListContext>
  );
}

/** What is shown over the list. It reads the store by itself, so that a dialog opens and closes without a drawing of the list. */
function OverList({ opened }: { readonly opened: StoreApi<Opened> }) {
  const draw = useStore(opened, (state) => state.draw);
  return draw && <Suspense fallback={null}>{draw(() => opened.setState({ draw: null }))}</Suspense>;
}
