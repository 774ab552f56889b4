import type { ApercuDEdition, ComparaisonDeGabarit } from '@bridge/contract';
import type { Apercus } from '../../../publication/print/apercus.ts';

/** Wide enough for a comma that moved to show. In pixels. */
const LARGEUR = 480;
/** The most pairs of pages that are compared. */
const MOST_COMPARED = 60;

type Pages = Pick<ApercuDEdition, 'jeton' | 'pages'>;

/** The pages that two drawings of a model show differently, compared as pictures. */
export async function differencesEntre(
  apercus: Pick<Apercus, 'page'>,
  qui: string,
  avant: Pages,
  apres: Pages,
): Promise<Pick<ComparaisonDeGabarit, 'differentes' | 'incomplete'>> {
  const longest = Math.max(avant.pages, apres.pages);
  const pictureOf = async ({ jeton, pages }: Pages, page: number) =>
    page > pages ? null : apercus.page(qui, { jeton, page, largeur: LARGEUR });
  const differentes: number[] = [];
  for (let page = 1; page <= Math.min(longest, MOST_COMPARED); page += 1)
    if ((await pictureOf(avant, page)) !== (await pictureOf(apres, page))) differentes.push(page);
  return { differentes, incomplete: longest > MOST_COMPARED };
}
