import { richText } from '@bridge/contract';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { draw } from '../widgets/testing/draw.tsx';
import { FieldValue } from './field-value.tsx';

fakeBrowser();

const field = richText({ label: 'Texte' });

function html(value: string, density: 'line' | 'full' = 'full'): string {
  const { container } = draw(<FieldValue field={field} value={value} density={density} />);
  const drawn = container.querySelector(density === 'full' ? 'div > div > div' : 'span')?.innerHTML ?? '';
  cleanup();
  return drawn;
}

/** Texts that have been used to make a page run a script. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<constructor>x</constructor><__proto__>y</__proto__><tostring>z</tostring>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//malin.example/">x</a>',
  '<a href="https://ok.example/" onclick="alert(1)" style="position:fixed">x</a>',
  '<p onmouseover="alert(1)" style="background:url(javascript:alert(1))">x</p>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit formaction="javascript:alert(1)"></form>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><script>alert(1)</script>',
  '<style>@import "javascript:alert(1)";</style>',
  '<base href="javascript:/a/-alert(1)///////">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<p>{{constructor.constructor("alert(1)")()}}</p>',
  '--><script>alert(1)</script>',
  '<p id="__proto__" dangerouslySetInnerHTML="x">x</p>',
];
const SAFE =
  /^<\/?(p|br|strong|em|u|s|h2|h3|ul|ol|li|a|blockquote|code)( href="(https?:|mailto:)[^"]*" rel="noopener noreferrer nofollow" target="_blank"| target="_blank" rel="noopener noreferrer nofollow" href="(https?:|mailto:)[^"]*"| href="(https?:|mailto:)[^"]*" target="_blank" rel="noopener noreferrer nofollow")?>$/;

function unsafeTags(drawn: string): string[] {
  return (drawn.match(/<[^>]*>/g) ?? []).filter((tag) => !SAFE.test(tag));
}

describe('a rich text', () => {
  it('is drawn with its titles, lists, emphasis and links', () => {
    const written = '<h2>Titre</h2><p>Un <b>mot</b>, <em>deux</em>.<br>Fin</p><ul><li>a</li></ul>';
    expect(html(written)).toBe(
      '<h2>Titre</h2><p>Un <strong>mot</strong>, <em>deux</em>.<br>Fin</p><ul><li>a</li></ul>',
    );
    expect(html('<a href="mailto:a@b.fr">x</a>')).toContain('href="mailto:a@b.fr"');
  });

  it('keeps the words of what it does not draw', () => {
    expect(html('<div><span class="x">Bonjour</span></div>')).toBe('Bonjour');
  });

  it('is plain words on a line', () => {
    expect(html('<h2>Titre</h2><p>Un <b>mot</b></p><script>x</script>', 'line')).toBe('Titre Un mot');
  });

  it.each(ATTACKS)('runs nothing of %s', (attack) => {
    for (const density of ['full', 'line'] as const) {
      const drawn = html(attack, density);
      expect(unsafeTags(drawn)).toEqual([]);
      expect(drawn).not.toMatch(/<[^>]*(javascript:|\son\w+\s*=|style=|data:)/i);
    }
  });

  it('has no other tag or attribute than those allowed, whatever is pasted', () => {
    const piece = fc.oneof(
      fc.constantFrom(...ATTACKS),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<b>',
        '"',
        "'",
        '>',
        '<',
        '&lt;',
        '<a href="https://a.fr/"',
        ' onclick=1',
        '<!--',
      ),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        expect(unsafeTags(html(pieces.join('')))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('nested beyond reason is still read', () => {
    expect(html(`${'<blockquote>'.repeat(200)}Fond${'</blockquote>'.repeat(200)}`)).toContain('Fond');
  });
});
