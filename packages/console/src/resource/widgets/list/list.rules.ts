import {
  type Field,
  type Fields,
  formOf,
  type Item,
  isDocument,
  itemNoun,
  type ListField,
  type Names,
  ofTheOf,
  theOf,
  titleOfItem,
} from '@bridge/contract';
import { isShown } from '../../form/fields/shown.rules.ts';

/** The order of a list on the screen: each item has a key, which stays with it when it moves. */
export interface Order {
  readonly keys: readonly number[];
  readonly next: number;
}

export function orderOf(length: number): Order {
  return { keys: Array.from({ length }, (_, rank) => rank), next: length };
}

/** The order of a list of another length: the items that both have keep their keys. */
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

/** The only field of the items, if it is a text: such a list is drawn one line per item. */
export function onlyText({ forms, tag }: ListField): { readonly name: string; readonly field: Field } | undefined {
  const [only, second] = Object.values(forms).flatMap(({ fields }) => Object.entries(fields));
  return tag === undefined && only && !second && only[1].kind === 'text'
    ? { name: only[0], field: only[1] }
    : undefined;
}

const NOTHING_WRONG: Readonly<Record<string, string>> = {};

/** The errors inside one item, by path below it. Items without errors share one object, and are not drawn again. */
export function innerOf(inner: Readonly<Record<string, string>>, below: string | number) {
  const prefix = `${below}.`;
  const own = Object.entries(inner).filter(([path]) => path.startsWith(prefix));
  if (own.length === 0) return NOTHING_WRONG;
  return Object.fromEntries(own.map(([path, message]) => [path.slice(prefix.length), message]));
}

/** The name of an item in sentences: its title, or its place if it has none or the list names items by place. */
export function itemName(list: ListField, item: unknown, names: Names, rank: number): string {
  return quoted(list, item, names, rank) ?? `${theOf(itemNoun(list))} ${rank + 1}`;
}

/** The name of an item after « copie »: « du groupe 2 », or « de » and its title. */
export function ofItemName(list: ListField, item: unknown, names: Names, rank: number): string {
  const title = quoted(list, item, names, rank);
  return title === undefined ? `${ofTheOf(itemNoun(list))} ${rank + 1}` : `de ${title}`;
}

function quoted(list: ListField, item: unknown, names: Names, rank: number): string | undefined {
  const title = list.words.byPlace ? '' : titleOfItem(list, item, names, rank);
  return title === '' ? undefined : `«\u00a0${title}\u00a0»`;
}

/** Whether items are named by their titles alone: documents add a sentence, and other lists name items by place. */
export const isPlain = (list: ListField): boolean => !list.words.byPlace && !isDocument(list);

type Named = readonly [name: string, field: Field];

/** The fields of an item as they are drawn under one fold, row by row, a row holding fields beside each other. */
export interface Part {
  /** Title of the fold; undefined for the fields that are always in sight. */
  readonly fold: string | undefined;
  readonly rows: readonly (readonly Named[])[];
}

/** A field as one item asks it: in other words, among other choices; null for a field that the item does not ask. */
export type Adapt = (item: Item, name: string, field: Field) => Field | null;

export function partsOf(list: ListField, item: Item, adapt: Adapt = asDeclared): Part[] {
  const form = formOf(list, item);
  const hidden = form?.hides?.(item) ?? [];
  const shown = Object.entries(form?.fields ?? {}).flatMap(([name, declared]): Named[] => {
    const field = hidden.includes(name) || !isShown(declared, item) ? null : adapt(item, name, declared);
    return field === null ? [] : [[name, field]];
  });
  const folds = [...new Set([undefined, ...shown.map(([, field]) => foldOf(field))])];
  return folds.flatMap((fold) => {
    const rows: Named[][] = [];
    for (const named of shown.filter(([, field]) => foldOf(field) === fold)) {
      const last = rows.at(-1);
      if (named[1].beside && last) last.push(named);
      else rows.push([named]);
    }
    return rows.length === 0 ? [] : [{ fold, rows }];
  });
}

const asDeclared: Adapt = (_item, _name, field) => field;

const foldOf = ({ group, advanced }: Field) => group ?? (advanced ? 'Avancé' : undefined);

/** The errors of an item that none of these fields, which are in sight, shows. */
export function untold(fields: readonly string[], inner: Readonly<Record<string, string>>): string[] {
  const told = ([path]: readonly [string, string]) => fields.includes(path.split('.')[0] ?? '');
  return [...new Set(Object.entries(inner).flatMap((one) => (told(one) ? [] : [one[1]])))];
}

/** The name of the first field of an item, which takes the focus. */
export const firstFieldOf = (fields: Fields): string => Object.keys(fields)[0] ?? '';
