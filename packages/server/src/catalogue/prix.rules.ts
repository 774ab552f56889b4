import { type DocumentObjet, norme, type Terme, type TypeBridge } from '@bridge/contract';

/** Prices paid besides any offer. */
const EN_PLUS =
  /^(?:supplements?|cautions?|depots? de garantie|arrhes|acomptes?|frais de (?:dossier|menage|nettoyage)|taxes?)\b/;
/** Prices of extras paid besides a night, or sold by others. */
const AVEC_LA_NUIT =
  /^(?:petits? dejeuners?|repas|paniers? repas|options?|animal|animaux|chiens?|chats?|menage|nettoyage|linge|draps|serviettes|lits? (?:bebe|supplementaires?|d appoint)|personnes? supplementaires?|parking|garage|electricite|chauffage|wifi)\b/;
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

/** Lodgings that are let whole: their prices are of a night or of a week, never of one person on a pitch or in a bed. */
const ENTIERS: ReadonlySet<TypeBridge> = new Set(['hotel', 'location', 'chambre-hotes']);
/** Labels and codes that tell nothing of what is priced. */
const SANS_NOM = /^(?:prix|tarifs?|montants?|autres?)?$/;
/** A week costs seven nights, a few more in high season: an amount so many times smaller than the next is the price of no night. */
const TIMES_SMALLER = 10;

type Tarife = Pick<DocumentObjet, 'typeBridge' | 'tarifs'>;

/** The least price of an offer, or null when only extras are priced. */
export function prixMinDe({ typeBridge, tarifs }: Tarife): number | null {
  const prix = tarifs.lignes
    .filter(({ libelle }) => !isBesides(libelle, typeBridge))
    .flatMap((ligne) => {
      const montant = ligne.min ?? ligne.max;
      return montant === undefined ? [] : [{ montant, sansNom: isUnnamed(ligne) }];
    })
    .sort((one, other) => one.montant - other.montant);
  const least = ENTIERS.has(typeBridge) ? prix.slice(tooSmall(prix)) : prix;
  return least[0]?.montant ?? null;
}

/** How many amounts without a name, the smallest first, are too small beside the next one to be what a lodging costs. */
function tooSmall(prix: readonly { readonly montant: number; readonly sansNom: boolean }[]): number {
  const named = prix.findIndex(({ sansNom }) => !sansNom);
  const unnamed = named === -1 ? prix.length : named;
  const gap = prix.findIndex(({ montant }, rang) => montant * TIMES_SMALLER < (prix[rang + 1]?.montant ?? 0));
  return gap < unnamed ? gap + 1 : 0;
}

/** Whether neither a label, a period nor a note tells what an amount is paid for: often the tourist tax. */
function isUnnamed({ libelle, du, au, note }: Tarife['tarifs']['lignes'][number]): boolean {
  return (du ?? au ?? note) === undefined && SANS_NOM.test(norme(libelle.libelle.fr ?? libelle.code));
}

/** Whether an amount is paid besides what an offer costs, by its name. */
export function isBesides({ libelle }: Pick<Terme, 'libelle'>, type: TypeBridge): boolean {
  const said = norme(libelle.fr ?? '').replace(ENTETE, '');
  return EN_PLUS.test(said) || (NUITEES.has(type) && AVEC_LA_NUIT.test(said));
}
