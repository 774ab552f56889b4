/** The bytes of a « Go » as people read it on their files. */
export const GO = 1_000_000_000;

const STEPS = [
  [GO, 'Go'],
  [1_000_000, 'Mo'],
  [1_000, 'ko'],
] as const;
const decimal = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

/** « 1,2 Go ». */
export function poidsEnMots(octets: number): string {
  const [step, unit] = STEPS.find(([size]) => octets >= size) ?? [1, 'o'];
  return `${decimal.format(octets / step)}\u00a0${unit}`;
}

/** The part of a quota from which people are warned. */
export const PRESQUE_PLEIN = 0.9;
