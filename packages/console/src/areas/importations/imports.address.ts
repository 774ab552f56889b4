import { ACTIONS_IMPORTATION, ETATS_IMPORTATION, SYSTEMES } from '@bridge/contract';
import type { Filtre } from '../../catalogue/importation/importation.queries.ts';
import { choiceIn, idIn, withParams } from '../../resource/rows/address.ts';

/** The runs that the address asks for. */
export function filtreIn(search: URLSearchParams): Filtre {
  return {
    systeme: choiceIn(search, 'systeme', SYSTEMES),
    flux: idIn(search, 'flux'),
    etat: choiceIn(search, 'etat', ETATS_IMPORTATION),
    page: idIn(search, 'page') ?? 1,
  };
}

export const isFiltered = ({ systeme, flux, etat }: Filtre) => systeme !== null || flux !== null || etat !== null;

/** A feed belongs to a system, and the pages to what they count: each change takes away what no longer stands. */
export function withFiltre(
  search: URLSearchParams,
  changes: Readonly<Partial<Record<'systeme' | 'flux' | 'etat', string>>>,
): URLSearchParams {
  const orphan = 'systeme' in changes && !('flux' in changes) ? { flux: '' } : {};
  return withParams(search, { page: '', ...orphan, ...changes });
}

export const VUES = ['objets', 'rejets', 'avertissements', 'source'] as const;
export type Vue = (typeof VUES)[number];

/** What the address says of the report that is open. */
export function reportIn(search: URLSearchParams) {
  const vue = search.get('vue');
  return {
    id: idIn(search, 'import'),
    vue: VUES.find((one) => one === vue) ?? null,
    action: choiceIn(search, 'action', ACTIONS_IMPORTATION),
    q: search.get('q') ?? '',
    /** The record whose before and after are shown. */
    objet: search.get('objet'),
    page: idIn(search, 'p') ?? 1,
    /** The run that it is compared with. */
    avec: idIn(search, 'avec'),
    seul: choiceIn(search, 'seul', COTES),
  };
}

/** Which of two runs alone did something. */
export const COTES = [{ value: 'ici' }, { value: 'autre' }] as const;

/** What one view of a report asks for means nothing to another. */
export const OTHER_VIEW = { action: '', q: '', objet: '', p: '', seul: '' };
const REPORT = { ...OTHER_VIEW, import: '', vue: '', avec: '' };

/** Before and after of one record in a run. */
export function withRecord(search: URLSearchParams, id: number, identifiant: string): URLSearchParams {
  return withParams(search, { ...REPORT, import: String(id), vue: 'objets', q: identifiant, objet: identifiant });
}

export function withReport(search: URLSearchParams, id: number): URLSearchParams {
  return withParams(search, { ...REPORT, import: String(id) });
}

export function withoutReport(search: URLSearchParams): URLSearchParams {
  return withParams(search, REPORT);
}
