import { type AnyRow, type ListedResource, openingOf, type Resource } from '@bridge/contract';
import { createContext, type ReactNode, use } from 'react';
import { DescriptorContext } from '../descriptor.ts';
import type { ResourceActions } from './actions/list-action.ts';
import type { RecordActs } from './actions/use-record-acts.ts';
import type { Rights } from './actions/use-rights.ts';
import type { Apart, Cells, ListFrame } from './list-frame.ts';
import type { List } from './state/use-list.ts';
import type { Rows } from './state/use-rows.ts';
import type { Selection } from './table/use-selection.ts';

/** What the parts of a list screen share: the resource, the state of the list, its rows, the possible actions. */
export interface ListContextValue<R extends ListedResource = ListedResource> {
  readonly resource: R;
  readonly actions: ResourceActions;
  readonly list: List;
  readonly rows: Rows;
  readonly selection: Selection;
  readonly rights: Rights;
  /** The actions on one record; null for a resource that is only read. */
  readonly acts: R extends Resource ? RecordActs : RecordActs | null;
  readonly refresh: () => Promise<void>;
  /** Rows have boxes: the person has an action on several of them. */
  readonly ticks: boolean;
  readonly nameOf: (row: AnyRow) => string;
  readonly frame: ListFrame;
  readonly cells: Cells;
  readonly apart: Apart | undefined;
  readonly filters: ListFrame['filters'];
  /** The window is too narrow for a table. */
  readonly phone: boolean;
  /** Shows something over the list until it closes itself. */
  readonly open: (draw: (close: () => void) => ReactNode) => void;
}

export const ListContext = createContext<ListContextValue | null>(null);

export function useListContext(): ListContextValue {
  const context = use(ListContext);
  if (!context) throw new Error('A part of a list stands outside its list');
  return context;
}

/** Whether rows have a column of actions. Known before the actions are loaded, so that columns keep their place. */
export function useHasActions(): boolean {
  const { resource, ticks, actions } = useListContext();
  const descriptor = use(DescriptorContext);
  const adds = descriptor.actions !== undefined || (actions.rowActions ?? []).length > 0;
  return ticks || adds || openingOf(resource, 0) !== null;
}

/** The scene of the list, for the parts that are only drawn over records that people change. */
export function useRecordListContext(): ListContextValue<Resource> {
  const { resource, acts, ...context } = useListContext();
  if (resource.kind !== 'collection' || acts === null) throw new Error(`${resource.id} is only read`);
  return { ...context, resource, acts };
}
