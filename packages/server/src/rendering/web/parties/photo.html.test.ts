import { LANGUES } from '@bridge/contract';
import { type Arbre, JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { feuilleDeStyle } from '../feuille.ts';
import { sourceOf } from '../gabarits/source.ts';
import { draw } from '../testing/draw.ts';
import { unElement, unePageDeFiche, unePageDeListe, unePhoto } from '../testing/pages.ts';

const drawn = (changes: Parameters<typeof unElement>[0]): Arbre =>
  new JSDOM(draw(unePageDeListe({ elements: [unElement(changes)] })).html).window.document;
const autresPhotos = [1, 2].map((rang) =>
  unePhoto({ rang: rang + 1, alternative: `Vue ${rang}`, credit: '<b>Ana</b>' }),
);

describe('the photos of an objet of a list', () => {
  it('are leafed through, the first alone shown and loaded until a visitor asks for more', () => {
    const page = drawn({ nom: 'Le "Lac" <b>', autresPhotos });
    const vues = [...page.querySelectorAll('[data-bridge-diaporama] [data-bridge-vue]')];
    expect(vues.map((vue) => vue.getAttribute('hidden'))).toEqual([null, '', '']);
    expect(vues.map((vue) => vue.querySelector('img')?.getAttribute('loading') ?? null)).toEqual([
      null,
      'lazy',
      'lazy',
    ]);
    expect(vues.map((vue) => vue.querySelector('img')?.getAttribute('alt')).slice(1)).toEqual(['Vue 1', 'Vue 2']);
    expect(vues[1]?.textContent).toContain('<b>Ana</b>');
    const buttons = [...page.querySelectorAll('[data-bridge-feuilleter]')];
    expect(buttons.map((one) => [one.getAttribute('aria-label'), one.getAttribute('hidden')])).toEqual([
      ['Photo précédente\u00a0: Le "Lac" <b>', ''],
      ['Photo suivante\u00a0: Le "Lac" <b>', ''],
    ]);
  });

  it.each(LANGUES)('are named with the objet as one writes it in %s', (langue) => {
    const objet = unElement({ nom: 'Lac', autresPhotos, favori: true });
    const page = new JSDOM(draw(unePageDeListe({ langue, elements: [objet] })).html).window.document;
    const labels = [...page.querySelectorAll('[data-bridge-feuilleter], [data-bridge-favori]')];
    const colon = langue === 'fr' ? '\u00a0: ' : langue === 'zh' || langue === 'ja' ? '：' : ': ';
    expect(labels.map((one) => one.getAttribute('aria-label')?.match(/[^\p{L}]*Lac$/u)?.[0])).toEqual(
      Array.from({ length: 3 }, () => `${colon}Lac`),
    );
  });

  it('keep the place where their rank is said while nothing is said, and print no button', () => {
    expect(feuilleDeStyle.css).not.toMatch(/\.bridge-rang:empty\{[^}]*display:none/);
    const [, printed = ''] = feuilleDeStyle.css.split('@media print');
    for (const one of ['.bridge-feuilleter', '.bridge-rang']) expect(printed).toContain(one);
  });

  it('have their rank away from their credit, and beside it where badges stand above', () => {
    expect(feuilleDeStyle.css).toMatch(/\.bridge-rang\{[^}]*inset-block:\.5rem auto/);
    const { css } = sourceOf('element', 'vignette');
    expect(css).toContain('.bridge-rang { inset-block: auto .5rem }');
    expect(css).toContain('.bridge-credit { max-width: calc(100% - 4.5rem) }');
  });

  it('have no button where there is one photo, or none', () => {
    expect(drawn({}).querySelector('[data-bridge-diaporama]')).toBeNull();
    expect(drawn({ photo: null, autresPhotos }).querySelector('[data-bridge-diaporama]')).toBeNull();
  });
});

it('a card without a photo keeps the ratio of those that have one: only the cards of the home page have their own', () => {
  const rules = [...feuilleDeStyle.css.matchAll(/([^{}]*\.bridge-sans-photo)\{([^}]*)\}/g)];
  const sized = rules
    .filter(([, , body = '']) => /aspect-ratio:(?!auto)/.test(body))
    .map(([, selector = '']) => selector.trim());
  expect(sized).toEqual(['.bridge .bridge-entree .bridge-sans-photo']);
});

it('a fiche names what its source links before what is near', () => {
  const page = unePageDeFiche({ lies: [unElement({ id: 4715, nom: 'La Ferme du même nom' })] });
  const titles = [...new JSDOM(draw(page).html).window.document.querySelectorAll('.bridge-suggestions h2')];
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Voir aussi', 'À proximité', 'Vous aimerez aussi']);
});
