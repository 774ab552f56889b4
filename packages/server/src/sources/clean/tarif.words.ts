import type { MODES_TARIF } from '@bridge/contract';
import { inARow, oneOf } from './motifs.ts';
import { folded } from './texte.rules.ts';

type Mode = (typeof MODES_TARIF)[number];

const DEVISE = /[€£$]|(?:euros?|eur|chf|francs?)\b/;
/** An amount to pay: « 1 000 € », « 2.500 EUR », « 0,50 € », « € 5 », « 5,– € ». */
const SOMME = new RegExp(
  oneOf(
    inARow(/[1-9]\d{0,8}(?:(?:\s{1,2}|[.,'’])\d{1,8}){0,4}(?:[.,]?[-–—])?\s*/, DEVISE),
    /(?<!\d\s?)[€£$]\s*[\d.,]{0,8}[1-9]/,
  ),
  'i',
);
/** « 0 € » is another word for free, and free for those that it is said of. */
const RIEN = new RegExp(inARow(/\b0(?:[.,]0+)?\s*/, DEVISE), 'gi');

const GRATUIT = /\bgratuite?(?:s|ment)?/;
/** Those who pay less than others, and what they show for it. */
const QUI =
  /ans|bebes?|enfants?|ados?|adolescents?|mineurs?|jeunes?|eleves?|ecoles?|scolaires?|etudiants?|enseignants?|adherents?|abonnes?|membres?|licencies?|groupes?|familles nombreuses|habitants?|residents?|curistes?|chomeurs?|demandeurs?|handicap\w*|pmr|seniors?|retraites?|accompagn\w*|chauffeurs?|conducteurs?|pass|cartes?|titulaires?|detenteurs?|clients?|reduite?s?/;
/** Days and seasons, of which the others are then paid. */
const QUAND =
  /lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|feries?|week|mois|saison|hiver|printemps|ete|automne|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre/;
const RESERVE = oneOf(
  QUI,
  QUAND,
  /pour|chez|si|moins|sauf|hors|hormis|excepte|selon|certaine?s?|uniquement|seulement|exclusivement|reserve\w*|lors|pendant/,
  /dans le cadre|sur presentation|le|les|tous les (?!jours?\b)|avec (?!inscription|reservation)|(?:haute|basse|moyenne) saison/,
  /(?:toute l annee|tous les jours) (?:sauf|hors|hormis|excepte)|sous (?!reserve (?:de |des )?(?:places?|disponib))/,
  inARow(/en /, oneOf(QUI, QUAND, /semaine|famille|haute|basse|moyenne|avant|apres|hors|nocturne|soiree|matinee/)),
);
/** « Gratuit de 14h à 18h » and « Accès libre 24h/24 » tell when it is open, and not for whom. */
const PAS_UNE_HEURE = / (?!(?:(?:a|de|des|vers) )?\d{1,2} ?(?:h|heures?)(?![a-z])|7 ?j)/;
/** What the words after « gratuit » begin with, where it is not free for all. */
const suite = (...motifs: readonly RegExp[]): RegExp => oneOf(/\d/, inARow(oneOf(RESERVE, ...motifs), /\b/));
/** « Gratuit pour les moins de 12 ans » is not free for the others, nor is « Enfants : gratuit »; « Gratuit en extérieur » is. */
const PAS_POUR_TOUS = oneOf(
  inARow(/\b/, oneOf(QUI, QUAND), /(?: \w+){0,3} /, oneOf(GRATUIT, /libres?/), /\b/),
  inARow(GRATUIT, PAS_UNE_HEURE, suite(/aux?|a|jusqu\w*|du|de|des|d (?!acces)|l (?:hiver|ete|apres|automne)/)),
  inARow(
    /\b(?:acces|entree|admission)s? (?:\w+ )?libres?|\blibres? (?:acces|entree)|\blibres?/,
    PAS_UNE_HEURE,
    suite(inARow(/aux? |a l /, oneOf(/moins/, QUI)), /jusqu\w* (?:a )?\d/),
  ),
  inARow(
    /\b(?:reserve\w*|uniquement|seulement|exclusivement) (?:pour |aux? |a l )(?:les |des )?/,
    oneOf(/moins/, QUI),
    /\b/,
  ),
);
const POUR_TOUS = inARow(
  oneOf(GRATUIT, /\blibres?/),
  / (?:pour|a) (?:(?:tous|toutes)(?! (?:les (?!publics?|ages?|visiteurs?)|(?:le|la|l|de|du|en|a|ceux|moins)\b|\d))|tout le monde|tout public)\b/,
);

/** What is beside the offer: whether it is paid says nothing of the offer itself. */
const A_COTE = new RegExp(
  inARow(
    oneOf(
      /\b(?:parkings?|stationnements?|navettes?|transports?|buvettes?|restauration|consommations?|boissons?|repas|vestiaires?|consignes?)/,
      /\b(?:toilettes|douches?|wi ?fi|annulations?|livraisons?|cautions?|taxes?|supplements?|frais(?= de)|menage|draps|linge|lits?)/,
      /\b(?:animal|animaux|chiens?|audioguides?|casques?|poussettes?|livrets?|plans?|brochures?|documentations?)/,
    ),
    /(?: de (?:sejour|dossier|reservation|visite|bebe|menage))?/,
    /(?: (?:prive|public|couvert|ferme|surveille|voiture|bus|autocar|velo|bebe)e?s?| sur place| a proximite)?/,
    / (?:(?:est|sont|et|reste) )?(?:en )?(?:acces )?(?:non )?(?:gratuit|payant|libre)e?s?\b/,
  ),
  'g',
);

const AU_CHAPEAU =
  /\bchapeau\b|\bdons?\b|donation|(?:participation|prix|tarif|montant|contribution)s? (?:au frais |aux frais )?(?:libre(?! (?:acces|entree|d acces|et gratuit))|volontaire|consciente|solidaire)|libre participation/;
const NON_PAYANT = /\b(?:non|pas|sans etre) payante?s?\b|\bpayante?s? non$|\brien a payer\b/g;
const NON_GRATUIT = /\b(?:non|pas|pas de|sans|aucune?|n est plus) gratuite?s?\b|gratuite?s? non$/;
const AU_CHOIX = /\bou (?:bien )?payante?s?\b|\bpayante?s? ou\b/;
/** « Visite libre » is a visit without a guide, and « nage libre » a way to swim: entering is what must be free. */
const ACCES_LIBRE =
  /^libres?$|(?<!\b(?:pas d|non|sans|aucune?) )(?:\b(?:acces|entree|admission)s? (?:(?:est|sont|totalement|entierement|toujours|public) )?libres?\b|\blibre (?:acces|entree|d acces)\b)|^libres? et gratuit/;
const FREE = /^free$|\bfree (?:entry|entrance|admission|of charge)\b|\b(?:entry|entrance|admission) (?:is )?free$/;
const PARTICIPATION =
  /(?<!\b(?:sans|aucune|pas de) )\bparticipations?(?:$| (?:aux? frais|financiere|demandee|souhaitee|symbolique|modique))/;
const A_DEMANDER =
  /non communique|nous consulter|^sur (?:demande|devis)$|\b(?:tarif|prix|devis|montant)s? (?:\w+ ){0,3}sur (?:demande|devis)/;

/**
 * Whether one pays, by the words of a price; null where they do not say it of everybody. An amount to pay is paid, whatever stands beside.
 */
export function modeOfWords(texte: string): Mode | null {
  const dit = folded(texte.replace(RIEN, ' gratuit '))
    .replace(A_COTE, ' ')
    .replace(NON_PAYANT, 'gratuit')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (AU_CHAPEAU.test(dit)) return 'participation';
  if (SOMME.test(texte) || NON_GRATUIT.test(dit)) return 'payant';
  if (AU_CHOIX.test(dit)) return null;
  const isPartiel = PAS_POUR_TOUS.test(dit) && !POUR_TOUS.test(dit);
  if (ACCES_LIBRE.test(dit) && !isPartiel) return 'libre';
  const isGratuit = /\bgratuit/.test(dit) || FREE.test(dit);
  // « Entrée gratuite, animations payantes » is neither; « Payant, gratuit pour les enfants » is paid.
  if (/\bpayant/.test(dit)) return isGratuit && !isPartiel ? null : 'payant';
  if (isGratuit && !isPartiel) return 'gratuit';
  if (!isGratuit && PARTICIPATION.test(dit)) return 'participation';
  if (!isGratuit && A_DEMANDER.test(dit)) return 'non-communique';
  return /\b(?:tarif|prix)/.test(dit) && !/\b(?:sans|pas de|aucun) (?:tarif|prix)/.test(dit) ? 'payant' : null;
}
