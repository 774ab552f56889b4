import type { ListedResource, Vue } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Column, chosenColumns, firstColumns } from '../columns/column.rules.ts';
import { useStoredColumns } from '../columns/use-stored-columns.ts';
import { isApart, type ListFrame, NO_FRAME, standingOf } from '../list-frame.ts';
import { useDefaultView } from '../views/use-default-view.ts';
import { viewsQuery } from '../views/view.query.ts';
import { addressOfLook, type Look, lookOf, sameLook } from '../views/view.rules.ts';
import { type AddressReading, firstAddress, readAddress, viewAddress, writeAddress } from './list-address.ts';
import type { ListState } from './list-state.ts';
import { useSearch } from './use-search.ts';

/** The state of a list, and the functions that change it. */
export interface List {
  readonly state: ListState;
  /** The columns beside the title, in order. */
  readonly columns: readonly Column[];
  /** The columns that the person, the view or the link asks for, without those that the rows shown bring. */
  readonly chosen: readonly Column[];
  readonly views: { readonly items: readonly Vue[]; readonly failed: boolean };
  readonly view: Vue | null;
  /** Whether the list no longer shows what the view saved. */
  readonly differs: boolean;
  /** Whether the view that the address names is still being read. */
  readonly waiting: boolean;
  /** The parts of the address that were not understood. */
  readonly unread: { readonly parameters: readonly string[]; readonly view: boolean };
  /** Changes the state, from the first page unless given. `typing`: one more letter adds no step to the history. */
  change(changes: Partial<ListState>, typing?: 'typing'): void;
  setColumns(names: readonly string[] | null): void;
  /** Shows a view as it was saved; null for the first state of the list. */
  showView(id: number | null): void;
  readonly look: Look;
  /** The query of an address that shows the same list to somebody else, columns included. */
  readonly shared: string;
}

const NONE: readonly Vue[] = [];
const NO_NAMES: readonly string[] = [];

export function useList(resource: ListedResource, frame: ListFrame = NO_FRAME): List {
  const [search, goTo] = useSearch();
  const { kept, own } = useMemo(() => splitSearch(search, frame), [search, frame]);
  const rows = resource.kind === 'collection' ? 'kept' : 'read';
  const preferred = useDefaultView(resource.id);
  const isOpening = own === '' && preferred !== null;
  const address = useMemo(
    () => readAddress(isOpening ? viewAddress(preferred) : own, resource.fields, frame.affichages, rows),
    [own, isOpening, preferred, resource, frame, rows],
  );
  const [stored, store] = useStoredColumns(resource);
  const { data: items = NONE, isPending, isSuccess, isError } = useQuery(viewsQuery(resource.id));
  const view = items.find(({ id }) => id === address.vue) ?? null;
  const saved = useMemo(
    () => view && { id: view.id, look: lookOf(view, resource.fields, frame.affichages, rows) },
    [view, resource, frame, rows],
  );
  const first = useMemo(() => firstColumns(resource, frame), [resource, frame]);
  const look = lookAt(address, saved?.look ?? null, stored ?? first);
  const { filters, etat } = look.state;
  const { apart } = frame;
  const added = apart && isApart(apart, filters) ? apart.columns : NO_NAMES;
  const columns = useMemo(
    () => chosenColumns(resource, [...new Set([...look.colonnes, ...added])], frame),
    [resource, look.colonnes, added, frame],
  );

  const chosen = useMemo(() => chosenColumns(resource, look.colonnes, frame), [resource, look.colonnes, frame]);

  const withKept = (query: string) => [kept, query].filter(Boolean).join('&');
  const go = (query: string, replace = false) =>
    goTo(withKept(query === '' && preferred !== null ? firstAddress(rows) : query), replace);
  const addressOf = (next: Look) =>
    // The columns that came with a link stay as long as nobody chooses others.
    saved === null && address.colonnes !== null
      ? writeAddress({ state: next.state, vue: null, colonnes: address.colonnes })
      : addressOfLook(next, saved);
  return {
    state: apart && etat === 'actif' ? { ...look.state, standing: standingOf(apart, filters) } : look.state,
    columns,
    chosen,
    views: { items, failed: isError },
    view,
    differs: saved !== null && !sameLook(look, saved.look),
    waiting: address.vue !== null && isPending,
    unread: { parameters: address.ignored, view: address.vue !== null && isSuccess && view === null && !isOpening },
    look,
    shared: withKept(writeAddress({ state: look.state, vue: null, colonnes: look.colonnes })),
    change: (changes, typing) =>
      go(addressOf({ ...look, state: { ...look.state, page: 1, ...changes } }), typing !== undefined),
    setColumns: (names) => {
      if (saved) return go(addressOfLook({ ...look, colonnes: names ?? first }, saved), true);
      store(names && [...names]);
      if (address.colonnes !== null) go(addressOfLook(look, null), true);
    },
    showView: (id) => go(id === null ? '' : viewAddress(id)),
  };
}

/** Splits the query of the address: the parameters of the screen around the list, and those of the list. */
function splitSearch(search: string, { keeps = NO_NAMES, detail }: ListFrame): { kept: string; own: string } {
  const given = [...new URLSearchParams(search)];
  const ours = [...keeps, ...(detail ? [detail.parameter, ...(detail.owns ?? NO_NAMES)] : NO_NAMES)];
  return {
    kept: new URLSearchParams(given.filter(([name]) => keeps.includes(name))).toString(),
    own: new URLSearchParams(given.filter(([name]) => !ours.includes(name))).toString(),
  };
}

/** The look of the list: the address decides; what it leaves open, the view; then the columns of the person. */
function lookAt({ state, colonnes, explicit }: AddressReading, view: Look | null, own: readonly string[]): Look {
  if (view === null) return { state, colonnes: colonnes ?? own };
  return {
    state: explicit ? state : { ...view.state, page: state.page },
    colonnes: colonnes ?? view.colonnes,
  };
}
