import { daysInMonth, frenchDate, numeroOf, textOf } from '@bridge/contract';

/** A window of days drawn from left to right. */
export interface Fenetre {
  readonly du: string;
  readonly au: string;
}

/** A window of whole months, from the month that holds a day, shifted by some months. */
export function moisDepuis(jour: string, decalage: number, nombre: number): Fenetre {
  const first = premierDuMois(jour, decalage);
  const last = premierDuMois(jour, decalage + nombre - 1);
  const [year = 0, month = 1] = last.split('-').map(Number);
  return { du: first, au: `${last.slice(0, 8)}${daysInMonth(year, month)}` };
}

function premierDuMois(jour: string, decalage: number): string {
  const [year = 0, month = 1] = jour.split('-').map(Number);
  const months = year * 12 + month - 1 + decalage;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

const numero = (jour: string) => numeroOf(jour) ?? 0;

/** The place of a stretch of days in the window, in percent; the days outside are cut off. */
export function placeDe({ du, au }: Fenetre, fenetre: Fenetre): { readonly left: number; readonly width: number } {
  const [first, last] = [numero(fenetre.du), numero(fenetre.au)];
  const days = last - first + 1;
  const from = Math.max(numero(du), first) - first;
  const to = Math.min(numero(au), last) - first + 1;
  return { left: (from / days) * 100, width: (Math.max(to - from, 0) / days) * 100 };
}

const MOIS = frenchDate({ month: 'short', timeZone: 'UTC' });

/** The months of a window, each with its share of the width. */
export function moisDe(fenetre: Fenetre): { readonly nom: string; readonly width: number }[] {
  const mois: { nom: string; width: number }[] = [];
  for (let jour = fenetre.du; jour <= fenetre.au; jour = premierDuMois(jour, 1)) {
    const au = textOf(numero(premierDuMois(jour, 1)) - 1);
    const { width } = placeDe({ du: jour, au }, fenetre);
    mois.push({ nom: MOIS.format(new Date(`${jour}T00:00:00Z`)), width });
  }
  return mois;
}
