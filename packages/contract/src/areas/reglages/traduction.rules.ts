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

/** How many months the budget takes for so many characters; null without a budget. */
export function moisPour(caracteres: number, { fournisseur, budget }: { fournisseur: string; budget: number | null }) {
  const free = fournisseur === 'deepl-free' ? OFFERTS_PAR_MOIS : null;
  const most = budget === null ? free : Math.min(budget, free ?? budget);
  return most === null || most === 0 ? null : Math.ceil(caracteres / most);
}
