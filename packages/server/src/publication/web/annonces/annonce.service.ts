import type { Db } from '../../../schema.ts';
import { adresseDAnnonce } from '../adresses/adresse.rules.ts';
import type { Demande, Reponse } from '../pages/composition.ts';
import { type CadreDeSite, composedPage, languesDe, languesDePage, SANS_REFERENCEMENT } from '../pages/page.ts';
import { openVitrine, sourcesDesElements } from '../vignettes/vitrine.service.ts';
import { annoncesDePage } from './places.service.ts';

/** One espace alone, for a site that puts it into a page of its own. Without an annonce, the answer is empty. */
export async function composeAnnonce(
  tx: Db,
  cadre: CadreDeSite,
  { code }: Extract<Demande, { genre: 'annonce' }>,
): Promise<Reponse> {
  const { site, rendu, visite } = cadre;
  const vitrine = await openVitrine(tx, cadre, {});
  const here = (langue: string) => adresseDAnnonce(langue, code);
  return composedPage(cadre, {
    page: {
      genre: 'annonce',
      site: rendu,
      langue: visite.langue,
      langues: languesDePage(cadre, languesDe(site), here),
      ariane: [],
      referencement: {
        ...SANS_REFERENCEMENT,
        titre: rendu.titre,
        canonique: `${visite.adresse}${here(visite.langue)}`,
      },
    },
    sources: { page: null, elements: await sourcesDesElements(cadre) },
    cles: [],
    annonces: await annoncesDePage(tx, cadre, {
      genre: 'libre',
      liste: null,
      objets: [],
      tags: [],
      elements: 0,
      vitrine,
      espace: code,
    }),
  });
}
