import { type DocumentObjet, formatNumber } from '@bridge/contract';
import type { Avertissements } from '../clean/avertissements.ts';
import { jourOf } from '../clean/date.rules.ts';
import { nombreOf } from '../clean/nombre.rules.ts';
import {
  booleenDe,
  champ,
  eclate,
  enLigne,
  isVide,
  lignesDe,
  type Noeud,
  noeuds,
  termesOf,
  texteDe,
  textesOf,
  tous,
} from './valeurs.rules.ts';

type Tarifs = DocumentObjet['tarifs'];
type LigneTarif = Tarifs['lignes'][number];

export function tarifsDatatourisme(record: Noeud, avertissements: Avertissements): Tarifs {
  const tarifs: Tarifs = { lignes: [], paiements: [] };
  const dits: unknown[] = [];
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
    if (!isVide(texte)) dits.push(champ(offre, 'additionalInformation'));
  }
  if (dits.length > 0) tarifs.texte = textesOf(dits.flatMap(tous));
  const priced = tarifs.lignes.filter(({ min, max }) => min !== undefined || max !== undefined);
  const nothing = priced.every(({ min = 0, max = min }) => min === 0 && max === 0);
  const free = booleenDe(record, 'isAccessibleForFree') ?? booleenDe(record, 'free');
  if (nothing && (free === true || (free === undefined && priced.length > 0))) tarifs.mode = 'gratuit';
  else if (priced.length > 0 || free === false) tarifs.mode = 'payant';
  // An offer with prices is paid, even where another property says that it is free.
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
/** The word of the ontology for a price of nothing. */
const GRATUIT = 'Free';
const MOTS_DE_PRIX = ['hasEligiblePolicy', 'hasAudience', 'hasPricingMode', 'hasPricingOffer', 'hasPricingSeason'];

const periodesDe = (price: Noeud): readonly Noeud[] =>
  [price, ...noeuds(champ(price, 'appliesOnPeriod'))].flatMap((node) =>
    eclate(node, 'validFrom', 'validThrough', 'startDate', 'endDate'),
  );

/** The lines of a price: one for each of its periods. */
function lignesOf(price: Noeud, avertissements: Avertissements): LigneTarif[] {
  const amounts = (name: string): readonly number[] =>
    lignesDe(price, name).flatMap((text) => {
      const lu = nombreOf(text);
      if (lu === null || lu < 0) avertissements.add('offers.priceSpecification', 'Montant illisible.', text);
      return lu === null || lu < 0 ? [] : [lu];
    });
  const [minima, maxima, prix] = [amounts('minPrice'), amounts('maxPrice'), amounts('price')];
  const [libelle, ...autres] = motsOf(price);
  const bas = minima.length > 0 ? minima : prix;
  const min = bas.length > 0 ? Math.min(...bas) : libelle.code === GRATUIT ? 0 : undefined;
  const max = maxima.length > 0 ? Math.max(...maxima) : undefined;
  // Several prices on one line: the least and the most are its bounds, the others are said.
  const entre = [...minima, ...maxima, ...prix].filter((montant) => montant !== min && montant !== max);
  const dit = enLigne(champ(price, 'additionalInformation'));
  if (min === undefined && max === undefined && isVide(dit) && libelle === PRIX) return [];
  const suite = [
    dit.fr,
    ...autres.map((terme) => terme.libelle.fr ?? terme.code),
    entre.length === 0
      ? undefined
      : `Prix\u00a0: ${[...new Set(entre)].map((montant) => formatNumber(montant)).join(', ')}`,
  ].filter((texte) => texte !== undefined);
  const note = suite.length === 0 ? dit : { ...dit, fr: suite.join(' · ') };
  const devise = texteDe(price, 'priceCurrency');
  const bornes = periodesDe(price).flatMap((node) => {
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
