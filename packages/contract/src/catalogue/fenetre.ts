const FENETRE = /^([01]\d|2[0-3]):([0-5]\d)\s*-\s*([01]\d|2[0-3]):([0-5]\d)$/;

/** « 22:00-06:00 »: hours of the day between which a source may be read; past midnight where the end comes first. */
export const isFenetre = (text: string): boolean => FENETRE.test(text.trim());

/**
 * The hours of a day, so many apart, at which something comes back, inside a window; where none is, the first whole hour of the window.
 * Without a window, or with one that cannot be read, all of them.
 */
export function heuresDePassage(pas: number, minute: number, fenetre: string): readonly number[] {
  const toutes = Array.from({ length: 24 / pas }, (_, rang) => rang * pas);
  const [, deHeure, deMinute, aHeure, aMinute] = FENETRE.exec(fenetre.trim()) ?? [];
  if (deHeure === undefined) return toutes;
  const [de, a] = [Number(deHeure) * 60 + Number(deMinute), Number(aHeure) * 60 + Number(aMinute)];
  const inside = (heure: number): boolean => {
    const at = heure * 60 + minute;
    return de <= a ? at >= de && at <= a : at >= de || at <= a;
  };
  const gardees = toutes.filter(inside);
  if (gardees.length > 0) return gardees;
  return [Array.from({ length: 24 }, (_, heure) => (Number(deHeure) + heure) % 24).find(inside) ?? Number(deHeure)];
}
