import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fautesHtml } from './html.fautes.ts';
import { purgeHtml } from './html.purge.ts';

/** S-23, S-24, S-25: markup that would act by itself, and ways to hide it. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//exemple.org/x.js></ScRiPt>',
  '<img src=x onerror=alert(1)>',
  '<img src=/x.png onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg><use href="data:image/svg+xml,x#x"></use></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<title><a href="</title><img src=x onerror=alert(1)>">',
  '<textarea><a title="</textarea><img src=x onerror=alert(1)>">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//exemple.org">x</a>',
  '<a href="/\\exemple.org">x</a>',
  '<img srcset="javascript:alert(1) 1x, //exemple.org/x 2x">',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<style>@import "//exemple.org/x.css";</style>',
  '<link rel=stylesheet href=//exemple.org>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="//exemple.org/">',
  '<form action="//exemple.org"><button formaction="javascript:alert(1)">x</button></form>',
  '<details open ontoggle=alert(1)>x</details>',
  '<p onclick=alert(1) onmouseover="alert(1)">x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<p a="b"onclick=alert(1)>x</p>',
  "<p a='\"'onclick=alert(1) b='\"'>x</p>",
  '<<script>script>alert(1)<</script>/script>',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!----!><img src=x onerror=alert(1)>-->',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<video><source onerror=alert(1)></video>',
  '<template><script>alert(1)</script></template>',
  '<a href="x" href="javascript:alert(1)">x</a>',
  '<circle fill="url(//exemple.org/x)">',
];

const { document } = new JSDOM('').window;
const PERMIS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?|$)/;

describe.each(HOSTILE)('%s', (html) => {
  it('does nothing once it is drawn', () => {
    document.body.innerHTML = `<main>${purgeHtml(html)}</main><footer>x</footer>`;
    expect(
      document.querySelector('script,style,iframe,object,embed,link,meta[http-equiv],base,form,template,use,animate'),
    ).toBeNull();
    for (const one of document.querySelectorAll('*')) {
      for (const { name, value } of one.attributes) {
        expect(name).not.toMatch(/^on|^style$|^srcdoc$|^formaction$/);
        if (name === 'href' || name === 'src') expect(value).toMatch(PERMIS);
        expect(value).not.toMatch(/^\s*(?:javascript|data|vbscript):/i);
      }
    }
    expect(document.querySelector('body > footer')).not.toBeNull();
  });
});

it('what is refused when it is drawn is refused when it is saved', () => {
  const accepted = HOSTILE.filter((html) => fautesHtml(html).length === 0);
  // Comments are left out of pages, whatever they hold.
  expect(accepted).toEqual([
    '<!--[if IE]><script>alert(1)</script><![endif]-->',
    '<!----!><img src=x onerror=alert(1)>-->',
  ]);
});

describe('markup of a template', () => {
  it('is kept as it is written', () => {
    const html =
      '<section class="a" data-x="1"><h2>Été &amp; hiver</h2><a href="/fr">x</a><img src="/x.png" alt=""><br></section>';
    expect(purgeHtml(html)).toBe(html);
    expect(fautesHtml(html)).toEqual([]);
  });

  it('closes what it opened, and nothing else', () => {
    expect(purgeHtml('<div><p>a</div></div></main><b>c')).toBe('<div><p>a</p></div><b>c</b>');
  });

  it('is refused by line', () => {
    expect(fautesHtml('<p>\n{{ objet.nom }}\n</p>\n<script>x</script>')).toEqual([
      { message: 'L’élément <script> n’est pas permis dans un gabarit.', ligne: 4 },
    ]);
    expect(fautesHtml('{% if a %}\n<a onclick="x" href="{{ objet.href }}">\n{% endif %}')).toEqual([
      { message: 'L’attribut «\u00a0onclick\u00a0» n’est pas permis dans un gabarit.', ligne: 2 },
    ]);
  });

  it('may have conditions between attributes, and values inside of them', () => {
    expect(fautesHtml('<p class="a {{ b }}"{% if c %} lang="{{ c }}"{% endif %}>{{ d }}</p>')).toEqual([]);
  });

  it('has no name that Liquid writes', () => {
    expect(fautesHtml('<{{ "script" }}>')).toHaveLength(0);
    expect(fautesHtml('<p {{ nom }}="x">')).toHaveLength(1);
  });
});
