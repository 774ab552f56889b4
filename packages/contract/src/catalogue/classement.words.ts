/** A number of many digits is the one of a certificate, or a code of the source: it says nothing to anybody. */
const CERTIFICAT = /^[\d\s./-]{4,}$/;

/** « 3 étoiles »; empty where the source gave no words. */
export function classementEnMots(classement: { readonly texte: string } | undefined): string {
  const texte = classement?.texte.trim() ?? '';
  return CERTIFICAT.test(texte) ? '' : texte;
}
