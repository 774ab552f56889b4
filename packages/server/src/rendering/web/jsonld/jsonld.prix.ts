import type { DocumentObjet, Langue } from '@bridge/contract';
import { fourchetteEnMots } from '../../../composition/mots/nombre.words.ts';

interface Fourchette {
  readonly min: number;
  readonly max: number;
  readonly devise: string;
}

/** The lowest and the highest price still in force, in the currency of the first. */
function fourchette({ tarifs }: DocumentObjet, jour: string): Fourchette | null {
  const lignes = tarifs.lignes.filter(({ au }) => au === undefined || au >= jour);
  const devise = lignes.find((ligne) => /^[A-Z]{3}$/.test(ligne.devise))?.devise;
  const montants = lignes
    .filter((ligne) => ligne.devise === devise)
    .flatMap(({ min, max }) => [min, max])
    .filter((montant): montant is number => montant !== undefined && Number.isFinite(montant) && montant > 0);
  if (devise === undefined || montants.length === 0) return null;
  return { min: Math.min(...montants), max: Math.max(...montants), devise };
}

/** « 12 – 45 € ». */
export function gammeDePrix(document: DocumentObjet, jour: string, langue: Langue): string | undefined {
  const prix = fourchette(document, jour);
  return prix === null ? undefined : fourchetteEnMots(prix.min, prix.max, prix.devise, langue);
}

/** The lowest price to pay, or none. */
export function offre(document: DocumentObjet, jour: string, adresse: string) {
  const prix = fourchette(document, jour);
  const base = { '@type': 'Offer', url: adresse, availability: 'https://schema.org/InStock' };
  if (document.tarifs.mode === 'gratuit') return { ...base, price: 0, priceCurrency: 'EUR' };
  return prix === null ? undefined : { ...base, price: prix.min, priceCurrency: prix.devise };
}

/** Unknown stays unknown. */
export function gratuit({ tarifs: { mode } }: DocumentObjet): boolean | undefined {
  if (mode === undefined || mode === 'non-communique') return undefined;
  return mode === 'gratuit' || mode === 'libre';
}
