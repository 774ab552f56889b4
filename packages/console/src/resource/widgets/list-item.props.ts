import type { Item, ListField, Names } from '@bridge/contract';
import type { ReactNode } from 'react';
import type { ListActions } from './use-list-items.ts';
import type { WidgetProps } from './widget.ts';

/** What an item of a list is drawn from. */
export interface ItemProps extends Pick<WidgetProps, 'id' | 'path' | 'resource' | 'hold'> {
  readonly list: ListField;
  readonly names: Names;
  readonly actions: ListActions;
  readonly count: number;
  readonly itemKey: number;
  readonly rank: number;
  readonly item: unknown;
  readonly inner: Readonly<Record<string, string>>;
}

/** What one list shows of its items besides their words and their fields. */
export interface ItemLook {
  /** Before its title, in the place of the pictogram of its form. */
  readonly drawing?: ((item: Item) => ReactNode) | undefined;
  /** Beside its title. */
  readonly aside?: ((item: Item, rank: number) => ReactNode) | undefined;
  /** Under the fields of an open one. */
  readonly note?: ((item: Item, rank: number) => ReactNode) | undefined;
  /** Under the title of a folded one, in the place of its sentence. */
  readonly under?: ((item: Item, rank: number) => ReactNode) | undefined;
}
