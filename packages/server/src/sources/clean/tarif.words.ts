import type { MODES_TARIF } from '@bridge/contract';
import { folded } from './texte.rules.ts';

type Mode = (typeof MODES_TARIF)[number];

/** « Gratuit pour les moins de 12 ans » is not free for the others; « Gratuit de 14h à 18h » and « Gratuit en extérieur » are. */
const PAS_POUR_TOUS =
  /gratuite?s? (?!(?:(?:a|de|des|vers) )?\d{1,2} ?(?:h|heures?)(?![a-z]))(?:\d|(?:pour|aux?|a|chez|jusqu\w*|de|des|les|le|si|sous|moins|enfants?|scolaires?|adherents?)\b|en (?:semaine|week|hiver|ete|automne|famille|groupe|groupes|hors|basse|haute|moyenne|avant|apres|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b)/;
const POUR_TOUS = /gratuite?s? (?:pour|a) (?:tous|toutes|tout le monde|tout public)\b/;

/** What is beside the offer: whether it is paid says nothing of the offer itself. */
const A_COTE =
  /\b(?:parkings?|stationnements?|navettes?|transports?|buvettes?|restauration|consommations?|boissons?|repas|vestiaires?|wi ?fi) (?:(?:est|sont|et|reste) )?(?:non )?(?:gratuit|payant|libre)e?s?\b/g;

const MONTANT = /(\d+(?:[.,]\d+)?)\s*(?:€|euros?\b)|€\s*(\d+(?:[.,]\d+)?)/gi;

const montantsDe = (texte: string): number[] =>
  [...texte.matchAll(MONTANT)].map(([, avant, apres]) => Number((avant ?? apres ?? '').replace(',', '.')));

const AU_CHAPEAU =
  /\bchapeau\b|\bdons?\b|donation|(?:participation|prix|tarif|montant|contribution)s? (?:au frais |aux frais )?(?:libre|volontaire|consciente|solidaire)|libre participation/;
const NON_PAYANT = /(?:non|pas) payante?s?\b|payante?s? non$|rien a payer/;
const NON_GRATUIT = /(?:non|pas) gratuite?s?\b|gratuite?s? non$/;
/** « Visite libre » is a visit without a guide, and « nage libre » a way to swim: entering is what must be free. */
const ACCES_LIBRE =
  /^libres?$|\b(?:acces|entree|admission)s? (?:(?:est|sont|totalement|entierement|toujours|public) )?libres?\b|\blibre (?:acces|entree|d acces)\b|^libres? et gratuit/;

/** Whether one pays, by the words of a price; null where they do not say it. An amount to pay is paid, whatever stands beside. */
export function modeOfWords(texte: string): Mode | null {
  const dit = folded(texte).replace(A_COTE, ' ').trim();
  const montants = montantsDe(texte);
  const isMontant = montants.some((montant) => montant > 0);
  if (AU_CHAPEAU.test(dit)) return 'participation';
  if (isMontant || NON_GRATUIT.test(dit)) return 'payant';
  if (ACCES_LIBRE.test(dit)) return 'libre';
  const isGratuit = /gratuit|\bfree\b/.test(dit) || NON_PAYANT.test(dit) || montants.length > 0;
  const isPartiel = PAS_POUR_TOUS.test(dit) && !POUR_TOUS.test(dit);
  if (/payant/.test(dit) && !NON_PAYANT.test(dit)) return 'payant';
  if (!isGratuit && /participation/.test(dit)) return 'participation';
  if (!isGratuit && /non communique|nous consulter|sur demande/.test(dit)) return 'non-communique';
  if (isGratuit && !isPartiel) return 'gratuit';
  return /tarif|prix/.test(dit) && !/\b(?:sans|pas de|aucun) (?:tarif|prix)/.test(dit) ? 'payant' : null;
}
