import type { ChampDecouvert, CodeCible } from '@bridge/contract';
import { readCodePostal, readEmail, readJour, ressembleAUneAdresse, ressembleAUnTelephone } from './lectures.rules.ts';

/** What the values of a field look like, one by one and in rows. */
const cellules = ({ exemples }: ChampDecouvert): string[] =>
  exemples
    .flatMap((exemple) => exemple.split(/##|#(?=\S)|\|+/))
    .map((morceau) => morceau.trim())
    .filter((m) => m !== '' && !m.endsWith('…'));

function majorite(valeurs: readonly string[], test: (valeur: string) => boolean): boolean {
  return valeurs.length > 0 && valeurs.filter(test).length * 2 > valeurs.length;
}

export const aDesDates = ({ exemples }: ChampDecouvert): boolean =>
  majorite(exemples, (exemple) => /(^|\|)\s*\d{2}\/\d{2}\/\d{4}|^\d{2}\/\d{2}\/\d{4}(\s|$)/.test(exemple));
const isImage = (valeur: string): boolean => /\.(jpe?g|png|gif|webp)(\?|$)/i.test(valeur) || /<img\b/i.test(valeur);
const isVideo = (valeur: string): boolean => /youtu\.?be|vimeo|dailymotion|<iframe/i.test(valeur);
const isLibelleDeContact = (valeur: string): boolean => /^(t[ée]l|m[ée]l|mail|site web|fax)/i.test(valeur);

/** Sentences rather than words. */
export function isTexteLibre({ type, exemples, distinctes }: ChampDecouvert): boolean {
  if (type !== 'texte' || exemples.length === 0) return false;
  // A list is judged by its values, however many there are.
  const morceaux = exemples.flatMap((exemple) => exemple.split('#').filter(Boolean));
  const longueur = morceaux.reduce((somme, morceau) => somme + morceau.length, 0) / Math.max(1, morceaux.length);
  const phrases = exemples.some(
    (exemple) => /\n|<(p|br|strong|div)\b/i.test(exemple) || /[.!?]\s+\p{Lu}/u.test(exemple),
  );
  return !exemples.some((exemple) => exemple.includes('|')) && (longueur > 80 || (phrases && distinctes > 1));
}

/** Where the values send a field whose name says nothing; undefined when they do not say either. */
export function cibleParForme(champ: ChampDecouvert): CodeCible | undefined {
  const { exemples, type } = champ;
  const valeurs = cellules(champ);
  if (type === 'media') return 'media.photo';
  if (type !== 'texte' && type !== 'date') return undefined;
  if (majorite(exemples, (exemple) => exemple.includes('|') && isLibelleDeContact(exemple))) return 'contacts';
  if (aDesDates(champ) && exemples.some((exemple) => exemple.includes('|') || /\d{4}\s+\d{2}\//.test(exemple)))
    return 'periodes';
  if (majorite(exemples, isImage)) return 'media.photo';
  if (majorite(exemples, isVideo)) return 'media.video';
  if (majorite(valeurs, (valeur) => readEmail(valeur) !== null)) return 'contact.email';
  if (majorite(valeurs, (valeur) => /facebook\.com/i.test(valeur))) return 'contact.facebook';
  if (majorite(valeurs, (valeur) => /instagram\.com/i.test(valeur))) return 'contact.instagram';
  if (majorite(valeurs, (valeur) => /\.pdf(\?|$)/i.test(valeur))) return 'media.document';
  if (majorite(valeurs, ressembleAUneAdresse)) return 'contact.site';
  if (majorite(valeurs, ressembleAUnTelephone) && majorite(valeurs, (valeur) => /[\s.+]/.test(valeur)))
    return 'contact.telephone';
  if (majorite(exemples, (exemple) => /^[A-Z]{3}[A-Z0-9]{9,14}(#|$)/.test(exemple))) return 'lien';
  if (majorite(exemples, (exemple) => readJour(exemple) !== null)) return 'critere.texte';
  return undefined;
}

const PHRASE_ADMISE: ReadonlySet<CodeCible> = new Set([
  'resume',
  'description',
  'texte',
  'ouverture.texte',
  'tarifs.texte',
  'lieu.acces',
  'nom',
  'ignore',
  'media.photo',
  'media.video',
  'media.document',
  'trace',
]);
const BOOLEEN_ADMIS: ReadonlySet<CodeCible> = new Set([
  'critere',
  'tarifs.gratuit',
  'ouverture.touteLAnnee',
  'accessibilite',
  'animaux',
  'label',
  'ignore',
]);

/** Corrects what a name promises by what the values are: a field of opening texts holds no rows, a yes is no phone number. */
export function fitTarget(cible: CodeCible, champ: ChampDecouvert): CodeCible {
  const { type, exemples } = champ;
  if (type === 'booleen') return BOOLEEN_ADMIS.has(cible) ? cible : 'critere';
  if (exemples.length === 0) return cible;
  if (cible === 'periodes' && type === 'texte' && !aDesDates(champ))
    return isTexteLibre(champ) ? 'ouverture.texte' : 'critere';
  if (cible === 'tarifs' && type === 'texte' && !exemples.some((exemple) => exemple.includes('|')))
    return 'tarifs.texte';
  if (cible === 'capacite' && type !== 'nombre' && type !== 'table') return isTexteLibre(champ) ? 'texte' : 'critere';
  if (cible === 'lieu.codePostal' && !majorite(exemples, (exemple) => readCodePostal(exemple) !== null))
    return 'critere.texte';
  if (cible === 'contact.site' && !majorite(cellules(champ), ressembleAUneAdresse) && !/href/.test(exemples.join()))
    return 'critere';
  if (isTexteLibre(champ) && !PHRASE_ADMISE.has(cible) && !exemples.some((exemple) => exemple.includes('#')))
    return 'texte';
  return cible;
}
