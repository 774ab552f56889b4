import { expect, it } from 'vitest';
import { avisDuGabarit } from './gabarit.avis.ts';

const style = { nom: 'titre', police: '', taille: null, interligne: null, couleur: null };
const gabarit = { styles: [style], jetons: [], base: 'propre', source: '' };

it('tells the typefaces that the product does not have, at their lines', () => {
  const source = [
    '#set text(font: "Source Sans 3")',
    '#let nom(f) = text(font: ("Inter", "Source Serif 4"), f.nom)',
    '// text(font: "Helvetica")',
  ].join('\n');
  const said = avisDuGabarit({ ...gabarit, source });
  expect(said.map(({ ligne }) => ligne)).toEqual([2]);
  expect(said[0]?.message).toContain('«\u00a0Inter\u00a0»');
});

it('tells the styles that nobody named', () => {
  const source = '#let fiche(f, r) = style("titre", f.nom) + style("chapo", f.commune)';
  expect(avisDuGabarit({ ...gabarit, source })).toMatchObject([
    { ligne: 1, message: expect.stringContaining('chapo') },
  ]);
});

it('looks at the typefaces of styles and jetons, whoever wrote the source, and at the source of one’s own alone', () => {
  const said = avisDuGabarit({
    styles: [{ ...style, police: 'Garamond' }],
    jetons: [
      { nom: 'titres', genre: 'police', valeur: 'Futura' },
      { nom: 'accent', genre: 'couleur', valeur: '#aa0000' },
    ],
    base: 'guide',
    source: '#set text(font: "Inter")',
  });
  expect(said.map(({ message }) => /«\u00a0(\w+)/.exec(message)?.[1])).toEqual(['Garamond', 'Futura']);
});
