import type { AnyRow, Filter } from '@bridge/contract';
import type { ComponentType, ReactNode } from 'react';
import type { ValueProps } from '../widgets/widget.ts';
import type { FilterProps } from './filters/filter.ts';

/** The cells that an area draws itself, by field, when they do more than show a value. */
export type Cells = Readonly<Partial<Record<string, ComponentType<ValueProps>>>>;

/** What an area sets around the rows of a list: another way to show them, notes about them. */
export interface ListFrame {
  /** A tool of the area in the toolbar. */
  readonly Tool?: ComponentType;
  /** Receives the rows with their pages and places them, or shows the same search in another way. */
  readonly Body?: ComponentType<{ readonly children: ReactNode }>;
  readonly cells?: Cells;
  /** The columns shown at first, with their width in rem: they replace those that the resource names. */
  readonly columns?: Readonly<Record<string, number>>;
  /** The field looked at before reading, a picture say: as the first column, it stands beside the name. */
  readonly lead?: string;
  /** The other ways to show what is found, as the address names them. */
  readonly affichages?: readonly string[];
  readonly apart?: Apart;
  /** One sentence under the title. */
  readonly intro?: string;
  /** Drawn under « Aucun import pour l’instant » in place of the purpose of the resource: how to get a first record. */
  readonly Nothing?: ComponentType;
  /** The list stands inside a page that has its own title. */
  readonly inside?: true;
  /** Names a row, when its title alone does not. */
  readonly nameOf?: (row: AnyRow) => string;
  /** An icon before the name. */
  readonly Icon?: ComponentType<{ readonly row: AnyRow }>;
  /** The fields that names and cells read beside their own. */
  readonly needs?: readonly string[];
  /** The parameters of the address that belong to the screen around the list. */
  readonly keeps?: readonly string[];
  readonly detail?: Detail;
  /** The page of a record leads to the next one of the list that it was opened from. */
  readonly walks?: true;
  /** Rows that are only read have boxes too: the area has an action on several of them. */
  readonly ticks?: true;
  /** Filters that the area asks in its own way, by field. */
  readonly filters?: Readonly<Partial<Record<string, OwnFilter>>>;
  /** The interval in milliseconds at which the rows are read again; false for never. */
  readonly pace?: (rows: readonly AnyRow[] | undefined, failed: boolean) => number | false;
}

/** What a row without a page opens over its list: the address names the row. */
export interface Detail {
  readonly parameter: string;
  /** Other parameters of the address that belong to the opened row, and are dropped with it. */
  readonly owns?: readonly string[];
  readonly Body: ComponentType<{ readonly id: number; readonly onClose: () => void }>;
}

export interface OwnFilter {
  readonly Editor: ComponentType<FilterProps>;
  /** The words of a value of the filter. */
  readonly wordOf: (value: string) => string;
}

/** Rows that a list leaves out until they are asked for, as it leaves out archived rows. */
export interface Apart {
  readonly label: string;
  readonly field: string;
  /** The values of the field that set these rows apart; `others` holds the values of all other rows. */
  readonly values: readonly string[];
  readonly others: readonly string[];
  /** The columns added to the chosen ones while these rows are shown. */
  readonly columns: readonly string[];
}

/** Whether the list shows exactly the rows that it leaves out otherwise. */
export function isApart({ field, values }: Apart, filters: Filter): boolean {
  const asked = filters[field];
  return Array.isArray(asked) && asked.length === values.length && values.every((value) => asked.includes(value));
}

/** The filter that leaves those rows out, as long as no filter is set on the field. */
export function standingOf({ field, others }: Apart, filters: Filter): Filter {
  return filters[field] === undefined ? { [field]: others } : {};
}

export const NO_FRAME: ListFrame = {};
export const NO_CELLS: Cells = {};
