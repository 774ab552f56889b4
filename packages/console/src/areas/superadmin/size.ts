const UNITS = ['o', 'ko', 'Mo', 'Go', 'To'] as const;

/** A size in words: « 83,5 Go ». */
export function sizeText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const size = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 }).format(bytes / 1_000 ** power);
  return `${size}\u00a0${UNITS[power] ?? ''}`;
}
