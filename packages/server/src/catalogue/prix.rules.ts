import { type DocumentObjet, norme, type TypeBridge } from '@bridge/contract';

/** Prices paid besides any offer. */
const EN_PLUS = /^(?:supplements?|cautions?|depots? de garantie|arrhes|acomptes?|frais de dossier|taxes? de sejour)\b/;
/** Prices of extras paid besides a night, or sold by others. */
const AVEC_LA_NUIT =
  /^(?:petits? dejeuners?|repas|paniers? repas|options?|animal|animaux|chiens?|chats?|menage|linge|draps|serviettes|lits? (?:bebe|supplementaires?|d appoint)|personnes? supplementaires?|parking|garage|electricite|chauffage|wifi)\b/;
/** Words such as « Prix du » or « Forfait » before the thing priced. */
const ENTETE =
  /^(?:(?:prix|tarifs?|forfaits?|montant) )?(?:(?:du|de la|de l|des|de|d|par|pour) )?(?:(?:le|la|les|l|un|une) )?/;
const NUITEES: ReadonlySet<TypeBridge> = new Set([
  'hotel',
  'camping',
  'location',
  'chambre-hotes',
  'hebergement-collectif',
]);

type Tarife = Pick<DocumentObjet, 'typeBridge' | 'tarifs'>;

/** The least price of an offer, or null when only extras are priced. */
export function prixMinDe({ typeBridge, tarifs }: Tarife): number | null {
  const prix = tarifs.lignes
    .filter(({ libelle }) => !isBesides(libelle.libelle.fr ?? '', typeBridge))
    .flatMap(({ min, max }) => min ?? max ?? []);
  return prix.length === 0 ? null : Math.min(...prix);
}

function isBesides(libelle: string, type: TypeBridge): boolean {
  const said = norme(libelle).replace(ENTETE, '');
  return EN_PLUS.test(said) || (NUITEES.has(type) && AVEC_LA_NUIT.test(said));
}
