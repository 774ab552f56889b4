/** An objet with its score. */
export interface Note {
  readonly id: number;
  readonly score: number;
}

/** Objets by score, the best first; equal scores in the order of the catalogue, as in lists of scores. */
export function rank<N extends Note>(notes: readonly N[]): N[] {
  return [...notes].sort((a, b) => b.score - a.score || a.id - b.id);
}

export interface Mouvement<N extends Note> {
  readonly note: N;
  readonly rang: number;
  readonly rangAvant: number;
  readonly scoreAvant: number;
}

/** The objets that would move by at least so many ranks, largest moves first. Ranks count objets with both scores. */
export function mouvementsEntre<N extends Note>(
  classes: readonly N[],
  avant: ReadonlyMap<number, number>,
  ecart: number,
): Mouvement<N>[] {
  const communs = classes.filter(({ id }) => avant.has(id));
  const anciens = rank(communs.map(({ id }) => ({ id, score: avant.get(id) ?? 0 })));
  const rangs = new Map(anciens.map(({ id }, index) => [id, index + 1]));
  return communs
    .map((note, index) => ({
      note,
      rang: index + 1,
      rangAvant: rangs.get(note.id) ?? index + 1,
      scoreAvant: avant.get(note.id) ?? 0,
    }))
    .filter(({ rang, rangAvant }) => Math.abs(rang - rangAvant) >= ecart)
    .sort((a, b) => Math.abs(b.rang - b.rangAvant) - Math.abs(a.rang - a.rangAvant) || a.rang - b.rang);
}
