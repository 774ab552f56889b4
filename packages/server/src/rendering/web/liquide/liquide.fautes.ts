import type { Faute } from '../../erreur.ts';

/** Errors of the engine, in French for the author of the template; the first expression that matches counts. */
const PHRASES: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/undefined filter: ([^\s,]+)/, ([nom]) => `Le filtre «\u00a0${nom}\u00a0» n’existe pas.`],
  [/tag "([^"]*)" not found/, ([nom]) => `La balise {% ${nom} %} n’existe pas dans ce gabarit.`],
  [/tag "?\{%-?\s*(\w+)[^"]*"? not closed/, ([nom]) => `La balise {% ${nom} %} n’est pas fermée.`],
  [/tag (\S+) not closed/, ([nom]) => `La balise ${nom} n’est pas fermée.`],
  [/output .* not closed/, () => 'Une accolade {{ n’est pas fermée.'],
  [/raw .* not closed/, () => 'La balise {% raw %} n’est pas fermée.'],
  [/parse length limit exceeded/, () => 'Ce gabarit est trop long.'],
  [/memory alloc limit exceeded|output limit exceeded/, () => 'Ce gabarit demande plus de mémoire que permis.'],
  [/template render limit exceeded/, () => 'Ce gabarit prend plus de temps que permis.'],
  [/Maximum call stack|RangeError|Invalid string length/, () => 'Ce gabarit demande plus de mémoire que permis.'],
  [/invalid value expression/, () => 'Une valeur manque ici, ou n’est pas comprise.'],
  [/expected variable name/, () => 'Un nom de variable est attendu ici.'],
  [/unexpected token (.*?)(?:, line|$)/, ([lu]) => `${lu} n’est pas attendu ici.`],
];

const SUITE = /,?\s*line:? ?\d+(?:, ?col:? ?\d+)?|,?\s*file:\S+/g;

/** An error of the engine, with the line of the source that it names. */
export function fauteDe(error: unknown): Faute {
  const message = error instanceof Error ? error.message : String(error);
  for (const [pattern, phrase] of PHRASES) {
    const found = pattern.exec(message);
    if (found) return { message: phrase(found.slice(1)), ligne: ligneDe(error) };
  }
  return {
    message: `Cette écriture n’est pas comprise\u00a0: ${message.split('\n')[0]?.replace(SUITE, '') ?? ''}`,
    ligne: ligneDe(error),
  };
}

function ligneDe(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  const found = /line:? ?(\d+)/.exec(error.message);
  return found === null ? null : Number(found[1]);
}
