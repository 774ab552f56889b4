import type { FournisseurDeTraduction } from './traduction.choix.ts';

/** What DeepL Free gives each month. */
export const OFFERTS_PAR_MOIS = 500_000;

/** In euros. */
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
  /** Of the instance, whatever the configurations. */
  readonly plafond: number | null;
}

/** How many months the budget, what is free and the ceiling of the instance take for so many characters; null without a limit, 0 where nothing ever leaves. */
export function moisPour(caracteres: number, { fournisseur, budget, plafond }: Limites): number | null {
  const free = fournisseur === 'deepl-free' ? OFFERTS_PAR_MOIS : null;
  const limites = [free, budget, plafond].filter((limite) => limite !== null);
  if (limites.length === 0) return null;
  const most = Math.min(...limites);
  return most === 0 ? 0 : Math.max(1, Math.ceil(caracteres / most));
}
