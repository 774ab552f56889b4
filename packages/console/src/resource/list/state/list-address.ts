import { ETATS, type Fields, type Filter, type Rows, type SortKey, USAGES } from '@bridge/contract';
import { readFilter, writeFilter } from './filter-text.ts';
import { FIRST_STATE, isFilterable, type ListState, PAGE_SIZES } from './list-state.ts';

/** The address of a list, as people read and share it: `?statut=actif,invite&sort=-modifieLe&page=2`. */

export interface ListAddress {
  readonly state: ListState;
  /** The saved view that the list stands on. */
  readonly vue: number | null;
  /** The columns, when the link was made to show the same columns to somebody else. */
  readonly colonnes: readonly string[] | null;
}

export interface AddressReading extends ListAddress {
  /** Whether the address says how to look at the list. A mere `?vue=3&page=2` leaves that to the view. */
  readonly explicit: boolean;
  /** Parameters that were not understood, or only in part. */
  readonly ignored: readonly string[];
}

const OWN = ['q', 'sort', 'page', 'itemsPerPage', 'etat', 'affichage', 'vue', 'colonnes'] as const;
const PREFIX = 'champ.';
const LONGEST_SEARCH = 200;

export function writeAddress({ state, vue, colonnes }: ListAddress): string {
  const { q, sort, page, itemsPerPage, etat, affichage, filters } = state;
  const wishes: [string, string][] = [
    ...(q === '' ? [] : [['q', q] as [string, string]]),
    ...Object.entries(filters).map(([name, value]): [string, string] => [
      parameterOf(name, ownNames(etat)),
      writeFilter(value),
    ]),
    ...when(etat !== null && etat !== FIRST_STATE.etat, 'etat', etat ?? ''),
    ...when(affichage !== FIRST_STATE.affichage, 'affichage', affichage),
    ...when(sort.length > 0, 'sort', sort.map(writeKey).join(',')),
    ...when(itemsPerPage !== FIRST_STATE.itemsPerPage, 'itemsPerPage', itemsPerPage),
    ...when(colonnes !== null, 'colonnes', colonnes?.join(',') ?? ''),
  ];
  return toQuery([
    ...wishes,
    ...when(page !== 1, 'page', page),
    ...when(vue !== null, 'vue', vue ?? ''),
    // A view whose wishes were all removed is not that view any more: one parameter must say so.
    ...when(vue !== null && wishes.length === 0 && etat !== null, 'etat', etat ?? ''),
    ...when(vue !== null && wishes.length === 0 && etat === null, 'itemsPerPage', itemsPerPage),
  ]);
}

/** The address of a view as it was saved. */
export function viewAddress(vue: number, page = 1): string {
  return toQuery([['vue', String(vue)], ...when(page !== 1, 'page', page)]);
}

/** The address of the first state of a list, in full: without parameters, a list opens with the favourite view. */
export function firstAddress(rows: Rows): string {
  return rows === 'kept'
    ? toQuery([['etat', FIRST_STATE.etat ?? '']])
    : toQuery([['itemsPerPage', String(FIRST_STATE.itemsPerPage)]]);
}

export function readAddress(
  query: string,
  fields: Fields,
  affichages: readonly string[] = [],
  rows: Rows = 'kept',
): AddressReading {
  const first = rows === 'kept' ? FIRST_STATE.etat : null;
  const own = ownNames(first);
  const given = new URLSearchParams(query);
  const ignored = new Set<string>();
  const filters: Record<string, Filter[string]> = {};
  for (const [parameter, text] of given) {
    if (own.includes(parameter)) continue;
    const name = fieldOf(parameter);
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const reading = isFilterable(field) ? readFilter(text, field) : { value: undefined, whole: false };
    if (reading.value !== undefined && filters[name] === undefined) filters[name] = reading.value;
    else ignored.add(parameter);
    if (!reading.whole) ignored.add(parameter);
  }
  /** Reads one own parameter; a text that is not understood is noted, and the fallback answered. */
  function read<T>(name: (typeof OWN)[number], fallback: T, parse: (text: string) => T | undefined): T {
    const text = given.get(name);
    if (text === null) return fallback;
    const value = parse(text);
    if (value === undefined) ignored.add(name);
    return value ?? fallback;
  }
  const state: ListState = {
    q: read('q', FIRST_STATE.q, (text) => text.slice(0, LONGEST_SEARCH)),
    sort: read('sort', FIRST_STATE.sort, (text) => readKeys(text, fields)),
    page: read('page', 1, (text) => readPositive(text, 1_000_000)),
    itemsPerPage: read('itemsPerPage', FIRST_STATE.itemsPerPage, (text) =>
      PAGE_SIZES.find((size) => String(size) === text),
    ),
    etat: first === null ? null : read('etat', first, (text) => ETATS.find((etat) => etat === text)),
    affichage: read('affichage', FIRST_STATE.affichage, (text) => affichages.find((one) => one === text)),
    filters,
  };
  const vue = read('vue', null, (text) => readPositive(text, Number.MAX_SAFE_INTEGER));
  const colonnes = read('colonnes', null, (text) => readColumns(text, fields));
  const explicit = [...given.keys()].some((name) => name !== 'vue' && name !== 'page');
  return { state, vue, colonnes, explicit, ignored: [...ignored] };
}

/** The parameter of a field; a prefix tells it from an own parameter of the same name. */
function parameterOf(name: string, own: readonly string[]): string {
  return own.includes(name) || name.startsWith(PREFIX) ? `${PREFIX}${name}` : name;
}

/** The names of own parameters. Where rows have no state, « etat » may be a field like another. */
function ownNames(etat: ListState['etat']): readonly string[] {
  return etat === null ? OWN.filter((name) => name !== 'etat') : OWN;
}

function fieldOf(parameter: string): string {
  return parameter.startsWith(PREFIX) ? parameter.slice(PREFIX.length) : parameter;
}

function writeKey({ field, descending }: SortKey): string {
  return `${descending ? '-' : ''}${field}`;
}

function readKeys(text: string, fields: Fields): SortKey[] | undefined {
  const keys = text.split(',').map((key) => ({ field: key.replace(/^-/, ''), descending: key.startsWith('-') }));
  const names = new Set(keys.map(({ field }) => field));
  const known = keys.every(
    ({ field }) => field === 'id' || (Object.hasOwn(fields, field) && fields[field]?.sortable === true),
  );
  return known && names.size === keys.length ? keys : undefined;
}

function readColumns(text: string, fields: Fields): string[] | undefined {
  const names = text.split(',').filter(Boolean);
  const known = names.filter((name) => name === USAGES || Object.hasOwn(fields, name));
  return known.length === names.length ? [...new Set(known)] : undefined;
}

function readPositive(text: string, most: number): number | undefined {
  const value = Number(text);
  return /^\d{1,16}$/.test(text) && value >= 1 && value <= most ? value : undefined;
}

function when(wanted: boolean, name: string, value: string | number): [string, string][] {
  return wanted ? [[name, String(value)]] : [];
}

/** Commas separate values and need no disguise. */
function toQuery(parameters: [string, string][]): string {
  return new URLSearchParams(parameters).toString().replaceAll('%2C', ',');
}
