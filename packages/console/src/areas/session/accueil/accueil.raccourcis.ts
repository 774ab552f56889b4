import {
  annonceHead,
  creationPath,
  diaporamaHead,
  generationHead,
  importationHead,
  listeWebHead,
  listPath,
  mediaHead,
  modeleEditionHead,
  objetHead,
  selectionHead,
} from '@bridge/contract';

/** The usual starting points, each for those who may open it. */
export const RACCOURCIS = [
  { label: 'Créer une liste', to: creationPath(listeWebHead) },
  { label: 'Composer une sélection', to: creationPath(selectionHead) },
  { label: 'Ouvrir le catalogue', to: listPath(objetHead) },
  { label: 'Ouvrir la médiathèque', to: listPath(mediaHead) },
  { label: 'Préparer une édition', to: creationPath(modeleEditionHead) },
  { label: 'Voir les éditions', to: listPath(generationHead) },
  { label: 'Faire un diaporama', to: creationPath(diaporamaHead) },
  { label: 'Voir les diaporamas', to: listPath(diaporamaHead) },
  { label: 'Saisir une annonce', to: creationPath(annonceHead) },
  { label: 'Voir les annonces', to: listPath(annonceHead) },
  { label: 'Suivre les imports', to: listPath(importationHead) },
] as const;

export const MOST_RACCOURCIS = 6;
