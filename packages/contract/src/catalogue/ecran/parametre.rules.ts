/** The values of parameters allowed in styles. */
const PERMISES = { couleur: /^#[0-9a-f]{6}$/, nombre: /^-?\d{1,5}(?:\.\d{1,3})?$/ } as const;

/** A parameter as styles take it, or null when it is not allowed. */
export function parametreLu(genre: keyof typeof PERMISES, valeur: string): string | null {
  const said = valeur.trim().toLowerCase();
  return PERMISES[genre].test(said) ? said : null;
}

/** The names that the product gives to its own style properties. */
export const PARAMETRES_RESERVES: readonly string[] = [
  'fond',
  'texte',
  'accent',
  'titre',
  'corps',
  'marge',
  'police',
  'police-titre',
];
