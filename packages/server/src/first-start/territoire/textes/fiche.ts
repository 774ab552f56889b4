/** A block of a text table: its title, then the same text in French, English and German. */
export interface FicheTexte {
  readonly titre: string;
  /** The words after the title, separated by « · ». */
  readonly options: readonly string[];
  readonly fr: string;
  readonly en: string;
  readonly de: string;
}

/** Parses a table of blocks of four lines, separated by empty lines. */
export function parseFiches(table: string): FicheTexte[] {
  return table
    .trim()
    .split(/\n\s*\n/)
    .map((bloc) => {
      const [tete = '', fr, en, de, ...reste] = bloc.split('\n').map((ligne) => ligne.trim());
      if (!fr || !en || !de || reste.length > 0) throw new Error(`a block of texts has four lines: ${tete}`);
      const [titre = '', ...options] = tete.split(' · ');
      return { titre, options, fr, en, de };
    });
}

/** The texts under each title, in order. */
export function parTitre(fiches: readonly FicheTexte[]): ReadonlyMap<string, readonly FicheTexte[]> {
  const groupes = new Map<string, FicheTexte[]>();
  for (const fiche of fiches) groupes.set(fiche.titre, [...(groupes.get(fiche.titre) ?? []), fiche]);
  return groupes;
}
