/** Whether a source only numbers an owner: « 962 », « d78d0405-1f64-… ». */
export const isCode = (proprietaire: string): boolean => /^\S*\d\S*$/.test(proprietaire);

/** What an owner is called; null: nobody knows. */
export const nomDuProprietaire = (cle: string, noms: ReadonlyMap<string, string>): string | null =>
  noms.get(cle) ?? (isCode(cle) ? null : cle);
