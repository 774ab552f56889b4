import { z } from 'zod';

/** The code of a field that this instance added to the dictionary. */
export const codeDeChampSchema = z.string().regex(/^[a-z0-9-]{1,100}$/);

/** An added field, where fields of the product may be too. */
export const champAjouteSchema = z.templateLiteral(['champ:', codeDeChampSchema]);

interface ChampNomme {
  readonly code: string;
  readonly path: string;
}

/**
 * The added fields that rules, orders or lines name, at any depth: codes are no references, so that nothing else tells
 * the use of a field.
 */
export function champsNommes(valeur: unknown, path: string): ChampNomme[] {
  if (typeof valeur !== 'object' || valeur === null) return [];
  const here = 'genre' in valeur ? champDe({ ...valeur }, path) : [];
  return [...here, ...Object.entries(valeur).flatMap(([name, inner]) => champsNommes(inner, `${path}.${name}`))];
}

function champDe({ genre, champ, code, texte }: Record<string, unknown>, path: string): ChampNomme[] {
  if (typeof champ === 'string' && champ.startsWith('champ:'))
    return [{ code: champ.slice('champ:'.length), path: `${path}.champ` }];
  if (genre === 'champ' && typeof code === 'string') return [{ code, path: `${path}.code` }];
  if (genre !== 'composition' || typeof texte !== 'object' || texte === null) return [];
  return Object.entries(texte).flatMap(([langue, dit]) =>
    [...String(dit).matchAll(/\{champ:([a-z0-9-]{1,100})\}/g)].map(([, nomme = '']) => ({
      code: nomme,
      path: `${path}.texte.${langue}`,
    })),
  );
}
