/** Rules that keep the objets with the word of a selection of Apidae, now and after each import. */
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
