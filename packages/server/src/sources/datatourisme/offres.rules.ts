import type { DocumentObjet } from '@bridge/contract';
import type { Avertissements } from '../clean/avertissements.ts';
import { jourOf } from '../clean/date.rules.ts';
import { nombreOf } from '../clean/nombre.rules.ts';
import { booleenDe, champ, enLigne, isVide, lignesDe, type Noeud, noeuds, termesOf, texteDe } from './valeurs.rules.ts';

type Tarifs = DocumentObjet['tarifs'];
type LigneTarif = Tarifs['lignes'][number];

export function tarifsDatatourisme(record: Noeud, avertissements: Avertissements): Tarifs {
  const tarifs: Tarifs = { lignes: [], paiements: [] };
  for (const offre of noeuds(champ(record, 'offers'))) {
    tarifs.paiements.push(
      ...termesOf(champ(offre, 'acceptedPaymentMethod'), 'PaymentMethod').filter(
        ({ code }) => !tarifs.paiements.some((known) => known.code === code),
      ),
    );
    for (const price of noeuds(champ(offre, 'priceSpecification'))) {
      const ligne = ligneOf(price, avertissements);
      if (ligne !== null) tarifs.lignes.push(ligne);
    }
    const texte = enLigne(champ(offre, 'additionalInformation'));
    if (!isVide(texte)) tarifs.texte ??= texte;
  }
  const priced = tarifs.lignes.filter(({ min, max }) => min !== undefined || max !== undefined);
  const nothing = priced.every(({ min = 0, max = min }) => min === 0 && max === 0);
  const free = booleenDe(record, 'isAccessibleForFree') ?? booleenDe(record, 'free');
  if (nothing && (free === true || (free === undefined && priced.length > 0))) tarifs.mode = 'gratuit';
  else if (priced.length > 0 || free === false) tarifs.mode = 'payant';
  // What has to be paid is no free offer, whatever a box says.
  if (free === true && !nothing)
    avertissements.add(
      'isAccessibleForFree',
      'L’offre se dit gratuite et donne des prix\u00a0: elle est payante.',
      'true',
    );
  if (free === false && nothing && priced.length > 0)
    avertissements.add('isAccessibleForFree', 'L’offre se dit payante et tous ses prix sont nuls.', 'false');
  return tarifs;
}

/** « free », a season, a public or a name: what a price is said of. */
function libelleOf(price: Noeud): LigneTarif['libelle'] {
  const nom = enLigne(champ(price, 'name'));
  if (!isVide(nom))
    return { schema: 'datatourisme:PriceSpecification', code: nom.fr?.slice(0, 80) ?? 'prix', libelle: nom };
  for (const property of [
    'hasEligiblePolicy',
    'hasAudience',
    'hasPricingMode',
    'hasPricingOffer',
    'hasPricingSeason',
  ]) {
    const [terme] = termesOf(champ(price, property), 'PricingPolicy');
    if (terme !== undefined) return terme;
  }
  return { schema: 'datatourisme:PriceSpecification', code: 'prix', libelle: { fr: 'Prix' } };
}

function ligneOf(price: Noeud, avertissements: Avertissements): LigneTarif | null {
  const amount = (...names: readonly string[]): number | undefined => {
    const text = names.map((name) => texteDe(price, name)).find((one) => one !== undefined);
    if (text === undefined) return undefined;
    const lu = nombreOf(text);
    if (lu === null || lu < 0) avertissements.add('offers.priceSpecification', 'Montant illisible.', text);
    return lu === null || lu < 0 ? undefined : lu;
  };
  const min = amount('minPrice', 'price');
  const max = amount('maxPrice');
  const note = enLigne(champ(price, 'additionalInformation'));
  if (min === undefined && max === undefined && isVide(note)) return null;
  const du = jourOf(lignesDe(price, 'validFrom')[0]);
  const au = jourOf(lignesDe(price, 'validThrough')[0]);
  const devise = texteDe(price, 'priceCurrency');
  return {
    libelle: libelleOf(price),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    devise: devise !== undefined && /^[A-Z]{3}$/.test(devise) ? devise : 'EUR',
    ...(du === null ? {} : { du }),
    ...(au === null ? {} : { au }),
    ...(isVide(note) ? {} : { note }),
  };
}
