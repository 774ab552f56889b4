import type { PageDeMessage } from '../../../rendering/web/page.ts';
import { adresseDAccueil } from '../adresses/adresse.rules.ts';
import { CLE } from '../cles.ts';
import { sourcesDesElements } from '../vignettes/vitrine.service.ts';
import type { Composition } from './composition.ts';
import { type Mot, mot } from './mots.words.ts';
import { arianeDe, type CadreDeSite, composedPage, languesDe, languesDePage, SANS_REFERENCEMENT } from './page.ts';

const MOTS: Readonly<Record<404 | 410, readonly [Mot, Mot]>> = {
  404: ['introuvable', 'introuvableTexte'],
  410: ['partie', 'partieTexte'],
};

/** A message shown in place of a page, with the layout and the styles of the site. */
export async function composeMessage(
  cadre: CadreDeSite,
  statut: 404 | 410,
  { alternatives = [], cles = [] }: { alternatives?: PageDeMessage['alternatives']; cles?: readonly string[] } = {},
): Promise<Composition> {
  const { site, rendu, visite } = cadre;
  const [titre, texte] = MOTS[statut].map((lequel) => mot(visite.langue, lequel));
  return composedPage(cadre, {
    statut,
    page: {
      genre: 'message',
      statut,
      site: rendu,
      langue: visite.langue,
      langues: languesDePage(cadre, languesDe(site), adresseDAccueil),
      ariane: arianeDe(cadre),
      referencement: {
        ...SANS_REFERENCEMENT,
        titre: titre ?? '',
        canonique: `${visite.adresse}${adresseDAccueil(visite.langue)}`,
      },
      titre: titre ?? '',
      texte: statut === 410 && alternatives.length === 0 ? '' : (texte ?? ''),
      alternatives,
    },
    sources: { page: null, elements: await sourcesDesElements(cadre) },
    cles: [...cles, ...alternatives.map(({ id }) => CLE.objet(id))],
  });
}

export const introuvable = (cadre: CadreDeSite) => composeMessage(cadre, 404);
