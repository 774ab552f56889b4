import type { FournisseurDeTraduction } from './traduction.choix.ts';

/** The characters that DeepL Free gives each month. */
export const OFFERTS_PAR_MOIS = 500_000;

/** The cost of characters, in euros. */
export function coutDe(caracteres: number, { fournisseur, prixMillion }: Tarif): number {
  return fournisseur !== 'deepl-pro' ? 0 : Math.round((caracteres / 1_000_000) * prixMillion * 100) / 100;
}

interface Tarif {
  readonly fournisseur: FournisseurDeTraduction;
  readonly prixMillion: number;
}

interface Limites {
  readonly fournisseur: FournisseurDeTraduction;
  readonly budget: number | null;
  /** The ceiling of the instance, for all configurations. */
  readonly plafond: number | null;
}

/** How many months the limits allow so many characters in; null without a limit, 0 when nothing can ever leave. */
export function moisPour(caracteres: number, { fournisseur, budget, plafond }: Limites): number | null {
  const free = fournisseur === 'deepl-free' ? OFFERTS_PAR_MOIS : null;
  const limites = [free, budget, plafond].filter((limite) => limite !== null);
  if (limites.length === 0) return null;
  const most = Math.min(...limites);
  return most === 0 ? 0 : Math.max(1, Math.ceil(caracteres / most));
}
