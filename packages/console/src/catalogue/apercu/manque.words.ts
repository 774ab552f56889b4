import type { Fields } from '@bridge/contract';

/** The labels of these fields, in the order of the form. */
export function labelsOf(fields: Fields, names: Iterable<string>): readonly string[] {
  const wanted = new Set(names);
  return Object.entries(fields).flatMap(([name, { label }]) => (wanted.has(name) ? [label] : []));
}

/** The sentence about the missing fields: « Complétez « Titre » et « Sélection » : l’aperçu viendra ensuite. » */
export function manqueEnMots(labels: readonly string[], suite = 'l’aperçu'): string {
  const quoted = labels.map((label) => `«\u00a0${label}\u00a0»`);
  const all = quoted.length === 0 ? 'le formulaire' : new Intl.ListFormat('fr').format(quoted);
  return `Complétez ${all}\u00a0: ${suite} viendra ensuite.`;
}
