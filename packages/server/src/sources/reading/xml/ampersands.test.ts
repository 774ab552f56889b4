import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AmpersandGuard } from './ampersands.ts';

function guarded(text: string, size: number): string {
  const guard = new AmpersandGuard();
  let out = '';
  for (let index = 0; index < text.length; index += size) out += guard.push(text.slice(index, index + size), false);
  return out + guard.push('', true);
}

describe('an ampersand', () => {
  it('that begins no entity is escaped, and those of CDATA are left', () => {
    const text = '<a>B & B &amp; &eacute; &#233; R&B;</a><![CDATA[x & y]]><b>&</b>';
    expect(guarded(text, 1000)).toBe('<a>B &amp; B &amp; &eacute; &#233; R&amp;B;</a><![CDATA[x & y]]><b>&amp;</b>');
  });

  it('is treated the same wherever the text is cut', () => {
    const word = fc.constantFrom(
      '&',
      '&amp;',
      '&#233;',
      '<![CDATA[',
      ']]>',
      ']]',
      'texte assez long pour passer',
      ';',
      'é',
    );
    fc.assert(
      fc.property(fc.array(word), fc.integer({ min: 1, max: 40 }), (words, size) => {
        const text = words.join('');
        expect(guarded(text, size)).toBe(guarded(text, text.length + 1));
      }),
    );
  });
});
