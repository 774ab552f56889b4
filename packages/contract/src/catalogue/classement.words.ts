import type { Langue, Textes } from './langue.ts';

/** A number of many digits is that of a certificate, or a code of the source: it has no meaning for readers. */
const CERTIFICAT = /^[\d\s./-]{4,}$/;

interface Classement {
  readonly texte: string;
  /** The label in the languages of the source. */
  readonly libelle?: Textes | undefined;
}

/** « 3 étoiles », in the language asked for if the source has it; empty without words of the source. */
export function classementEnMots(classement: Classement | undefined, langue: string = 'fr'): string {
  const texte = (classement?.libelle?.[langue as Langue] ?? classement?.texte ?? '').trim(); // a language that nobody knows has no label
  return CERTIFICAT.test(texte) ? '' : texte;
}
