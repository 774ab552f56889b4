import { number } from '../../kernel/fields/fields.ts';

/** How many columns a grid has on small screens: a model says it for its lists, and a list for itself. */

interface Options {
  readonly help: string;
  readonly group: string;
  readonly when?: { readonly field: string; readonly is: readonly string[] };
}

export const colonnesTablette = (options: Options) =>
  number({ label: 'Colonnes sur tablette', min: 1, max: 4, integer: true, ...options });

export const colonnesMobile = (options: Options) =>
  number({ label: 'Colonnes sur mobile', min: 1, max: 2, integer: true, ...options });
