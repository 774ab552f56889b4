/** Chance that always falls the same way for the same seed. */
export interface Hasard {
  /** A whole number, both bounds included. */
  entier(min: number, max: number): number;
  chance(probabilite: number): boolean;
  pick<T>(liste: readonly T[]): T;
  /** Some of the list, in another order, each at most once. */
  draw<T>(liste: readonly T[], nombre: number): T[];
}

export function createHasard(graine: string): Hasard {
  let etat = empreinte(graine);
  // mulberry32: short, and even enough to draw hills and telephone numbers.
  const suivant = (): number => {
    etat = (etat + 0x6d2b79f5) | 0;
    let melange = Math.imul(etat ^ (etat >>> 15), 1 | etat);
    melange = (melange + Math.imul(melange ^ (melange >>> 7), 61 | melange)) ^ melange;
    return ((melange ^ (melange >>> 14)) >>> 0) / 4294967296;
  };
  const entier = (min: number, max: number) => min + Math.floor(suivant() * (max - min + 1));
  const pick = <T>(liste: readonly T[]): T => enBoucle(liste, entier(0, Math.max(0, liste.length - 1)));
  const draw = <T>(liste: readonly T[], nombre: number): T[] => {
    const reste = [...liste];
    const tires: T[] = [];
    while (tires.length < nombre && reste.length > 0) tires.push(...reste.splice(entier(0, reste.length - 1), 1));
    return tires;
  };
  return { entier, pick, draw, chance: (probabilite) => suivant() < probabilite };
}

/** FNV-1a, on 32 bits. */
export function empreinte(texte: string): number {
  let somme = 0x811c9dc5;
  for (const lettre of texte) somme = Math.imul(somme ^ (lettre.codePointAt(0) ?? 0), 0x01000193);
  // Seeds that differ by their last letter only must give distant results.
  somme = Math.imul(somme ^ (somme >>> 16), 0x45d9f3b);
  return (somme ^ (somme >>> 13)) >>> 0;
}

/** The element at a place, starting again at the end of the list. */
export function enBoucle<T>(liste: readonly T[], place: number): T {
  const element = liste[((place % liste.length) + liste.length) % liste.length];
  if (element === undefined) throw new Error('an empty list has no element');
  return element;
}

/** A name of letters, digits and dashes, from a French one. */
export function slug(texte: string): string {
  return texte
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A GUID that is always the same for the same seed. */
export function guid(graine: string): string {
  const partie = (suffixe: string) => empreinte(`${graine}#${suffixe}`).toString(16).padStart(8, '0');
  const [a, b, c, d] = [partie('a'), partie('b'), partie('c'), partie('d')];
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${d}`;
}
