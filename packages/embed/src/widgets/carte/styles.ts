import leaflet from 'leaflet/dist/leaflet.css?inline';
import carte from './carte.css?inline';

/** Gives a page or a shadow root the styles of maps, once. As a sheet: a page that forbids styles in its HTML takes it. */
export function donnerStyles(lieu: Node): void {
  if (!(lieu instanceof Document || lieu instanceof ShadowRoot)) return;
  const css = `${leaflet}\n${carte}`;
  if ('adoptedStyleSheets' in lieu && 'replaceSync' in CSSStyleSheet.prototype) {
    if (lieu.adoptedStyleSheets.some((feuille) => feuilles.has(feuille))) return;
    const feuille = new CSSStyleSheet();
    feuille.replaceSync(css);
    feuilles.add(feuille);
    lieu.adoptedStyleSheets = [...lieu.adoptedStyleSheets, feuille];
    return;
  }
  const parent = lieu instanceof Document ? lieu.head : lieu;
  if (parent.querySelector('style[data-bridge-carte-styles]')) return;
  const style = document.createElement('style');
  style.dataset.bridgeCarteStyles = '';
  style.textContent = css;
  parent.append(style);
}

const feuilles = new WeakSet<CSSStyleSheet>();
