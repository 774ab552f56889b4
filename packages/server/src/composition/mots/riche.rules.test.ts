import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../testing/cpu-time.ts';
import { cutText } from './coupe.rules.ts';
import { htmlDuTexte, htmlPropre, nettoyageUnique, SANS_MEMOIRE, texteDuHtml } from './riche.rules.ts';

describe('rich texts', () => {
  it('are cleaned once where many objets have the same', () => {
    const cleaned: string[] = [];
    const nettoyage = nettoyageUnique({
      ...SANS_MEMOIRE,
      duTexte: (texte) => {
        cleaned.push(texte);
        return SANS_MEMOIRE.duTexte(texte);
      },
    });
    for (const texte of ['<p>Un</p>', '<p>Deux</p>', '<p>Un</p>'])
      expect(nettoyage.duTexte(texte)).toEqual(SANS_MEMOIRE.duTexte(texte));
    expect(cleaned).toEqual(['<p>Un</p>', '<p>Deux</p>']);
  });

  it('lose headings of nothing, one inside the other too', () => {
    expect(htmlPropre('<h2><strong> </strong><br></h2><p>Oui</p>')).toBe('<p>Oui</p>');
    expect(htmlPropre('<h2>Un titre</h2>')).toBe('<h2>Un titre</h2>');
  });

  it('are paragraphs and lines where the source wrote plain text', () => {
    expect(htmlDuTexte('Un & deux\n\nTrois\nquatre')).toBe('<p>Un &amp; deux</p><p>Trois<br />quatre</p>');
    expect(htmlDuTexte('a < b')).toBe('<p>a &lt; b</p>');
  });

  it('give their words, as they were written', () => {
    expect(texteDuHtml('<p>Fish &amp; chips</p><p>5 &lt; 6</p>')).toBe('Fish & chips 5 < 6');
  });

  it.each([
    ['headings', `<h2>${'\u00a0'.repeat(50_000)}`],
    ['tags', '<a'.repeat(50_000)],
    ['spaces', `${' '.repeat(50_000)}x`],
  ])('are read in no time, however hostile: %s', (_, texte) => {
    const spent = cpuTime(() => {
      htmlPropre(texte);
      texteDuHtml(htmlDuTexte(texte));
      cutText(texte, 40_000);
    });
    expect(spent).toBeLessThan(2_000);
  });
});

describe('a text that is cut', () => {
  it('keeps whole words, and whole letters', () => {
    expect(cutText('Une grande maison, au bord du lac', 20)).toBe('Une grande maison…');
    expect(cutText('Anticonstitutionnellement', 10)).toBe('Anticonst…');
    expect(cutText('👨‍🍳👨‍🍳', 2)).not.toContain('\ufffd');
    expect(cutText('Court', 5)).toBe('Court');
    // Letters that take two places count once.
    expect(cutText('🌳'.repeat(5), 5)).toBe('🌳'.repeat(5));
    expect(cutText('🌳'.repeat(50), 5)).toBe(`${'🌳'.repeat(4)}…`);
    expect(cutText(`🌳 ${'a'.repeat(50)}`, 3)).toBe('🌳…');
  });
});
