import type { Apercu, Ligne } from '@bridge/contract';
import type { Row } from './lignes.rules.ts';

/** What deserves a look, by field, in a few words. */
export function warningsOf(
  rows: readonly Row[],
  lignes: readonly Ligne[],
  inner: Readonly<Record<string, string>>,
  apercu: Apercu | undefined,
): ReadonlyMap<string, string> {
  const warnings = new Map<string, string>();
  for (const { champ, valeurs } of apercu?.valeursInconnues ?? [])
    warnings.set(champ, `Valeurs inconnues\u00a0: ${valeurs.slice(0, 3).join(', ')}`);
  for (const row of rows) if (row.disparu) warnings.set(row.champ, 'Ce champ n’est plus dans le flux.');
  // What the form refuses comes first.
  for (const [path, message] of Object.entries(inner)) {
    const ligne = lignes[Number(path.split('.')[0])];
    if (ligne) warnings.set(ligne.champ, message);
  }
  return warnings;
}
