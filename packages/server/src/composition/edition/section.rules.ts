import type { Fragment, Noeud, RubriqueDynamique } from '@bridge/contract';
import type { ObjetCompose } from '../objet-compose.ts';

/** With fewer fiches than columns, the fiches share the width of the empty columns. */
export const spread = (rubrique: RubriqueDynamique, fiches: number): RubriqueDynamique => ({
  ...rubrique,
  parRangee: Math.min(rubrique.parRangee, fiches),
});

/** Whether a fiche shows sentences in another language. Proper names are the same everywhere. */
export const isUntranslated = ({ blocs, nom }: Pick<ObjetCompose, 'blocs' | 'nom'>): boolean =>
  blocs.some(
    ({ rendu }) =>
      !rendu.vide &&
      rendu.rendu.noeuds
        .flatMap(sentencesOf)
        .some(({ texte, langue }) => langue !== undefined && texte !== '' && texte !== nom.texte),
  );

function sentencesOf(noeud: Noeud): readonly Pick<Fragment, 'texte' | 'langue'>[] {
  if (noeud.genre === 'riche') return [noeud];
  return noeud.genre === 'paragraphe' ? noeud.fragments : [];
}
