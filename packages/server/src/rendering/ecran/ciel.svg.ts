import type { Ciel } from '@bridge/contract';

/** Drawn rather than written: many televisions have no letters for the weather. Lines have the colour of the text around. */

const NUAGE = '<path d="M14 44a10 10 0 0 1 1-20 15 15 0 0 1 29-2 11 11 0 0 1 6 22z"/>';
const RAYONS = Array.from({ length: 8 }, (_, rang) => `<path d="M32 6v7" transform="rotate(${rang * 45} 32 32)"/>`);
const SOLEIL = `<circle cx="32" cy="32" r="12"/>${RAYONS.join('')}`;
/** Behind a cloud: smaller, up and to the right. */
const SOLEIL_VOILE = `<g transform="translate(24 -4) scale(.62)">${SOLEIL}</g>`;
const gouttes = (longueur: number, ...colonnes: readonly number[]) =>
  colonnes.map((x) => `<path d="M${x} 50l-${longueur / 3} ${longueur}"/>`).join('');
const flocons = (...colonnes: readonly number[]) =>
  colonnes.map((x) => `<path d="M${x} 49v10M${x - 4} 51.5l8 5M${x + 4} 51.5l-8 5"/>`).join('');

const TRAITS: Readonly<Record<Ciel, string>> = {
  soleil: SOLEIL,
  eclaircies: SOLEIL_VOILE + NUAGE,
  nuages: `<g transform="translate(0 6)">${NUAGE}</g>`,
  brouillard: '<path d="M10 20h44M6 30h40M18 40h40M10 50h36"/>',
  pluie: NUAGE + gouttes(10, 20, 32, 44),
  averses: SOLEIL_VOILE + NUAGE + gouttes(9, 26, 40),
  neige: NUAGE + flocons(18, 32, 46),
  orage: `${NUAGE}<path d="M34 40l-7 11h9l-5 10"/>`,
};

/** The sky as a drawing, without words: its name stands beside it. */
export const ciel = (de: Ciel): string =>
  `<svg viewBox="0 0 64 64" fill="var(--fond)" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">${TRAITS[de]}</svg>`;
