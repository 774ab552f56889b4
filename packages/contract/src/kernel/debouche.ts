interface Output {
  /** What records are for, once it is there. */
  readonly words: string;
  /** Whether it exists: until then, forms and lists say that what they promise is to come. */
  readonly served: boolean;
}

/** What reads the records of a resource and shows or sends something of them. An output that is built says `served: true`, here alone. */
export const DEBOUCHES = {
  annonce: { words: 'Sert à la diffusion des annonces', served: true },
  traduction: { words: 'Sert aux traductions', served: true },
  ecriture: { words: 'Sert à l’écriture dans Apidae', served: true },
  traductionApidae: { words: 'Sert à la traduction dans Apidae', served: true },
} as const satisfies Record<string, Output>;

export type Debouche = keyof typeof DEBOUCHES;

/** Beside a word that is not true yet. */
export const A_VENIR = 'à venir';

/** « Servira à la traduction dans Apidae (à venir) »; null once the output is there, or where there is none to wait for. */
export function deboucheAVenir(debouche: Debouche | undefined): string | null {
  if (debouche === undefined) return null;
  const { words, served }: Output = DEBOUCHES[debouche];
  return served ? null : `${words} (${A_VENIR})`;
}
