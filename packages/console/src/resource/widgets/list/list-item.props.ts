import type { Item, ListField, Names } from '@bridge/contract';
import type { ReactNode } from 'react';
import type { WidgetProps } from '../widget.ts';
import type { Adapt } from './list.rules.ts';
import type { ListActions } from './use-list-items.ts';

/** The props of an item of a list. */
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

/** What the area draws in the items of a list besides their words and their fields. */
export interface ItemLook {
  /** Changes a field of an item, when its form alone does not decide it. */
  readonly adapt?: Adapt | undefined;
  /** Whether an item is kept without being shown to visitors: its words are struck out. */
  readonly isOff?: ((item: Item) => boolean) | undefined;
  /** A drawing before the title of an item, in place of the pictogram of its form. */
  readonly drawing?: ((item: Item) => ReactNode) | undefined;
  /** Elements beside the title of an item. */
  readonly aside?: ((item: Item, rank: number) => ReactNode) | undefined;
  /** An introduction above the fields of an open item. */
  readonly intro?: ((item: Item) => ReactNode) | undefined;
  /** A note under the fields of an open item. */
  readonly note?: ((item: Item, rank: number) => ReactNode) | undefined;
  /** Elements under the title of a folded item, in place of its sentence. */
  readonly under?: ((item: Item, rank: number) => ReactNode) | undefined;
}
