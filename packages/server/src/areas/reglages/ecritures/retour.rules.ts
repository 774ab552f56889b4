import { type DocumentObjet, isMemeTexte, textesDe, type ValeurSuivie } from '@bridge/contract';

export type Retour =
  | { readonly kind: 'revenue' }
  /** Apidae still has the former texts. */
  | { readonly kind: 'attendue' }
  | { readonly kind: 'autrement'; readonly valeurs: readonly ValeurSuivie[] };

/** Compares the texts that an import brought back with those that were written. */
export function retourDe(valeurs: readonly ValeurSuivie[], document: DocumentObjet): Retour {
  const read = valeurs.map((valeur) => ({
    valeur,
    said: textesDe(document, valeur.champ)[valeur.langue] ?? '',
  }));
  if (read.every(({ valeur, said }) => isMemeTexte(said, valeur.apres))) return { kind: 'revenue' };
  const isOther = ({ valeur, said }: (typeof read)[number]) =>
    !isMemeTexte(said, valeur.apres) && !isMemeTexte(said, valeur.avant);
  if (!read.some(isOther)) return { kind: 'attendue' };
  return {
    kind: 'autrement',
    valeurs: read.map((one) => (isOther(one) ? { ...one.valeur, revenu: one.said } : one.valeur)),
  };
}
