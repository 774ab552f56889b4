import type { Langue } from '@bridge/contract';
import { texteDuHtml } from '../../../composition/mots/riche.rules.ts';

/** The longest description in the data: nobody needs a whole page there. */
const LONGEST = 5_000;

type ParLangue = Readonly<Partial<Record<string, string>>>;

/** Plain words of a text that a feed or a person wrote, markup or not. */
export function enClair(texte: string | undefined, longest = LONGEST): string | undefined {
  if (texte === undefined) return undefined;
  const mots = /[<&]/.test(texte) ? texteDuHtml(texte) : texte.replace(/[\s\u00a0]+/g, ' ').trim();
  // A pair of surrogates that was cut in two, by us or by the feed, is no character.
  return (
    mots
      .slice(0, longest)
      .replace(/\p{Surrogate}/gu, '')
      .trim() || undefined
  );
}

/** The words in the language of the page, else in French, as on the page itself. */
export function dansLaLangue(auteurs: readonly (ParLangue | undefined)[], langue: Langue): string | undefined {
  for (const code of new Set([langue, 'fr'])) {
    for (const auteur of auteurs) {
      const dit = enClair(auteur?.[code]);
      if (dit !== undefined) return dit;
    }
  }
  return undefined;
}

/** A proper name, which may be taken from any language. */
export function nomPropre(auteurs: readonly (ParLangue | undefined)[], langue: Langue): string | undefined {
  const partout = auteurs.flatMap((auteur) => Object.values(auteur ?? {}));
  return dansLaLangue(auteurs, langue) ?? partout.map((texte) => enClair(texte)).find((dit) => dit !== undefined);
}

/** Removes empty values, which search engines take for errors, and things of which only the type is left. */
export function sansVide(valeur: unknown): unknown {
  if (typeof valeur === 'string') return valeur.trim() === '' ? undefined : valeur;
  if (typeof valeur === 'number') return Number.isFinite(valeur) ? valeur : undefined;
  if (typeof valeur === 'boolean') return valeur;
  if (Array.isArray(valeur)) {
    const pleines = valeur.map(sansVide).filter((une) => une !== undefined);
    return pleines.length === 0 ? undefined : pleines;
  }
  if (typeof valeur !== 'object' || valeur === null) return undefined;
  const pleines = Object.entries(valeur)
    .map(([cle, une]) => [cle, sansVide(une)] as const)
    .filter(([, une]) => une !== undefined);
  return pleines.some(([cle]) => cle !== '@type') ? Object.fromEntries(pleines) : undefined;
}

/** Data as a script of a page: nothing in it can end the script, whatever a feed wrote. */
export function scriptDeJsonLd(objet: object): string {
  return JSON.stringify(objet).replace(/[<>&\u2028\u2029]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
