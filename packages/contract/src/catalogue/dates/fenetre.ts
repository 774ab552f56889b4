import { civilDay, civilTime, finDuJourCivil, instantOf } from './instant.ts';

const FENETRE = /^([01]\d|2[0-3]):([0-5]\d)\s*-\s*([01]\d|2[0-3]):([0-5]\d)$/;

/** « 22:00-06:00 »: hours of the day between which a source may be read; past midnight where the end comes first. */
export const isFenetre = (text: string): boolean => FENETRE.test(text.trim());

/** The bounds of a window, « 22:00 » and « 06:00 »; null for another text. */
function bornesDe(fenetre: string): { readonly de: string; readonly a: string } | null {
  const [, deHeure, deMinute, aHeure, aMinute] = FENETRE.exec(fenetre.trim()) ?? [];
  return deHeure === undefined ? null : { de: `${deHeure}:${deMinute}`, a: `${aHeure}:${aMinute}` };
}

/** Whether a time of the day, « 04:30 », is inside a window; always without a valid one. */
export function isDansFenetre(fenetre: string, heure: string): boolean {
  const bornes = bornesDe(fenetre);
  if (bornes === null) return true;
  const { de, a } = bornes;
  return de <= a ? heure >= de && heure <= a : heure >= de || heure <= a;
}

/** The first moment from an instant on that is inside a window, in the time of Paris. */
export function entreeDansFenetre(fenetre: string, at: Date): Date {
  const bornes = bornesDe(fenetre);
  return bornes === null || isDansFenetre(fenetre, civilTime(at).slice(11, 16)) ? at : prochaine(bornes.de, at);
}

/** The end of the window that an instant is in, or null when it never ends. */
export function sortieDeFenetre(fenetre: string, at: Date): Date | null {
  const bornes = bornesDe(fenetre);
  return bornes && prochaine(bornes.a, at);
}

/** The first instant from another on at which clocks show that time. */
function prochaine(heure: string, at: Date): Date {
  const today = instantOf(civilDay(at), heure);
  return today >= at ? today : instantOf(civilDay(finDuJourCivil(civilDay(at))), heure);
}

/**
 * The hours of a day, at this interval, inside a window; the first whole hour of the window if none is. All of them
 * without a valid window.
 */
export function heuresDePassage(pas: number, minute: number, fenetre: string): readonly number[] {
  const toutes = Array.from({ length: 24 / pas }, (_, rang) => rang * pas);
  const bornes = bornesDe(fenetre);
  if (bornes === null) return toutes;
  const inside = (heure: number) => isDansFenetre(fenetre, `${two(heure)}:${two(minute)}`);
  const gardees = toutes.filter(inside);
  if (gardees.length > 0) return gardees;
  const first = Number(bornes.de.slice(0, 2));
  return [Array.from({ length: 24 }, (_, heure) => (first + heure) % 24).find(inside) ?? first];
}

const two = (number: number): string => String(number).padStart(2, '0');
