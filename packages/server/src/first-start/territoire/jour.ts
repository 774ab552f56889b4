/** Civil days as text, « 2026-08-01 »: the same everywhere, computed in UTC. */
const JOUR_MS = 86_400_000;

const instant = (jour: string) => Date.parse(`${jour}T00:00:00Z`);
const texte = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const daysAfter = (jour: string, jours: number): string => texte(instant(jour) + jours * JOUR_MS);

/** Monday is 0. */
export const jourDeSemaine = (jour: string): number => (new Date(instant(jour)).getUTCDay() + 6) % 7;

/** The first such day of the week from `jour` on. */
export const prochain = (jour: string, semaine: number): string =>
  daysAfter(jour, (semaine - jourDeSemaine(jour) + 7) % 7);

export const annee = (jour: string): number => Number(jour.slice(0, 4));

/** « 31/12/2026 ». */
export const enFrance = (jour: string): string => jour.split('-').reverse().join('/');

/** Milliseconds of midnight in UTC. */
export const epoque = (jour: string): number => instant(jour);

export const SEMAINE = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'] as const;

/** The days between two that satisfy a condition, bounds included. */
export function joursEntre(du: string, au: string, retenir: (jour: string) => boolean): string[] {
  const jours: string[] = [];
  for (let jour = du; jour <= au; jour = daysAfter(jour, 1)) if (retenir(jour)) jours.push(jour);
  return jours;
}
