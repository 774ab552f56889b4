import { ACTIONS_IMPORTATION } from '@bridge/contract';
import { withRow } from '../../resource/list/table/opened-row.tsx';

export const PARTIES = ['objets', 'rejets', 'avertissements', 'source'] as const;
export type Partie = (typeof PARTIES)[number];

/** Which of two runs alone did something. */
const COTES = [{ value: 'ici' }, { value: 'autre' }] as const;

/** What the address says of the report that is open. */
export function reportIn(search: URLSearchParams) {
  const partie = search.get('partie');
  return {
    partie: PARTIES.find((one) => one === partie) ?? null,
    action: choiceIn(search, 'action', ACTIONS_IMPORTATION),
    cherche: search.get('cherche') ?? '',
    /** The record whose before and after are shown. */
    objet: search.get('objet'),
    page: idIn(search, 'p') ?? 1,
    /** The run that it is compared with. */
    avec: idIn(search, 'avec'),
    seul: choiceIn(search, 'seul', COTES),
  };
}

/** What one part of a report asks for means nothing to another. */
export const OTHER_PART = { action: '', cherche: '', objet: '', p: '', seul: '' };

/** How the address names the report that is open, and what belongs to it. */
export const REPORT = { parameter: 'import', owns: [...Object.keys(OTHER_PART), 'partie', 'avec'] } as const;

export function withReport(search: URLSearchParams, id: number): URLSearchParams {
  return withRow(search, REPORT, id);
}

/** Before and after of one record in a run. */
export function withRecord(search: URLSearchParams, id: number, identifiant: string): URLSearchParams {
  return withParams(withReport(search, id), { partie: 'objets', cherche: identifiant, objet: identifiant });
}

/** The same address with some of its parameters changed; an empty value takes one away. */
export function withParams(search: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Addresses are typed and cut by hand: what is not a number of the product is none. */
function idIn(search: URLSearchParams, name: string): number | null {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** One of the values offered, or none. */
function choiceIn<V extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly { readonly value: V }[],
): V | null {
  const given = search.get(name);
  return choices.find(({ value }) => value === given)?.value ?? null;
}
