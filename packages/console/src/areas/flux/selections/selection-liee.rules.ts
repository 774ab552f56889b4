/** Which objets: those that bear the word of a selection of Apidae, today as after each import. */
export function reglesDuMot(mot: number) {
  return {
    genre: 'groupe' as const,
    lien: 'et' as const,
    regles: [
      {
        genre: 'mots' as const,
        champ: 'modalites' as const,
        op: 'une' as const,
        valeurs: [{ ref: 'modalite' as const, id: mot }],
      },
    ],
  };
}
