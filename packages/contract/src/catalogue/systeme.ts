/** The data systems that records come from. */
export const SYSTEMES = [
  { value: 'tourinsoft', label: 'Tourinsoft' },
  { value: 'lei', label: 'LEI' },
  { value: 'apidae', label: 'Apidae' },
  { value: 'datatourisme', label: 'DATAtourisme' },
] as const;
export type Systeme = (typeof SYSTEMES)[number]['value'];
/** The name of a system, or an unknown code itself. */
export function labelOfSysteme(systeme: string): string {
  return SYSTEMES.find(({ value }) => value === systeme)?.label ?? systeme;
}
export const CODES_SYSTEMES = SYSTEMES.map(({ value }) => value);
