import type { Langue } from '@bridge/contract';
import { type FluxLeiOuvert, languePrincipale } from './flux.ts';

/**
 * The files of a folder, each in the language that its name tells: « produits-de.xml », « WEBACCESS_DE.xml ». The other languages
 * come first: they wait for the records that they complete.
 */
export function splitLei(
  flux: Pick<FluxLeiOuvert, 'langues'>,
  fichiers: readonly string[],
): readonly { readonly fichier: string; readonly langue?: Langue }[] {
  const main = languePrincipale(flux);
  const pages = fichiers.map((fichier) => ({ fichier, langue: langueOf(flux, fichier) ?? main }));
  return [
    ...pages.filter(({ langue }) => langue !== main),
    ...pages.filter(({ langue }) => langue === main).map(({ fichier }) => ({ fichier })),
  ];
}

function langueOf({ langues }: Pick<FluxLeiOuvert, 'langues'>, fichier: string): Langue | undefined {
  const words = fichier.toLowerCase().split(/[^a-z0-9_]+/);
  const bySchema = langues.find(({ schema }) => words.includes(schema.toLowerCase()));
  const parts = new Set(words.flatMap((word) => word.split('_')));
  return bySchema?.langue ?? langues.find(({ langue }) => parts.has(langue))?.langue;
}
