import type { Item, ListField, Names } from '@bridge/contract';
import type { ReactNode } from 'react';
import type { WidgetProps } from '../widget.ts';
import type { Adapt } from './list.rules.ts';
import type { ListActions } from './use-list-items.ts';

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
  /** What becomes of its fields, where that depends on more than itself. */
  readonly adapt?: Adapt | undefined;
  /** Whether it is kept without being shown to anybody: its words are struck out. */
  readonly isOff?: ((item: Item) => boolean) | undefined;
  /** Before its title, in the place of the pictogram of its form. */
  readonly drawing?: ((item: Item) => ReactNode) | undefined;
  /** Beside its title. */
  readonly aside?: ((item: Item, rank: number) => ReactNode) | undefined;
  /** Above the fields of an open one. */
  readonly intro?: ((item: Item) => ReactNode) | undefined;
  /** Under the fields of an open one. */
  readonly note?: ((item: Item, rank: number) => ReactNode) | undefined;
  /** Under the title of a folded one, in the place of its sentence. */
  readonly under?: ((item: Item, rank: number) => ReactNode) | undefined;
}
