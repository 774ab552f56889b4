/** Whether a source gives an owner's number instead of a name: « 962 », « d78d0405-1f64-… ». */
export const isCode = (proprietaire: string): boolean => /^\S*\d\S*$/.test(proprietaire);

/** The name of an owner, or null when unknown. */
export const nomDuProprietaire = (cle: string, noms: ReadonlyMap<string, string>): string | null =>
  noms.get(cle) ?? (isCode(cle) ? null : cle);
