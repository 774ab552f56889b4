import { formOf, type Item, type ListField, type Names } from '@bridge/contract';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { entriesIn, listIn } from '../values/read.ts';
import { fitted, inserted, itemName, moved, orderOf, removed } from './list.rules.ts';

interface Options {
  readonly list: ListField;
  /** Of what the items refer to. */
  readonly names?: Names;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** What can be done to the items, by key. The same functions for as long as the list lives. */
export interface ListActions {
  /** What the form of the item says of such a change is done with it. */
  edit(key: number, changes: Item): void;
  /** Answers the rank of the new item. */
  add(item: Item, after?: number): number;
  duplicate(key: number): void;
  move(key: number, to: number): void;
  remove(key: number): void;
  undo(): void;
}

interface Gone {
  readonly item: unknown;
  readonly rank: number;
  readonly name: string;
}

export interface ListItems {
  readonly items: readonly unknown[];
  readonly keys: readonly number[];
  /** The last one taken out, as long as it can come back. */
  readonly gone: Gone | null;
  /** What has just happened, for those who do not see it. */
  readonly news: string;
  readonly actions: ListActions;
}

const NO_NAMES: Names = {};

export function useListItems({ list, names = NO_NAMES, value, onChange }: Options): ListItems {
  const items = listIn(value);
  const [kept, setOrder] = useState(() => orderOf(items.length));
  const order = fitted(kept, items.length);
  const [gone, setGone] = useState<Gone | null>(null);
  const [news, setNews] = useState('');

  // The actions stay the same while the list changes, so that typing in an item draws that item alone.
  const latest = useRef({ list, names, items, order, gone, onChange });
  useLayoutEffect(() => {
    latest.current = { list, names, items, order, gone, onChange };
  });

  const actions = useMemo<ListActions>(() => {
    const change = (next: readonly unknown[], keys: readonly number[], used = 0) => {
      const changed = { keys, next: latest.current.order.next + used };
      // Known at once: a second change may come before this one is drawn.
      latest.current = { ...latest.current, items: next, order: changed };
      setOrder(changed);
      latest.current.onChange(next);
    };
    const putAside = (item: Gone | null) => {
      latest.current = { ...latest.current, gone: item };
      setGone(item);
    };
    const insert = (rank: number, item: unknown) => {
      const now = latest.current;
      putAside(null);
      change(inserted(now.items, rank, item), inserted(now.order.keys, rank, now.order.next), 1);
    };
    const find = (key: number) => {
      const now = latest.current;
      const rank = now.order.keys.indexOf(key);
      const item = now.items[rank];
      return { all: now.items, keys: now.order.keys, rank, item, name: itemName(now.list, item, now.names, rank) };
    };
    return {
      edit: (key, changes) => {
        const { all, keys, rank, item } = find(key);
        const settle = formOf(latest.current.list, item)?.settle;
        const before = entriesIn(item);
        const around = { before, others: removed(all, rank).map(entriesIn), names: latest.current.names };
        const typed: Item = { ...before, ...changes };
        const next = Object.keys(changes).reduce((done, name) => settle?.(done, name, around) ?? done, typed);
        change(all.with(rank, next), keys);
      },
      add: (item, after) => {
        const { items: all, list: field, names: known } = latest.current;
        const rank = after === undefined ? all.length : find(after).rank + 1;
        insert(rank, item);
        const place = `en position ${rank + 1} sur ${all.length + 1}.`;
        const what =
          field.words.one === undefined ? 'Élément ajouté' : `Ajout\u00a0: ${itemName(field, item, known, rank)},`;
        setNews(`${what} ${place}`);
        return rank;
      },
      duplicate: (key) => {
        const { all, rank, item, name } = find(key);
        insert(rank + 1, item);
        setNews(`Copie de ${name} ajoutée en position ${rank + 2} sur ${all.length + 1}.`);
      },
      move: (key, to) => {
        const { all, keys, rank, name } = find(key);
        if (rank < 0 || to < 0 || to >= all.length || rank === to) return;
        change(moved(all, rank, to), moved(keys, rank, to));
        setNews(`${name} est maintenant en position ${to + 1} sur ${all.length}.`);
      },
      remove: (key) => {
        const { all, keys, rank, item, name } = find(key);
        putAside({ item, rank, name });
        setNews('');
        change(removed(all, rank), removed(keys, rank));
      },
      undo: () => {
        const { gone: last } = latest.current;
        if (last) insert(last.rank, last.item);
      },
    };
  }, []);

  return { items, keys: order.keys, gone, news, actions };
}
