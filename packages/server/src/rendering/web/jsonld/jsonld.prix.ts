import { type Langue, TYPES_BRIDGE, type TypeBridge } from '@bridge/contract';
import { type Noms, type ObjetRendu, prixNomme } from '../../../catalogue/bloc/objet-rendu.ts';
import { isBesides } from '../../../catalogue/prix.rules.ts';
import { fourchetteEnMots } from '../../../composition/mots/nombre.words.ts';

interface Fourchette {
  readonly min: number;
  readonly max: number;
  readonly devise: string;
}

/** An objet, with the words of the vocabulary that name its prices. */
interface Tarife {
  readonly objet: ObjetRendu;
  readonly mots: Noms['mots'];
}

/**
 * The lowest and the highest price still in force, in the currency of the first. Prices of what is paid besides are left out, as their names
 * tell, and so are amounts too small to be what the offer costs.
 */
function fourchette({ objet, mots }: Tarife, jour: string): Fourchette | null {
  const {
    document,
    indexe: { prixMin, typeBridge },
  } = objet;
  if (prixMin === null) return null;
  const lignes = document.tarifs.lignes
    .filter(({ au }) => au === undefined || au >= jour)
    .filter(({ libelle }) => !isBesides(prixNomme(mots, libelle), typeBridge));
  const devise = lignes.find((ligne) => /^[A-Z]{3}$/.test(ligne.devise))?.devise;
  const montants = lignes
    .filter((ligne) => ligne.devise === devise)
    .flatMap(({ min, max }) => [min, max])
    .filter((montant): montant is number => montant !== undefined && Number.isFinite(montant) && montant > 0)
    .filter((montant) => montant >= prixMin);
  if (devise === undefined || montants.length === 0) return null;
  return { min: Math.min(...montants), max: Math.max(...montants), devise };
}

/** « 12 – 45 € ». */
export function gammeDePrix(tarife: Tarife, jour: string, langue: Langue): string | undefined {
  const prix = fourchette(tarife, jour);
  return prix === null ? undefined : fourchetteEnMots(prix.min, prix.max, prix.devise, langue);
}

/** The lowest price to pay, or none. */
export function offre(tarife: Tarife, jour: string, adresse: string) {
  const prix = fourchette(tarife, jour);
  const base = { '@type': 'Offer', url: adresse, availability: 'https://schema.org/InStock' };
  if (tarife.objet.document.tarifs.mode === 'gratuit') return { ...base, price: 0, priceCurrency: 'EUR' };
  return prix === null ? undefined : { ...base, price: prix.min, priceCurrency: prix.devise };
}

const SANS_ENTREE: ReadonlySet<TypeBridge> = new Set(
  TYPES_BRIDGE.filter((type) => 'sansEntree' in type).map(({ value }) => value),
);

/**
 * Whether people come in for nothing, of what one comes into. Unknown stays unknown, and so does « payant » where no
 * price is told.
 */
export function gratuit(tarife: Tarife, jour: string): boolean | undefined {
  const { document, indexe } = tarife.objet;
  const { mode } = document.tarifs;
  if (SANS_ENTREE.has(indexe.typeBridge)) return undefined;
  if (mode === 'gratuit' || mode === 'libre') return true;
  return mode === 'payant' && fourchette(tarife, jour) !== null ? false : undefined;
}
