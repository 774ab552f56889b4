import { expect, it } from 'vitest';
import { autonome } from './autonome.ts';
import { feuilleDeStyle } from './feuille.ts';
import { draw } from './testing/draw.ts';
import { unePageDeCarte, unePageDeListe } from './testing/pages.ts';

it.each([
  ['fr', 'La carte demande JavaScript.', 'La carte se dessine sur la page publiée.'],
  ['en', 'The map needs JavaScript.', 'The map is drawn on the published page.'],
] as const)('a preview, which runs no script, says in %s where its map is seen', (langue, ofVisitors, ofPreview) => {
  const { html } = draw(unePageDeCarte({ langue }));
  expect(html).toContain(ofVisitors);
  const shown = autonome(html, { langue });
  expect(shown).toContain(ofPreview);
  expect(shown).not.toContain('JavaScript');
  expect(shown).not.toContain('<script');
});

it('a preview shows what visitors with scripts see', () => {
  const page = unePageDeListe();
  expect(feuilleDeStyle.css).toContain('@media (scripting:enabled)');
  expect(autonome(draw(page).html, page)).not.toContain('(scripting:enabled)');
});

it('what the keyboard reaches keeps its shape: its outline alone is added', () => {
  const shapes = [...feuilleDeStyle.css.matchAll(/([^{}]*:focus-visible[^{}]*)\{([^}]*)\}/g)]
    .filter(([, , declared = '']) => declared.includes('border-radius'))
    .map(([, selector]) => selector);
  expect(shapes).toEqual([':where(.bridge,.bridge-heberge) :is(a,summary):focus-visible']);
});
