import { z } from 'zod';

/** The code of a field that this instance added to the dictionary. */
export const codeDeChampSchema = z.string().regex(/^[a-z0-9-]{1,100}$/);

/** Such a field where fields of the product may stand too. */
export const champAjouteSchema = z.templateLiteral(['champ:', codeDeChampSchema]);

interface ChampNomme {
  readonly code: string;
  readonly path: string;
}

/**
 * The added fields that rules, orders or lines name, wherever they stand in them. Codes are no references: nothing else tells that a
 * field is used.
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
