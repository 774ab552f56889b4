import type { TypeBridge } from '@bridge/contract';
import { typeBridgeOfWords } from '../clean/type-bridge.words.ts';

/** The kinds by level and id: the same id may be a genre and a category. */
const CONNUS: Readonly<Record<string, TypeBridge>> = {
  'categorie:4000002': 'hotel',
  'categorie:4000003': 'camping',
  'categorie:4000006': 'hebergement-collectif',
  'categorie:4000007': 'restaurant',
  'categorie:4000008': 'activite',
  'categorie:4000009': 'degustation',
  'categorie:4000012': 'patrimoine',
  'categorie:4000013': 'nature',
  'categorie:4000016': 'activite',
  'categorie:4000017': 'organisme',
  'categorie:4000027': 'commerce',
  'categorie:4000028': 'transport',
  'categorie:4000029': 'commerce',
  'genre:30000006': 'evenement',
  'type:4000001': 'chambre-hotes',
  'type:4000012': 'location',
  'type:4000069': 'itineraire',
  'type:4000078': 'itineraire',
  'type:30000050': 'evenement',
  'type:1900014': 'restaurant',
};

export interface NiveauLei {
  readonly niveau: 'type' | 'categorie' | 'genre';
  readonly code: string;
  readonly libelle: string | undefined;
}

/** What a product is: by its ids where they are known, else by its words; the most precise level speaks first. */
export function typeBridgeLei(niveaux: readonly NiveauLei[]): TypeBridge {
  for (const { niveau, code } of niveaux) {
    const known = CONNUS[`${niveau}:${code}`];
    if (known !== undefined) return known;
  }
  for (const { libelle } of niveaux) {
    const found = libelle === undefined ? undefined : typeBridgeOfWords(libelle);
    if (found !== undefined) return found;
  }
  return 'autre';
}
