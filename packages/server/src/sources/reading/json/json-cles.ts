const IDENTIFIE =
  /(?:^|[_\s-])(?:id|uid|uuid|guid|ident|identifiant|identifier|reference|siret)$|^id(?![a-z])|[a-z]I[dD]$/;
/** Ids of a request, which are not ids of records. */
const DE_LA_DEMANDE = /^(?:request|session|trace|transaction|correlation|query|client)/i;
/** « code: 200 » beside « message: ok » is that of an answer, « code: A12 » beside a name and a town that of a record. */
const NUMEROTE = /(?:^|[_\s-])(?:ref|code|num|numero)$/i;

const startsWith = (noms: string): RegExp => new RegExp(`^(?:${noms})(?:$|[_\\s-])`, 'i');
/** Keys about a place or a contact, which lists of themes and lists of fields do not have. */
const LIEU = startsWith(
  'adresse|address|rue|street|ville|city|commune|cp|code_?postal|zip|tel|telephone|phone|e?mail|lat|latitude|lon|lng|longitude',
);
const NOM = startsWith('nom|name|titre|title|libelle|label|intitule|descriptif|description|resume|categorie|category');

/** What a key tells of the object that has it: which one it is, what it is called, or where it is. */
export type SensDeCle = 'identifiant' | 'numero' | 'nom' | 'lieu';

export function sensDeCle(cle: string): SensDeCle | null {
  if (IDENTIFIE.test(cle) && !DE_LA_DEMANDE.test(cle)) return 'identifiant';
  if (NUMEROTE.test(cle)) return 'numero';
  if (LIEU.test(cle)) return 'lieu';
  return NOM.test(cle) ? 'nom' : null;
}
