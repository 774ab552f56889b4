/** What a parameter of a gabarit may say in styles: nothing that would be anything else. */
const PERMISES = { couleur: /^#[0-9a-f]{6}$/, nombre: /^-?\d{1,5}(?:\.\d{1,3})?$/ } as const;

/** As styles take it; null where they do not. */
export function parametreLu(genre: keyof typeof PERMISES, valeur: string): string | null {
  const said = valeur.trim().toLowerCase();
  return PERMISES[genre].test(said) ? said : null;
}

/** The names that the product itself gives to what gabarits set. */
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
