import { FICHES_D_APERCU, type ModeleEdition } from '@bridge/contract';
import type { CadreDemande } from '@bridge/server/composition/cadre';
import { createImpression } from '@bridge/server/process/impression';
import { drawEdition, type TirageDependencies } from '@bridge/server/publication/print/tirage.service';

interface Montre extends Omit<TirageDependencies, 'impression'> {
  readonly cadre: CadreDemande;
  readonly modele: ModeleEdition;
}

/** Previews as the product has them: pages are drawn by one process, their pictures by another. */
export function openApercus(
  entry: URL,
  limits: { readonly longest: number; readonly ceiling: number },
  { cadre, modele, ...tirage }: Montre,
) {
  const [drafts, pictures] = [createImpression({ entry, ...limits }), createImpression({ entry, ...limits })];
  const demande = { cadre, canal: 'ecran', qui: 'bench', attendu: true, most: FICHES_D_APERCU } as const;
  return {
    /** Draws the first page of a model set in this size. */
    draw: (corps: number) => {
      pictures.prepare('pages');
      return drawEdition({ ...tirage, impression: drafts }, { ...demande, modele: { ...modele, corps } }, ({ pdf }) =>
        pictures.page('bench', { fichier: pdf, page: 1, largeur: 960 }),
      );
    },
    /** As after a person read a model: works of an équipe wait for their preparation. */
    ready: (pdf: string) => {
      drafts.prepare();
      pictures.prepare('pages');
      const page = { fichier: pdf, page: 1, largeur: 160 };
      return Promise.all([drafts.page('bench', page), pictures.page('bench', page)]);
    },
    close: () => {
      drafts.close();
      pictures.close();
    },
  };
}
