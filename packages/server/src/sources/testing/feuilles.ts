import type { Interpretation } from '../source.ts';

/** A value of a raw record, with the way that leads to it: « isLocatedAt.schema:geo.schema:latitude ». */
interface Feuille {
  readonly chemin: string;
  readonly valeur: string | number | boolean;
}

/** Every value of a record, read without any of the product's rules. */
export function feuillesDe(valeur: unknown, chemin = ''): Feuille[] {
  if (typeof valeur === 'string' || typeof valeur === 'number' || typeof valeur === 'boolean')
    return [{ chemin, valeur }];
  if (Array.isArray(valeur)) return valeur.flatMap((one) => feuillesDe(one, chemin));
  if (typeof valeur !== 'object' || valeur === null) return [];
  return Object.entries(valeur).flatMap(([cle, one]) => feuillesDe(one, chemin === '' ? cle : `${chemin}.${cle}`));
}

/** Letters and digits alone: typography, tags and escapes are no facts. */
const fold = (texte: string): string =>
  decoded(texte)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x?[\da-f]+|\w+);/gi, ' ')
    .normalize('NFD')
    .replace(/œ/gi, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

function decoded(texte: string): string {
  try {
    return decodeURI(texte);
  } catch {
    return texte;
  }
}

/** The ways in which a value may be written: a day without its hour, a number without its zeros, a phone without its country. */
function ecritures(valeur: string | number): readonly string[] {
  const texte = String(valeur);
  const jour = /^(\d{4}-\d{2}-\d{2})(?:T|\s|$)/.exec(texte)?.[1];
  const francais = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(texte);
  const heure = /^(\d{2}):(\d{2})(?::\d{2})?$/.exec(texte);
  const chiffres = texte.replace(/\D/g, '');
  return [
    fold(texte),
    ...(jour === undefined ? [] : [fold(jour)]),
    ...(francais === null ? [] : [`${francais[3]}${francais[2]}${francais[1]}`]),
    ...(heure === null ? [] : [`${heure[1]}${heure[2]}`]),
    ...(Number.isFinite(Number(texte.replace(',', '.'))) && texte !== ''
      ? [fold(String(Number(texte.replace(',', '.'))))]
      : []),
    ...(chiffres.length >= 9 ? [chiffres.slice(-9)] : []),
  ];
}

const VIDE = /^(?:|null|n\/a|-+)$/i;

/**
 * The values of a record that are nowhere in what was understood of it, nor told as unreadable. A yes or a no is kept where something
 * bears the name of its property.
 */
export function perdues(brut: unknown, { document, source, avertissements }: Interpretation, sans: RegExp): string[] {
  const dit = feuillesDe({ document, source, avertissements }).map(({ valeur }) => fold(String(valeur)));
  const entiers = new Set(dit);
  const tout = dit.join('\n');
  const isSaid = (texte: string): boolean => entiers.has(texte) || tout.includes(texte);
  return feuillesDe(brut).flatMap(({ chemin, valeur }) => {
    if (sans.test(chemin) || VIDE.test(String(valeur).trim()) || entiers.has(fold(String(valeur)))) return [];
    const nom = chemin.split(/[.:]/).at(-1) ?? chemin;
    const kept = typeof valeur === 'boolean' ? isSaid(fold(nom)) : ecritures(valeur).some(isSaid);
    return kept ? [] : [`${chemin} = ${String(valeur).slice(0, 60)}`];
  });
}
