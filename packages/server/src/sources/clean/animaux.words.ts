import { inARow, oneOf } from './motifs.ts';
import { folded } from './texte.rules.ts';

/** Who says yes; « avec l’accord du propriétaire » and « sur autorisation » are no yes yet, and « Bienvenue chez nous » is a greeting. */
const ACCEPTE =
  /^(?:oui|yes|ja)\b|\baccept(?:ee?s?|ons|ent)\b|\badmis(?:es?)?\b|\badmettons\b|\bautoris(?:ee?s?|ons|ent)\b|\bbienvenu(?:e?s)?\b|\bla bienvenue\b/;
const REFUSE = oneOf(
  /(?<!\b(?:pas|aucune?|sans|pas d|ni) )\b(?:refus|interdi)/,
  /(?<!hesitez )\b(?:non|pas|jamais|aucun\w*) (?:\w+ ){0,2}?(?:accept|admis|autoris|bienvenu)/,
  // « Ne sont acceptés que tenus en laisse » is a yes.
  /\b(?:n|ne|ni) (?!hesite)(?:\w+ ){0,4}?(?:accept|admis|admett|autoris|bienvenu)(?:\w* (?:pas|plus|jamais|aucun)|(?!\w* (?:qu|que)\b))/,
  /^(?:pas d|pas de|aucun|sans) (?:animaux|animal|chiens?)\b/,
  /^(?:non|no|nein)$|^(?:non|no|nein) (?:sauf|merci|desole)| (?:non|no)$|\b(?:accept|admis|autoris)\w* (?:non|0|aucun)$/,
);
/** A refusal of some animals, of some places or of some days says nothing of the others. */
const REFUS_PARTIEL = oneOf(
  /\b(?:categories?|gros|grands?|dangereux|molosses?|nac|reptiles?|errants?|sauvages?|non tenus?|pas tenus?|sans laisse|en liberte|laches?)\b/,
  inARow(
    /\b(?:refus|interdi|accept|admis|autoris|bienvenu)\w*(?: (?:pas|plus|aucun))?|^(?:pas|aucun|sans)(?: d| de)?/,
    /(?:(?: (?:aux?|les?|l|vos|nos|tous))? (?:animaux|animal|chiens?))? /,
    oneOf(
      /(?:dans|sur|a)\b(?! (?:(?:l|le|la|les|nos|notre) )?(?:etablissements?|site|place|gites?|logements?|maison|enceinte|locaux|lieux|domaine)\b)/,
      /en\b(?! raison)|aux?\b(?! (?:animaux|chiens?|chats?)\b)|de (?!tout|l anim|vos)/,
      /pendant\b|lors\b|du\b|les? (?:week|soirs?|midis?|jours?)\b|l ete\b/,
    ),
  ),
);
/** Who speaks of what animals cost, or of how they are held, takes them. */
const CONDITION =
  / oui$|supplement|(?:^|\b(?:animal|animaux|chiens?|chats?) )(?:payant|factur|gratuit)|(?<!\b(?:non|pas) (?:tenus? )?)(?:\ben laisse|\blaisse obligatoire|\btenus? en)\b/;
/** What is not decided, and what is left to somebody else nearby. */
const INCERTAIN =
  /nous (?:consulter|contacter|demander|interroger)|se renseigner|\ba (?:confirmer|preciser|definir|voir)\b|non (?:communique|precise|renseigne|defini)|\bparfois\b|pas (?:toujours|forcement|systematiquement)|cas par cas|sous reserve|\bdemander si\b|\b(?:avec|apres) l accord\b/;
const AILLEURS = /gardiennage|\bchenils?\b|\bpension\b|\bgarderie\b/;
/** Animals whose welcome is another matter: the law opens to guide dogs what is closed to the others. */
const A_PART = /\b(?:guides?|aveugles?|assistance|non voyants?|malvoyants?)\b/;
const EN_GENERAL = /anima|\bchien/;
/** « Ni chiens ni chats » speaks of both at once; « chiens interdits, chats acceptés » of each. */
const ENSEMBLE = /\bchiens? (?:(?:et|ou|ni|les|de) ){0,2}chats?\b|\bchats? (?:(?:et|ou|ni|les|de) ){0,2}chiens?\b/;
const AUTRES = /\b(?:chats?|chevaux|cheval|equides?|cavaliers?|poneys?|anes?)\b/;

/** Whether animals are accepted, by the words that say it: what is said first is the rule, what follows its exceptions. Null where they do not. */
export function animauxOfWords(texte: string): boolean | null {
  const dit = folded(texte);
  if (INCERTAIN.test(dit) || (AUTRES.test(dit) && !EN_GENERAL.test(dit))) return null;
  const refus = dit.search(REFUSE);
  const accord = dit.search(ACCEPTE);
  const isOfEach = /\bchiens?\b/.test(dit) && /\bchats?\b/.test(dit) && !ENSEMBLE.test(dit);
  if (refus !== -1 && accord !== -1 && isOfEach) return null;
  if (refus !== -1 && (accord === -1 || refus <= accord)) return REFUS_PARTIEL.test(dit) ? null : false;
  if (accord !== -1) return A_PART.test(dit) ? null : true;
  return CONDITION.test(dit) && !AILLEURS.test(dit) ? true : null;
}
