import { BLANC, ENCRE, type Nuances, nuancesDe } from '../couleur.rules.ts';
import type { SiteRendu } from './modele.ts';
import type { PagePublique } from './page.ts';

const POLICES: Readonly<Record<SiteRendu['police'], string>> = {
  systeme: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  serif: '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif',
  arrondie: 'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Nunito, "Varela Round", system-ui, sans-serif',
  page: 'inherit',
};
const ARRONDIS: Readonly<Record<SiteRendu['arrondi'], string>> = { droit: '0px', doux: '8px', rond: '16px' };

/** The theme of a site as one class, since a page may show parts of two sites. A list may have its own colour. */
export interface Theme {
  readonly classe: string;
  readonly css: string;
  /** The shades of the colour of the site, even where a list has its own. */
  readonly nuancesDuSite: Nuances;
}

/** The most colours whose shades are kept. */
const MOST_KEPT = 200;

/** Makes the themes of pages. The shades of a colour are computed once: most pages have those of the page before. */
export function createThemes(): (page: PagePublique) => Theme {
  const kept = new Map<string | null, Nuances>();
  return (page) =>
    themeDe(page, (couleur) => {
      const known = kept.get(couleur);
      if (known !== undefined) return known;
      if (kept.size >= MOST_KEPT) kept.clear();
      const nuances = nuancesDe(couleur);
      kept.set(couleur, nuances);
      return nuances;
    });
}

function themeDe(page: PagePublique, nuances: typeof nuancesDe): Theme {
  const { site } = page;
  const own = page.genre === 'liste' ? page.couleur : null;
  const { action, surAction, lien, actionSombre, lienSombre } = nuances(own ?? site.couleur);
  const classe = `bridge-t${site.id}${own === null || page.genre !== 'liste' ? '' : `-${page.id}`}`;
  const properties = [
    ['couleur', action],
    ['sur-couleur', surAction === BLANC ? '#fff' : ENCRE],
    ['lien', lien],
    ['couleur-sombre', actionSombre],
    ['lien-sombre', lienSombre],
    ['police', POLICES[site.police]],
    ['arrondi', ARRONDIS[site.arrondi]],
  ];
  return {
    classe,
    css: `.${classe}{${properties.map(([nom, valeur]) => `--bridge-${nom}:${valeur}`).join(';')}}`,
    nuancesDuSite: nuances(site.couleur),
  };
}
