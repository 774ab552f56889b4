import type { TravailDImpression } from './impression.ts';
import type { Impression } from './rendering/print/dossier.ts';
import { feuilleter } from './rendering/print/feuilles.ts';
import { drawPage, preparePage } from './rendering/print/page.image.ts';
import { dessinerRapport } from './rendering/print/rapport.ts';
import { compilerDuProduit, prepareTirage, tirer } from './rendering/print/tirage.ts';

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
