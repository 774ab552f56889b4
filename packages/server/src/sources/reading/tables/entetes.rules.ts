/** The name of a column as paths know it: without the dot that would make it one. */
export const sansPoint = (nom: string): string => nom.trim().replaceAll('.', '_');

/** Names of the columns of a table: each its own, and without the dot that would make it a path. */
export function entetesOf(cells: readonly string[]): readonly string[] {
  const noms = cells.map(
    (cell, index) => sansPoint(cell.replace(/^\ufeff/, '')).slice(0, 190) || `colonne_${index + 1}`,
  );
  const taken = new Set(noms);
  const seen = new Set<string>();
  return noms.map((nom) => {
    if (!seen.has(nom)) {
      seen.add(nom);
      return nom;
    }
    let rang = 2;
    while (taken.has(`${nom}_${rang}`)) rang += 1;
    taken.add(`${nom}_${rang}`);
    return `${nom}_${rang}`;
  });
}

/** Which of the first rows of a table names its columns: the titles and the remarks that come before fill less than half of a row. */
export function rangDesNoms(rows: readonly (readonly string[])[]): number {
  const filled = rows.map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  const widest = Math.max(0, ...filled);
  return Math.max(
    0,
    filled.findIndex((count) => count * 2 > widest),
  );
}

/** A row as a record: cells that hold nothing are left out, and those that lie beyond the names are called by their place. */
export function rowOf(entetes: readonly string[], cells: readonly string[]): Record<string, string> {
  const row: Record<string, string> = {};
  for (const [index, cell] of cells.entries()) {
    const entete = entetes[index] ?? sansNom(index, entetes);
    if (cell !== undefined && cell !== '' && entete !== '__proto__') row[entete] = cell;
  }
  return row;
}

const sansNom = (index: number, entetes: readonly string[]): string =>
  entetes.includes(`colonne_${index + 1}`) ? `colonne_${index + 1}_2` : `colonne_${index + 1}`;

/** Whether a column has no name of its own. */
export const isSansNom = (champ: string): boolean => /^colonne_\d+(?:_2)?$/.test(champ);
