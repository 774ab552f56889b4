import type { Langue, Textes } from './langue.ts';

/** A number of many digits is the one of a certificate, or a code of the source: it says nothing to anybody. */
const CERTIFICAT = /^[\d\s./-]{4,}$/;

interface Classement {
  readonly texte: string;
  /** In the languages of the source. */
  readonly libelle?: Textes | undefined;
}

/** « 3 étoiles », in the language that is asked for where the source has it; empty where the source gave no words. */
export function classementEnMots(classement: Classement | undefined, langue: string = 'fr'): string {
  const texte = (classement?.libelle?.[langue as Langue] ?? classement?.texte ?? '').trim(); // a language that nobody knows has no label
  return CERTIFICAT.test(texte) ? '' : texte;
}
