import type { Resource } from '@bridge/contract';
import { createContext, type ReactNode, use } from 'react';
import type { ResourceActions } from './actions/list-action.ts';
import type { RecordActs } from './actions/use-record-acts.ts';
import type { Rights } from './actions/use-rights.ts';
import type { Apart, Cells } from './list-frame.ts';
import type { List } from './state/use-list.ts';
import type { Rows } from './state/use-rows.ts';
import type { Selection } from './table/use-selection.ts';

/** What the parts of a list screen share: what is listed, how it is looked at, what was found, what may be done. */
export interface ListScene {
  readonly resource: Resource;
  readonly actions: ResourceActions;
  readonly list: List;
  readonly rows: Rows;
  readonly selection: Selection;
  readonly rights: Rights;
  readonly acts: RecordActs;
  readonly cells: Cells;
  readonly apart: Apart | undefined;
  /** A window too narrow for a table. */
  readonly phone: boolean;
  /** Shows something over the list until it closes itself. */
  readonly open: (draw: (close: () => void) => ReactNode) => void;
}

export const ListSceneContext = createContext<ListScene | null>(null);

export function useScene(): ListScene {
  const scene = use(ListSceneContext);
  if (!scene) throw new Error('A part of a list stands outside its list');
  return scene;
}
