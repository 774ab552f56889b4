import type { TravailDImpression } from './impression.ts';
import { feuilleter } from './rendering/print/feuilletable/feuilles.ts';
import { drawPage, preparePage } from './rendering/print/pages/page.image.ts';
import { dessinerRapport } from './rendering/print/rapport.ts';
import type { Impression } from './rendering/print/tirage/dossier.ts';
import { compilerDuProduit, prepareTirage, tirer } from './rendering/print/tirage/tirage.ts';

/** The work of such a process, and of tests that need none. */
export async function imprimer(travail: TravailDImpression): Promise<unknown> {
  switch (travail.genre) {
    case 'tirage':
      return tirer(travail.dossier);
    case 'feuilles':
      return feuilleter(travail.feuilletage);
    case 'page':
      return drawPage(travail.page);
    case 'rapport':
      return dessinerRapport(travail.rapport);
  }
}

/** What such a process has ready before its work. */
export async function prepareImpression(quoi: string): Promise<void> {
  switch (quoi) {
    case 'pages':
      return preparePage();
    case 'compilateur':
      return void (await compilerDuProduit());
    default:
      return prepareTirage();
  }
}

/** The same here, for tests. */
export const impressionIci: Impression = {
  prepare: () => undefined,
  tirer: async (_, dossier) => tirer(dossier),
  feuilleter: async (_, feuilletage) => feuilleter(feuilletage),
  page: async (_, page) => drawPage(page),
  rapport: async (_, rapport) => dessinerRapport(rapport),
};
