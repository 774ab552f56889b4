import type { FiltreJournal } from '@bridge/contract';

/** The filters of the audit log, as the address bar holds them. */
export const NOMS_DE_FILTRE = ['du', 'au', 'personne', 'action', 'cible', 'q'] as const;
export type NomDeFiltre = (typeof NOMS_DE_FILTRE)[number];
export type Filtres = Readonly<Record<NomDeFiltre, string>>;

const DAY = 24 * 60 * 60 * 1000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const civil = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' });

/** Most people look for something recent: the last thirty days, unless the address says otherwise. Empty is « since ever ». */
export function filtersIn(search: URLSearchParams, now: Date): Filtres {
  const monthAgo = civil.format(new Date(now.getTime() - 30 * DAY));
  const read = (nom: NomDeFiltre) => search.get(nom) ?? (nom === 'du' ? monthAgo : '');
  return {
    du: read('du'),
    au: read('au'),
    personne: read('personne'),
    action: read('action'),
    cible: read('cible'),
    q: read('q'),
  };
}

/** What the server is asked: without what is empty, or half a date. */
export function requestOf(filtres: Filtres): FiltreJournal {
  const given = NOMS_DE_FILTRE.map((nom) => [nom, filtres[nom].trim()] as const).filter(
    ([nom, value]) => value !== '' && ((nom !== 'du' && nom !== 'au') || DATE.test(value)),
  );
  return Object.fromEntries(given);
}

/** The address with one filter changed; the tab that it stands in stays. */
export function withFilter(search: URLSearchParams, nom: NomDeFiltre, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '' && nom !== 'du') next.delete(nom);
  else next.set(nom, value);
  return next;
}

export function withoutFilters(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const nom of NOMS_DE_FILTRE) next.delete(nom);
  return next;
}
