import type { DocumentObjet } from '@bridge/contract';
import type { Avertissements } from '../clean/avertissements.ts';
import { jourOf } from '../clean/date.rules.ts';
import { nombreOf } from '../clean/nombre.rules.ts';
import { champ, classesDe, enLigne, isVide, lignesDe, type Noeud, noeuds, termesOf, texteDe } from './valeurs.rules.ts';

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
  const gratuit = priced.length > 0 && priced.every(({ min = 0, max = min }) => min === 0 && max === 0);
  const free = champ(record, 'isAccessibleForFree') ?? champ(record, 'free');
  if (gratuit || free === true) tarifs.mode = 'gratuit';
  else if (priced.length > 0) tarifs.mode = 'payant';
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

interface Avis {
  readonly labels: DocumentObjet['labels'];
  readonly classement?: NonNullable<DocumentObjet['classement']>;
}

/** Reviews are labels, or marks on a scale of stars. */
export function avisDatatourisme(record: Noeud): Avis {
  const labels: DocumentObjet['labels'] = [];
  let classement: DocumentObjet['classement'];
  for (const review of noeuds(champ(record, 'hasReview'))) {
    for (const value of noeuds(champ(review, 'hasReviewValue'))) {
      const [terme] = termesOf([value], classesDe(value)[0] ?? 'Review');
      if (terme === undefined) continue;
      const note = nombreOf(texteDe(value, 'ratingValue'));
      const echelle = classesDe(value).includes('ScaleRating') || note !== null;
      if (echelle && classement === undefined) {
        classement = {
          schema: terme.schema,
          ...(note === null ? {} : { valeur: note }),
          texte: terme.libelle.fr ?? terme.code,
          ...(Object.keys(terme.libelle).length > 1 ? { libelle: terme.libelle } : {}),
        };
      } else labels.push(terme);
    }
  }
  return { labels, ...(classement === undefined ? {} : { classement }) };
}
