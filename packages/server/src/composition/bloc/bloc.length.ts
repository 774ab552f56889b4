import type { BlocRendu, Fragment, Noeud } from '@bridge/contract';

/** The length of a bloc in characters, which decides what overflows. A picture counts as a short sentence. */
export function longueurDe({ noeuds }: Pick<BlocRendu, 'noeuds'>): number {
  return noeuds.reduce((sum, noeud) => sum + longueurDuNoeud(noeud), 0);
}

const IMAGE = 40;
const of = (...fragments: readonly (Fragment | null)[]) =>
  fragments.reduce((sum, fragment) => sum + [...(fragment?.texte ?? '')].length, 0);

function longueurDuNoeud(noeud: Noeud): number {
  switch (noeud.genre) {
    case 'paragraphe':
      return of(...noeud.fragments);
    case 'riche':
      return [...noeud.texte].length;
    case 'paires':
      return noeud.paires.reduce(
        (sum, { libelle, prefixe, suffixe, fragments }) => sum + of(libelle, prefixe, suffixe, ...fragments),
        0,
      );
    case 'liste':
      return of(noeud.titre, ...noeud.elements);
    case 'galerie':
      return noeud.images.reduce((sum, { legende, credit }) => sum + IMAGE + of(legende) + (credit?.length ?? 0), 0);
    case 'horaires':
      return noeud.lignes.reduce((sum, { nom, phrase, note }) => sum + of(nom, phrase, note), 0);
    case 'tarifs':
      return noeud.lignes.reduce(
        (sum, { libelle, prix, periode, note }) => sum + of(libelle, periode, note) + prix.length,
        0,
      );
    case 'liens':
      return of(...noeud.liens);
    case 'qr':
      return IMAGE + of(noeud.legende);
    case 'edition':
      return IMAGE + noeud.titre.length + noeud.mots.length;
    case 'carte':
      return IMAGE + noeud.adresse.length;
  }
}
