/** A piece of a text: kept, added or removed. */
export interface Piece {
  readonly genre: 'garde' | 'ajoute' | 'retire';
  readonly texte: string;
}

const wordsOf = (texte: string): string[] => texte.match(/\s+|[^\s]+/g) ?? [];
/** The most words compared one by one, which takes long; longer texts are shown whole, before and after. */
const MOST_WORDS = 1_500;

/** The changes between two texts, word by word. */
export function changesOf(avant: string, apres: string): Piece[] {
  const [from, to] = [wordsOf(avant), wordsOf(apres)];
  if (from.length > MOST_WORDS || to.length > MOST_WORDS)
    return [
      { genre: 'retire', texte: avant },
      { genre: 'ajoute', texte: apres },
    ];
  // The counts of common words from each pair of places to the ends.
  const common = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = from.length - 1; i >= 0; i -= 1)
    for (let j = to.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row) row[j] = from[i] === to[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const pieces: Piece[] = [];
  const add = (genre: Piece['genre'], texte: string) => {
    const last = pieces.at(-1);
    if (last?.genre === genre) pieces[pieces.length - 1] = { genre, texte: last.texte + texte };
    else pieces.push({ genre, texte });
  };
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    if (i < from.length && j < to.length && from[i] === to[j]) {
      add('garde', from[i] ?? '');
      i += 1;
      j += 1;
    } else if (i < from.length && (j >= to.length || at(i + 1, j) >= at(i, j + 1))) {
      add('retire', from[i] ?? '');
      i += 1;
    } else {
      add('ajoute', to[j] ?? '');
      j += 1;
    }
  }
  return pieces;
}

interface Terme {
  readonly terme: string;
  readonly dit: string;
}

/** A text cut at the terms of the glossary that it contains, the longest first. */
export function markTerms(texte: string, termes: readonly Terme[]): (string | Terme)[] {
  const [first, ...others] = [...termes].sort((one, other) => other.terme.length - one.terme.length);
  if (first === undefined) return texte === '' ? [] : [texte];
  return texte
    .split(first.terme)
    .flatMap((piece, rang) => [...(rang === 0 ? [] : [first]), ...markTerms(piece, others)]);
}
