import leaflet from 'leaflet/dist/leaflet.css?inline';
import carte from './carte.css?inline';
import zone from './zone.css?inline';

/** Gives a page or a shadow root the styles of maps. */
export const giveStyles = (lieu: Node): void => adoptStyles(lieu, `${leaflet}\n${carte}\n${zone}`);

/** Adopts styles in a page or a shadow root, once. A sheet is accepted even by a page that forbids inline styles. */
export function adoptStyles(lieu: Node, css: string): void {
  if (css.trim() === '' || !(lieu instanceof Document || lieu instanceof ShadowRoot)) return;
  if ('adoptedStyleSheets' in lieu && 'replaceSync' in CSSStyleSheet.prototype) {
    if (lieu.adoptedStyleSheets.some((feuille) => feuilles.get(feuille) === css)) return;
    const feuille = new CSSStyleSheet();
    feuille.replaceSync(css);
    feuilles.set(feuille, css);
    lieu.adoptedStyleSheets = [...lieu.adoptedStyleSheets, feuille];
    return;
  }
  const parent = lieu instanceof Document ? lieu.head : lieu;
  const known = parent.querySelectorAll('style[data-bridge-carte-styles]');
  if ([...known].some(({ textContent }) => textContent === css)) return;
  const style = document.createElement('style');
  style.dataset.bridgeCarteStyles = '';
  style.textContent = css;
  parent.append(style);
}

const feuilles = new WeakMap<CSSStyleSheet, string>();
