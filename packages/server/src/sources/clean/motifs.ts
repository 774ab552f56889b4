/** Patterns as one, which matches where any of them does. */
export const oneOf = (...motifs: readonly RegExp[]): RegExp => new RegExp(motifs.map(({ source }) => source).join('|'));

/** Patterns as one, which matches where they follow one another. */
export const inARow = (...motifs: readonly RegExp[]): RegExp =>
  new RegExp(motifs.map(({ source }) => `(?:${source})`).join(''));

/** A pattern where the other does not follow it. */
export const notBefore = (motif: RegExp, suite: RegExp): RegExp => new RegExp(`(?:${motif.source})(?!${suite.source})`);
