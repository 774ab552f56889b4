import { ACTIONS_IMPORTATION, importation } from '@bridge/contract';
import { withRow } from '../../resource/list/table/opened-row.tsx';

export const PARTIES = ['objets', 'rejets', 'avertissements', 'source'] as const;
export type Partie = (typeof PARTIES)[number];

/** Which of two compared imports alone did something. */
const COTES = [{ value: 'ici' }, { value: 'autre' }] as const;

/** The state of the open report, read from the address. */
export function reportIn(search: URLSearchParams) {
  const partie = search.get('partie');
  return {
    partie: PARTIES.find((one) => one === partie) ?? null,
    action: choiceIn(search, 'action', ACTIONS_IMPORTATION),
    cherche: search.get('cherche') ?? '',
    /** Identifier of the record whose changes are shown. */
    objet: search.get('objet'),
    page: idIn(search, 'p') ?? 1,
    /** Id of the import that the report compares with. */
    avec: idIn(search, 'avec'),
    seul: choiceIn(search, 'seul', COTES),
  };
}

/** The parameters of one part of a report, which are dropped when another part is opened. */
export const OTHER_PART = { action: '', cherche: '', objet: '', p: '', seul: '' };

/** The parameter that names the open report, and those that belong to it. */
export const REPORT = { parameter: importation.drawer, owns: [...Object.keys(OTHER_PART), 'partie', 'avec'] } as const;

export function withReport(search: URLSearchParams, id: number): URLSearchParams {
  return withRow(search, REPORT, id);
}

/** The address of the changes that an import made to one record. */
export function withRecord(search: URLSearchParams, id: number, identifiant: string): URLSearchParams {
  return withParams(withReport(search, id), { partie: 'objets', cherche: identifiant, objet: identifiant });
}

/** The query with some of its parameters changed; an empty value removes one. */
export function withParams(search: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The id in a parameter; null for what is no id, since addresses are edited by hand. */
function idIn(search: URLSearchParams, name: string): number | null {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** The value of a parameter among those offered; null for any other. */
function choiceIn<V extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly { readonly value: V }[],
): V | null {
  const given = search.get(name);
  return choices.find(({ value }) => value === given)?.value ?? null;
}
