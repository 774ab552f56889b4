/** What prices are in, where their source says nothing else. */
export const DEVISES = [
  { value: 'EUR', label: 'Euro' },
  { value: 'CHF', label: 'Franc suisse' },
  { value: 'XPF', label: 'Franc Pacifique' },
] as const;
export type Devise = (typeof DEVISES)[number]['value'];

/** « € », « CHF », « FCFP ». */
export function signeDe(devise: Devise): string {
  const parts = new Intl.NumberFormat('fr', { style: 'currency', currency: devise }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? devise;
}
