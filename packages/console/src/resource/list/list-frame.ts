import type { AnyRow, Filter } from '@bridge/contract';
import type { ComponentType, ReactNode } from 'react';
import type { ValueProps } from '../widgets/widget.ts';
import type { FilterProps } from './filters/filter.ts';

/** Drawings of some columns, by field: where a cell does more than tell its value. */
export type Cells = Readonly<Partial<Record<string, ComponentType<ValueProps>>>>;

/** What an area sets around the rows of a list: another way to see them, what is to be known of them. */
export interface ListFrame {
  /** In the toolbar. */
  readonly Tool?: ComponentType;
  /** Receives the rows with their pages, and places them, or something else that shows the same search. */
  readonly Body?: ComponentType<{ readonly children: ReactNode }>;
  readonly cells?: Cells;
  /** The columns shown at first, with their width in rem: in place of those that the resource names. */
  readonly columns?: Readonly<Record<string, number>>;
  /** The field that is looked at before it is read: as the first of the columns, it stands beside the name. */
  readonly lead?: string;
  /** Other ways than rows to see what is found, as the address names them. */
  readonly affichages?: readonly string[];
  readonly apart?: Apart;
  /** One sentence under the title. */
  readonly intro?: string;
  /** Under « Aucun import pour l’instant »: what to do so that something comes, in place of what the resource is for. */
  readonly Nothing?: ComponentType;
  /** The list stands inside a page that has its own title. */
  readonly inside?: true;
  /** What a row is called, where the field of its title alone does not say it. */
  readonly nameOf?: (row: AnyRow) => string;
  /** Before the name. */
  readonly Icon?: ComponentType<{ readonly row: AnyRow }>;
  /** Fields that names and cells read beside their own. */
  readonly needs?: readonly string[];
  /** Parameters of the address that belong to the screen around the list. */
  readonly keeps?: readonly string[];
  readonly detail?: Detail;
  /** The page of a record leads to the next one of the list that it was opened from. */
  readonly walks?: true;
  /** Rows of what is only read are ticked too: the area has something to do with several. */
  readonly ticks?: true;
  /** Filters that the area asks in its own way, by field. */
  readonly filters?: Readonly<Partial<Record<string, OwnFilter>>>;
  /** How soon the rows are read again by themselves, in milliseconds. */
  readonly pace?: (rows: readonly AnyRow[] | undefined, failed: boolean) => number | false;
}

/** What a row opens over its list, for rows that have no page: its address names it. */
export interface Detail {
  readonly parameter: string;
  /** Other parameters of the address that belong to what is open, and go with it. */
  readonly owns?: readonly string[];
  readonly Body: ComponentType<{ readonly id: number; readonly onClose: () => void }>;
}

export interface OwnFilter {
  readonly Editor: ComponentType<FilterProps>;
  /** A value of the filter, in words. */
  readonly wordOf: (value: string) => string;
}

/** Rows that a list leaves out until they are asked for, as it does with what is archived. */
export interface Apart {
  readonly label: string;
  readonly field: string;
  /** The values of those rows, and of all others. */
  readonly values: readonly string[];
  readonly others: readonly string[];
  /** Shown beside the chosen ones where they are looked at. */
  readonly columns: readonly string[];
}

/** Whether the list shows what it leaves out otherwise, and nothing else. */
export function isApart({ field, values }: Apart, filters: Filter): boolean {
  const asked = filters[field];
  return Array.isArray(asked) && asked.length === values.length && values.every((value) => asked.includes(value));
}

/** What chooses the rows in use as long as nothing is asked of the field. */
export function standingOf({ field, others }: Apart, filters: Filter): Filter {
  return filters[field] === undefined ? { [field]: others } : {};
}

export const NO_FRAME: ListFrame = {};
export const NO_CELLS: Cells = {};
