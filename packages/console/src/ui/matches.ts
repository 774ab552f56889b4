/** Whether each typed word is in one of the texts, without regard to accents and case. */
export function matches(query: string, texts: readonly (string | undefined)[]): boolean {
  const text = fold(texts.filter(Boolean).join(' '));
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A text to compare: without accents and capitals, with the apostrophe of keyboards. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim();
}
