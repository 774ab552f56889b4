import { loadCarte } from './carte-differee.ts';
import { elementDe } from './element.ts';
import { enhance, type Outils } from './enhance.ts';
import { historiqueDe } from './historique.ts';
import { hoteDe } from './hote.ts';
import { nomsDe, sourceDirecte, sourceIncluse } from './source.ts';

/** What a page asks for: wakes what the server drew in it, and gives it the elements that fetch the rest. */
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

// Shown in a frame: the page around is told how high it is.
if (window.parent !== window && new URLSearchParams(location.search).has('cadre')) void import('./cadre.ts');

// It may come before the end of the page that it wakes.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

function start(): void {
  for (const racine of document.querySelectorAll<HTMLElement>('.bridge[data-bridge]')) {
    // Drawn by the server of another site, which says where it took it.
    const prise = racine.closest<HTMLElement>('[data-bridge-source]')?.dataset.bridgeSource;
    const source = prise && URL.canParse(prise) ? sourceIncluse(new URL(prise), () => nomsDe(racine)) : sourceDirecte;
    // Inside one of our elements, it is what is seen until the element has its own.
    if (!racine.closest(ELEMENTS.join())) enhance(racine, outils, source);
  }
}
