/** The data systems that records come from. */
export const SYSTEMES = [
  { value: 'tourinsoft', label: 'Tourinsoft' },
  { value: 'lei', label: 'LEI' },
  { value: 'apidae', label: 'Apidae' },
] as const;
export type Systeme = (typeof SYSTEMES)[number]['value'];
export const CODES_SYSTEMES = SYSTEMES.map(({ value }) => value);
