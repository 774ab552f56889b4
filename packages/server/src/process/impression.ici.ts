import { leafThrough } from '../rendering/print/feuilletable/feuilles.ts';
import { drawPage, preparePage } from '../rendering/print/pages/page.image.ts';
import { drawReport } from '../rendering/print/rapport.ts';
import type { Impression } from '../rendering/print/tirage/dossier.ts';
import { compilerDuProduit, drawTirage, prepareTirage } from '../rendering/print/tirage/tirage.ts';
import type { TravailDImpression } from './impression.ts';

/** The work of such a process, and of tests that need none. */
export async function runPrinting(travail: TravailDImpression): Promise<unknown> {
  switch (travail.genre) {
    case 'tirage':
      return drawTirage(travail.dossier);
    case 'feuilles':
      return leafThrough(travail.feuilletage);
    case 'page':
      return drawPage(travail.page);
    case 'rapport':
      return drawReport(travail.rapport);
  }
}

/** Prepares a process for its work. */
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
  drawTirage: async (_, dossier) => drawTirage(dossier),
  leafThrough: async (_, feuilletage) => leafThrough(feuilletage),
  page: async (_, page) => drawPage(page),
  rapport: async (_, rapport) => drawReport(rapport),
};
