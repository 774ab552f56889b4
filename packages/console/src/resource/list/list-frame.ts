import type { ComponentType, ReactNode } from 'react';
import type { ValueProps } from '../widgets/widget.ts';

/** Drawings of some columns, by field: where a cell does more than tell its value. */
export type Cells = Readonly<Partial<Record<string, ComponentType<ValueProps>>>>;

/** What an area sets around the rows of a list: another way to see them, what is to be known of them. */
export interface ListFrame {
  /** In the toolbar. */
  readonly Tool?: ComponentType;
  /** Receives the rows with their pages, and places them, or something else that shows the same search. */
  readonly Body?: ComponentType<{ readonly children: ReactNode }>;
  readonly cells?: Cells;
}

export const NO_FRAME: ListFrame = {};
export const NO_CELLS: Cells = {};
