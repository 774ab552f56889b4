import { CANAUX_DU_CALENDRIER, type CanalDuCalendrier, type Echeance, JOURS_DE_FIN, numeroOf } from '@bridge/contract';

export const VUES = ['mois', 'semaine', 'quinzaine', 'liste'] as const;
export type Vue = (typeof VUES)[number];

/** The civil day so many days after a day. */
export function jourApres(jour: string, jours: number): string {
  const day = new Date(`${jour}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + jours);
  return day.toISOString().slice(0, 10);
}

/** The Monday of the week of a day. */
export function lundiDe(jour: string): string {
  const rank = (new Date(`${jour}T00:00:00Z`).getUTCDay() + 6) % 7;
  return jourApres(jour, -rank);
}

export const premierDuMois = (jour: string) => `${jour.slice(0, 8)}01`;

function moisApres(jour: string, mois: number): string {
  const first = new Date(`${premierDuMois(jour)}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + mois);
  return first.toISOString().slice(0, 10);
}

/** The days of a view around a day: whole weeks for a month, and as many days for a list. */
export function fenetreDe(vue: Vue, jour: string): { readonly du: string; readonly au: string } {
  switch (vue) {
    case 'semaine':
      return { du: lundiDe(jour), au: jourApres(lundiDe(jour), 6) };
    case 'mois':
      return {
        du: lundiDe(premierDuMois(jour)),
        au: jourApres(lundiDe(jourApres(moisApres(jour, 1), -1)), 6),
      };
    case 'quinzaine':
      return { du: jour, au: jourApres(jour, JOURS_DE_FIN) };
    case 'liste':
      return { du: premierDuMois(jour), au: jourApres(moisApres(jour, 1), -1) };
  }
}

/** The day that the next or the previous page of a view is centred on. */
export function pageApres(vue: Vue, jour: string, sens: 1 | -1): string {
  switch (vue) {
    case 'semaine':
      return jourApres(lundiDe(jour), 7 * sens);
    case 'quinzaine':
      return jourApres(jour, (JOURS_DE_FIN + 1) * sens);
    case 'mois':
    case 'liste':
      return moisApres(jour, sens);
  }
}

export function joursDe({ du, au }: { readonly du: string; readonly au: string }): string[] {
  const jours: string[] = [];
  for (let jour = du; jour <= au; jour = jourApres(jour, 1)) jours.push(jour);
  return jours;
}

export interface Filtre {
  /** An empty text for all channels. */
  readonly canal: CanalDuCalendrier | '';
  /** An empty text for starts, ends and passages alike. */
  readonly quoi: 'debut' | 'fin' | '';
  /** Id of the entity; 0 for all entities. */
  readonly entite: number;
}

const TECHNIQUES: ReadonlySet<string> = new Set(['moteur', 'ficheWeb', 'carte']);

/** Whether an event comes from the product itself, or only serves other pages: it would hide what people planned. */
export const isTechnical = ({ canal, ressource }: Pick<Echeance, 'canal' | 'ressource'>): boolean =>
  canal === 'imports' || TECHNIQUES.has(ressource);

export const retenues = (items: readonly Echeance[], { canal, quoi, entite }: Filtre): Echeance[] =>
  items.filter(
    (one) =>
      (canal === '' || one.canal === canal) &&
      (quoi === '' || one.quoi === quoi) &&
      (entite === 0 || one.entiteId === entite),
  );

/** What an address asks the calendar for: the view, the day that it is around, and what is kept. */
export interface Demande extends Filtre {
  readonly vue: Vue;
  /** Null: today. */
  readonly jour: string | null;
}

export function demandeDe(search: URLSearchParams): Demande {
  const jour = search.get('jour') ?? '';
  const quoi = search.get('quoi');
  return {
    vue: VUES.find((one) => one === search.get('vue')) ?? 'mois',
    jour: numeroOf(jour) === null ? null : jour,
    canal: CANAUX_DU_CALENDRIER.find(({ value }) => value === search.get('canal'))?.value ?? '',
    quoi: quoi === 'debut' || quoi === 'fin' ? quoi : '',
    entite: Number(search.get('entite')) || 0,
  };
}

/** The same in an address, without what it needs not say. */
export function adresseDe({ vue, jour, canal, quoi, entite }: Demande): Record<string, string> {
  return {
    ...(vue === 'mois' ? {} : { vue }),
    ...(jour === null ? {} : { jour }),
    ...(canal === '' ? {} : { canal }),
    ...(quoi === '' ? {} : { quoi }),
    ...(entite === 0 ? {} : { entite: String(entite) }),
  };
}

export function parJour(items: readonly Echeance[]): ReadonlyMap<string, readonly Echeance[]> {
  const days = new Map<string, Echeance[]>();
  for (const one of items) days.set(one.jour, [...(days.get(one.jour) ?? []), one]);
  return days;
}

const QUOI = { debut: 'Début', fin: 'Fin', passage: '' } as const;

/** The words of an event, before its name: « Fin, annonce ». */
export const phraseDe = ({ quoi, nature }: Echeance): string =>
  [QUOI[quoi], quoi === 'passage' ? nature : nature.toLowerCase()].filter(Boolean).join(', ');
