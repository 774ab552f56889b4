import type { Field, Fields } from '@bridge/contract';
import { blankOf } from '../form/values.rules.ts';
import { type Entries, entriesIn, textIn, translationsIn } from '../values/read.ts';

export type ListField = Extract<Field, { kind: 'list' }>;

/** The order of a list on the screen: a key per item, which stays with it wherever it goes. */
export interface Order {
  readonly keys: readonly number[];
  readonly next: number;
}

export function orderOf(length: number): Order {
  return { keys: Array.from({ length }, (_, rank) => rank), next: length };
}

/** The order for a list that came otherwise: what is common keeps its keys. */
export function fitted(order: Order, length: number): Order {
  if (order.keys.length === length) return order;
  const more = Math.max(length - order.keys.length, 0);
  const added = Array.from({ length: more }, (_, rank) => order.next + rank);
  return { keys: [...order.keys.slice(0, length), ...added], next: order.next + more };
}

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const [item] = items.slice(from, from + 1);
  if (item === undefined) return [...items];
  const others = items.filter((_, rank) => rank !== from);
  return inserted(others, to, item);
}

export function inserted<T>(items: readonly T[], at: number, item: T): T[] {
  return [...items.slice(0, at), item, ...items.slice(at)];
}

export function removed<T>(items: readonly T[], at: number): T[] {
  return items.filter((_, rank) => rank !== at);
}

export function blankItem(item: Fields): Entries {
  return Object.fromEntries(Object.entries(item).map(([name, field]) => [name, blankOf(field)]));
}

/** The only field of the items, when it is a text: such a list is drawn one line each. */
export function onlyText(item: Fields): { readonly name: string; readonly field: Field } | undefined {
  const [only, second] = Object.entries(item);
  return only && !second && only[1].kind === 'text' ? { name: only[0], field: only[1] } : undefined;
}

const NOTHING_WRONG: Readonly<Record<string, string>> = {};

/** What is wrong inside one item, by path below it. The same object for all that are right: they need not be drawn again. */
export function innerOf(inner: Readonly<Record<string, string>>, below: string | number) {
  const prefix = `${below}.`;
  const own = Object.entries(inner).filter(([path]) => path.startsWith(prefix));
  if (own.length === 0) return NOTHING_WRONG;
  return Object.fromEntries(own.map(([path, message]) => [path.slice(prefix.length), message]));
}

/** How an item is called when it is spoken of: its title, or its rank. */
export function itemName(item: unknown, title: string, rank: number): string {
  const named = entriesIn(item)[title];
  const { fr, ...others } = translationsIn(named);
  const words = (textIn(named) || fr || Object.values(others)[0] || '').trim();
  return words === '' ? `l’élément ${rank + 1}` : `«\u00a0${words}\u00a0»`;
}
