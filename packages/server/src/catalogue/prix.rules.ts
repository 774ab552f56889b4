import { type DocumentObjet, norme, type TypeBridge } from '@bridge/contract';

/** What is paid besides, whatever the offer. */
const EN_PLUS = /^(?:supplements?|cautions?|depots? de garantie|arrhes|acomptes?|frais de dossier|taxes? de sejour)\b/;
/** What others sell, and what is paid besides a night. */
const AVEC_LA_NUIT =
  /^(?:petits? dejeuners?|repas|paniers? repas|options?|animal|animaux|chiens?|chats?|menage|linge|draps|serviettes|lits? (?:bebe|supplementaires?|d appoint)|personnes? supplementaires?|parking|garage|electricite|chauffage|wifi)\b/;
/** « Prix du », « Forfait », before what is meant. */
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

/** What an offer costs at least; null where only what is paid besides is known. */
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
