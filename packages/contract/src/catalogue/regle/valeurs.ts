/** What the values of rules share. */

export const valuesOf = <V extends string>(choices: readonly { readonly value: V }[]): V[] =>
  choices.map(({ value }) => value);

export const MOST_VALUES = 500;
export const LONGEST = 200;
export const CHOISIR = 'Choisissez au moins une valeur.';
