import type { Apercu } from '@bridge/contract';
import type { Row } from './lignes.rules.ts';

/** The warnings about rows, in a few words, by key of the row. */
export function warningsOf(
  rows: readonly Row[],
  inner: Readonly<Record<string, string>>,
  apercu: Apercu | undefined,
): ReadonlyMap<string, string> {
  const unknown = new Map(apercu?.valeursInconnues.map(({ champ, valeurs }) => [champ, valeurs]));
  // By line: a field with two targets may be refused for one of them.
  const refused = new Map(Object.entries(inner).map(([path, message]) => [Number(path.split('.')[0]), message]));
  const warningOf = ({ champ, index, disparu }: Row): string | undefined => {
    // A refusal of the form comes before any other warning.
    const refusal = index === null ? undefined : refused.get(index);
    if (refusal !== undefined) return refusal;
    if (disparu) return 'Ce champ n’est plus dans le flux.';
    const valeurs = unknown.get(champ);
    return valeurs && `Valeurs inconnues\u00a0: ${valeurs.slice(0, 3).join(', ')}`;
  };
  return new Map(
    rows.flatMap((row) => {
      const warning = warningOf(row);
      return warning === undefined ? [] : [[row.key, warning]];
    }),
  );
}
