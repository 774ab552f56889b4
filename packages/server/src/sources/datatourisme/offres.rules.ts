import { type DocumentObjet, formatNumber } from '@bridge/contract';
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
      tarifs.lignes.push(...lignesOf(price, avertissements));
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

const PRIX: LigneTarif['libelle'] = {
  schema: 'datatourisme:PriceSpecification',
  code: 'prix',
  libelle: { fr: 'Prix' },
};

/** « free », a season, a public or a name: what a price is said of, the most telling first. */
function motsOf(price: Noeud): readonly [LigneTarif['libelle'], ...LigneTarif['libelle'][]] {
  const nom = enLigne(champ(price, 'name'));
  const named = isVide(nom) ? [] : [{ ...PRIX, code: nom.fr?.slice(0, 80) ?? 'prix', libelle: nom }];
  const coded = MOTS_DE_PRIX.flatMap((property) => termesOf(champ(price, property), 'PricingPolicy'));
  const [first = PRIX, ...others] = [...named, ...coded];
  return [first, ...others];
}
/** What a price is said of where there is none to pay. */
const GRATUIT = 'Free';
const MOTS_DE_PRIX = ['hasEligiblePolicy', 'hasAudience', 'hasPricingMode', 'hasPricingOffer', 'hasPricingSeason'];

/** A line for each period that a price is said of. */
function lignesOf(price: Noeud, avertissements: Avertissements): LigneTarif[] {
  const amount = (...names: readonly string[]): number | undefined => {
    const text = names.map((name) => texteDe(price, name)).find((one) => one !== undefined);
    if (text === undefined) return undefined;
    const lu = nombreOf(text);
    if (lu === null || lu < 0) avertissements.add('offers.priceSpecification', 'Montant illisible.', text);
    return lu === null || lu < 0 ? undefined : lu;
  };
  const [libelle, ...autres] = motsOf(price);
  const min = amount('minPrice', 'price') ?? (libelle.code === GRATUIT ? 0 : undefined);
  const max = amount('maxPrice');
  const prix = amount('price');
  const dit = enLigne(champ(price, 'additionalInformation'));
  if (min === undefined && max === undefined && isVide(dit) && libelle === PRIX) return [];
  const suite = [
    dit.fr,
    ...autres.map((terme) => terme.libelle.fr),
    prix === undefined || prix === min || prix === max ? undefined : `Prix\u00a0: ${formatNumber(prix)}`,
  ].filter((texte) => texte !== undefined);
  const note = suite.length === 0 ? dit : { ...dit, fr: suite.join(' · ') };
  const devise = texteDe(price, 'priceCurrency');
  const bornes = [price, ...noeuds(champ(price, 'appliesOnPeriod'))].flatMap((node) => {
    const du = jourOf(lignesDe(node, 'validFrom')[0] ?? lignesDe(node, 'startDate')[0]);
    const au = jourOf(lignesDe(node, 'validThrough')[0] ?? lignesDe(node, 'endDate')[0]);
    return du === null && au === null ? [] : [{ ...(du === null ? {} : { du }), ...(au === null ? {} : { au }) }];
  });
  const ligne = {
    libelle,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    devise: devise !== undefined && /^[A-Z]{3}$/.test(devise) ? devise : 'EUR',
    ...(isVide(note) ? {} : { note }),
  };
  return bornes.length === 0 ? [ligne] : bornes.map((periode) => ({ ...ligne, ...periode }));
}
