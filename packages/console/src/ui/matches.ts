/** Each word typed is somewhere in the texts, whatever the accents and the case. */
export function matches(query: string, texts: readonly (string | undefined)[]): boolean {
  const text = fold(texts.filter(Boolean).join(' '));
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A text as it is compared: no accent, no capital. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .trim();
}
