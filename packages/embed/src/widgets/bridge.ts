import { loadCarte } from './carte-differee.ts';
import { elementDe } from './element.ts';
import { enhance, type Outils } from './enhance.ts';
import { historiqueDe } from './historique.ts';
import { hoteDe } from './hote.ts';
import { tellMatomo } from './matomo.ts';
import { nomsDe, sourceDirecte, sourceIncluse } from './source.ts';

/** The tools of the page: they wake what the server drew, and define the elements that fetch the rest. */
const outils: Outils = {
  hote: hoteDe(window, new URL(import.meta.url).origin),
  historique: () => historiqueDe(window),
  navigateur: navigator,
  loadCarte,
};

const ELEMENTS = ['bridge-liste', 'bridge-fiche', 'bridge-carte', 'bridge-annonce'];
for (const nom of ELEMENTS) {
  if (!customElements.get(nom)) customElements.define(nom, elementDe(outils));
}

// A page in a frame, or its preview, is no visit of the site.
if (window.parent === window) tellMatomo(document, outils.hote);

// In a frame, the page around is told the height of this one.
if (window.parent !== window && new URLSearchParams(location.search).has('cadre')) void import('./cadre.ts');

// The script may load before the end of the page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

function start(): void {
  for (const racine of document.querySelectorAll<HTMLElement>('.bridge[data-bridge]')) {
    // The server of another site drew the page, and says where it took the list.
    const prise = racine.closest<HTMLElement>('[data-bridge-source]')?.dataset.bridgeSource;
    const source = prise && URL.canParse(prise) ? sourceIncluse(new URL(prise), () => nomsDe(racine)) : sourceDirecte;
    // Inside one of our elements, the list is only seen until the element has its own.
    if (!racine.closest(ELEMENTS.join())) enhance(racine, outils, source);
  }
}
