import { agree, capital, formOf, type Item, itemNoun, type ListField, type Names } from '@bridge/contract';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { entriesIn, listIn } from '../../values/read.ts';
import { fitted, inserted, itemName, moved, ofItemName, orderOf, removed } from './list.rules.ts';

interface Options {
  readonly list: ListField;
  /** Names of the records that the items refer to. */
  readonly names?: Names;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The actions on items, by key; an action on a removed item does nothing. The functions never change. */
export interface ListActions {
  /** Changes an item, along with what its form derives from the change. */
  edit(key: number, changes: Item): void;
  /** Adds an item, and answers its rank. */
  add(item: Item, after?: number): number;
  /** Copies an item, and answers the rank of the copy. */
  duplicate(key: number): number | null;
  move(key: number, to: number): void;
  remove(key: number): void;
  /** Brings back the item removed last, and answers its rank. */
  undo(): number | null;
}

export interface Gone {
  readonly item: unknown;
  readonly rank: number;
  /** The sentence of the removal: « La clé 2 a été retirée. » */
  readonly words: string;
}

export interface ListItems {
  readonly items: readonly unknown[];
  readonly keys: readonly number[];
  /** The item removed last, as long as it can be brought back. */
  readonly gone: Gone | null;
  /** The last change in words, for screen readers. */
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

  // A ref to the state keeps the actions the same while the list changes, so that typing draws one item alone.
  const latest = useRef({ list, names, items, order, gone, onChange });
  useLayoutEffect(() => {
    latest.current = { list, names, items, order, gone, onChange };
  });

  const actions = useMemo<ListActions>(() => {
    const change = (next: readonly unknown[], keys: readonly number[], used = 0) => {
      const changed = { keys, next: latest.current.order.next + used };
      // The ref is updated at once: a second change may come before this one is drawn.
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
      if (rank < 0) return null;
      const item = now.items[rank];
      return { all: now.items, keys: now.order.keys, rank, item, name: itemName(now.list, item, now.names, rank) };
    };
    return {
      edit: (key, changes) => {
        const found = find(key);
        if (!found) return;
        const { all, keys, rank, item } = found;
        const settle = formOf(latest.current.list, item)?.settle;
        const before = entriesIn(item);
        const around = { before, others: removed(all, rank).map(entriesIn), names: latest.current.names };
        const typed: Item = { ...before, ...changes };
        const next = Object.keys(changes).reduce((done, name) => settle?.(done, name, around) ?? done, typed);
        change(all.with(rank, next), keys);
      },
      add: (item, after) => {
        const { items: all, list: field } = latest.current;
        const before = after === undefined ? null : find(after);
        const rank = before ? before.rank + 1 : all.length;
        insert(rank, item);
        const noun = itemNoun(field);
        setNews(`${noun.one} ${agree(noun, 'ajouté')} ${placeOf(rank, all.length + 1)}.`);
        return rank;
      },
      duplicate: (key) => {
        const found = find(key);
        if (!found) return null;
        const { all, rank, item } = found;
        const { list: field, names: known } = latest.current;
        insert(rank + 1, item);
        setNews(`Copie ${ofItemName(field, item, known, rank)} ajoutée ${placeOf(rank + 1, all.length + 1)}.`);
        return rank + 1;
      },
      move: (key, to) => {
        const found = find(key);
        if (!found || to < 0 || to >= found.all.length || found.rank === to) return;
        const { all, keys, rank, name } = found;
        change(moved(all, rank, to), moved(keys, rank, to));
        setNews(`${capital(name)} est maintenant ${placeOf(to, all.length)}.`);
      },
      remove: (key) => {
        const found = find(key);
        if (!found) return;
        const { all, keys, rank, item, name } = found;
        const words = `${capital(name)} a été ${agree(itemNoun(latest.current.list), 'retiré')}.`;
        putAside({ item, rank, words });
        setNews(words);
        change(removed(all, rank), removed(keys, rank));
      },
      undo: () => {
        const { gone: last, items: all, list: field, names: known } = latest.current;
        if (!last) return null;
        // Other items may have been removed since.
        const rank = Math.min(last.rank, all.length);
        insert(rank, last.item);
        const name = itemName(field, last.item, known, rank);
        setNews(`${capital(name)} est ${agree(itemNoun(field), 'revenu')} ${placeOf(rank, all.length + 1)}.`);
        return rank;
      },
    };
  }, []);

  return { items, keys: order.keys, gone, news, actions };
}

const placeOf = (rank: number, count: number) => `en position ${rank + 1} sur ${count}`;
