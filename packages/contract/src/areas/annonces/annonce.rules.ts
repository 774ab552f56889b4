import { daysInMonth, type JourNumero, numeroOf, textOf } from '../../catalogue/dates/jour-civil.ts';
import type { EtatDAnnonce, Priorite, Validation } from './annonce.choix.ts';

/** The first and the last civil day, both included. */
export interface Dates {
  readonly du: string;
  readonly au: string;
}

/** The state of an annonce on a day: the decision about it, then its dates. */
export function etatDAnnonce(validation: Validation, { du, au }: Dates, jour: string): EtatDAnnonce {
  if (validation !== 'validee') return validation;
  if (jour < du) return 'programmee';
  return jour > au ? 'terminee' : 'en-ligne';
}

export function overlap(une: Dates, autre: Dates): boolean {
  return une.du <= autre.au && autre.du <= une.au;
}

/** The same day, a year later; 29 February becomes the 28th. */
export function unAnApres(jour: string): string {
  const [year = 0, month = 1, day = 1] = jour.split('-').map(Number);
  const last = Math.min(day, daysInMonth(year + 1, month));
  return `${String(year + 1).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(last).padStart(2, '0')}`;
}

/** « Été 2026 » becomes « Été 2027 »; a name without a year gets that of its dates. */
export function nomSuivant(nom: string, { du }: Dates): string {
  const before = du.slice(0, 4);
  const after = unAnApres(du).slice(0, 4);
  return nom.includes(before) ? nom.replaceAll(before, after) : `${nom} ${after}`;
}

/** A sold annonce, with what decides whether it takes a place. */
export interface Vendue extends Dates {
  readonly priorite: Priorite;
}

/** Filling annonces give way to all others, and take no place. */
const takesAPlace = ({ priorite }: Vendue) => priorite !== 'remplissage';

export interface Troncon extends Dates {
  readonly prises: number;
  readonly libres: number;
}

/** How many places of an espace are taken and free, by runs of days that are alike. */
export function occupationDe(vendues: readonly Vendue[], fenetre: Dates, capacite: number): Troncon[] {
  const [debut, fin] = [jourDe(fenetre.du), jourDe(fenetre.au)];
  const tenues = vendues.filter((vendue) => takesAPlace(vendue) && overlap(vendue, fenetre));
  const bords = new Set([debut]);
  for (const { du, au } of tenues) {
    if (jourDe(du) > debut) bords.add(jourDe(du));
    if (jourDe(au) < fin) bords.add(jourDe(au) + 1);
  }
  const sorted = [...bords].sort((one, other) => one - other);
  return sorted.map((bord, rang) => {
    const du = textOf(bord);
    const present = tenues.filter((vendue) => vendue.du <= du && du <= vendue.au);
    const seule = present.some(({ priorite }) => priorite === 'exclusif');
    const prises = present.length;
    const next = sorted[rang + 1];
    return {
      du,
      au: textOf(next === undefined ? fin : next - 1),
      prises,
      libres: seule ? 0 : Math.max(capacite - prises, 0),
    };
  });
}

/** Why an annonce cannot be in an espace on its dates. */
export type MotifDeConflit = 'exclusive-vendue' | 'deja-occupe' | 'complet';

/** The annonces already sold that stand in the way of another. */
export function conflitsAvec<V extends Vendue>(
  annonce: Vendue,
  vendues: readonly V[],
  capacite: number,
): { readonly motif: MotifDeConflit; readonly vendue: V }[] {
  if (!takesAPlace(annonce)) return [];
  const autres = vendues.filter((vendue) => takesAPlace(vendue) && overlap(vendue, annonce));
  if (annonce.priorite === 'exclusif') return autres.map((vendue) => ({ motif: 'deja-occupe', vendue }));
  const exclusives = autres.filter(({ priorite }) => priorite === 'exclusif');
  if (exclusives.length > 0) return exclusives.map((vendue) => ({ motif: 'exclusive-vendue', vendue }));
  const pleins = occupationDe(autres, annonce, capacite).filter(({ libres }) => libres === 0);
  const genent = autres.filter((vendue) => pleins.some((plein) => overlap(plein, vendue)));
  return genent.map((vendue) => ({ motif: 'complet', vendue }));
}

/** The annonces that share an espace by weight when those sold on tags exceed its places: none is refused. */
export function partagesAvec<V extends Vendue>(
  annonce: Vendue,
  nommees: readonly Vendue[],
  parTags: readonly V[],
  capacite: number,
): readonly V[] {
  if (!takesAPlace(annonce)) return [];
  const autres = [...nommees, ...parTags];
  const pleins = occupationDe(autres, annonce, capacite).filter(({ prises }) => prises >= capacite);
  return parTags.filter((une) => takesAPlace(une) && pleins.some((plein) => overlap(plein, une)));
}

function jourDe(jour: string): JourNumero {
  const numero = numeroOf(jour);
  if (numero === null) throw new Error(`${jour} is no day`);
  return numero;
}
