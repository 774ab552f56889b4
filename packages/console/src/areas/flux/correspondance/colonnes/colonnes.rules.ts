import type { ChampDecouvert, Colonnes, Ligne } from '@bridge/contract';

export interface Colonne {
  /** The place of the column in rows written as a text, or its name in those of a sub-table. */
  readonly key: string;
  readonly label: string;
  /** The value of the column in the first example. */
  readonly sample: string;
  readonly role: string;
}

/** The role of a column that nobody has given one. */
export const IGNORED = 'ignorer';

/** The columns of a line: those that it names, or those of its example. */
export function colonnesOf(ligne: Ligne, decouvert: ChampDecouvert | undefined): Colonne[] {
  if (isNamed(ligne, decouvert)) {
    const roles: Readonly<Record<string, string>> = Array.isArray(ligne.colonnes) ? {} : (ligne.colonnes ?? {});
    const names = [...new Set([...(decouvert?.colonnes ?? []), ...Object.keys(roles)])];
    return names.map((name) => ({ key: name, label: name, sample: '', role: roles[name] ?? IGNORED }));
  }
  const roles = Array.isArray(ligne.colonnes) ? ligne.colonnes : [];
  const samples = sampleOf(ligne, decouvert);
  const count = Math.max(roles.length, samples.length, decouvert?.colonnes?.length ?? 0);
  return Array.from({ length: count }, (_, place) => ({
    key: String(place),
    label: decouvert?.colonnes?.[place] ?? `Colonne ${place + 1}`,
    sample: samples[place] ?? '',
    role: roles[place] ?? IGNORED,
  }));
}

/** The columns with another role for one of them. */
export function withRole(
  ligne: Ligne,
  decouvert: ChampDecouvert | undefined,
  columns: readonly Colonne[],
  change: { readonly key: string; readonly role: string },
): Colonnes {
  const roles = columns.map(({ key, role }) => [key, key === change.key ? change.role : role] as const);
  return isNamed(ligne, decouvert) ? Object.fromEntries(roles) : roles.map(([, role]) => role);
}

function isNamed({ colonnes }: Ligne, decouvert: ChampDecouvert | undefined): boolean {
  if (colonnes !== undefined) return !Array.isArray(colonnes);
  return decouvert?.type === 'table' && decouvert.colonnes !== undefined;
}

function sampleOf({ separateurs }: Ligne, decouvert: ChampDecouvert | undefined): string[] {
  const example = decouvert?.exemples[0];
  if (example === undefined || separateurs?.colonnes === undefined) return [];
  const [row = ''] = separateurs.lignes === undefined ? [example] : example.split(separateurs.lignes);
  return row.split(separateurs.colonnes);
}
