import { BLANC, ENCRE, nuancesDe } from '../couleur.rules.ts';
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
export function themeDe(page: PagePublique): { readonly classe: string; readonly css: string } {
  const { site } = page;
  const own = page.genre === 'liste' ? page.couleur : null;
  const { action, surAction, lien, actionSombre, lienSombre } = nuancesDe(own ?? site.couleur);
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
  return { classe, css: `.${classe}{${properties.map(([nom, valeur]) => `--bridge-${nom}:${valeur}`).join(';')}}` };
}
