import { BridgeError } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { DESSIN } from '../../../testing/voisins.ts';
import { SVG } from '../testing/fichiers.ts';
import { dessinNet } from './svg.ts';

const dessin = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" ${attributes}>${content}</svg>`;
const net = async (source: string) => (await dessinNet(source)).texte;

describe('S-21: a drawing is written anew from what is allowed in it', () => {
  it('keeps shapes, colours, gradients and texts as they are', async () => {
    expect(await net(SVG)).toBe(SVG);
    const rich =
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><rect width="5" height="5" fill="url(#a)" style="opacity:.5"></rect><text x="1" y="2">É &amp; &lt;b&gt;</text>';
    expect(await net(dessin(rich))).toContain(rich);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a group', '<g><script type="text/ecmascript">alert(1)</script></g>'],
    ['a script of another namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
    [
      'a page inside',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ],
    ['a handler', '<rect onload="alert(1)" onclick="alert(1)" width="1" height="1"/>'],
    ['a handler in capitals', '<rect ONLOAD="alert(1)" width="1" height="1"/>'],
    ['a link that runs', '<a xlink:href="javascript:alert(1)"><text>x</text></a>'],
    ['a use that runs', '<use xlink:href="javascript:alert(1)"/>'],
    ['a use of data', '<use href="data:image/svg+xml;base64,PHN2Zz48c2NyaXB0PmFsZXJ0KDEp"/>'],
    ['a use from elsewhere', '<use xlink:href="https://evil.example/a.svg#alert"/>'],
    ['an image from elsewhere', '<image href="https://evil.example/alert.png"/>'],
    [
      'an animation of an address',
      '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="href" values="javascript:alert(1)"/>',
    ],
    ['a style that fetches', '<rect style="fill:url(https://evil.example/alert)" width="1" height="1"/>'],
    [
      'a style that hides what it fetches',
      '<rect style="fill:u\\72l(https://evil.example/alert)" width="1" height="1"/>',
    ],
    ['a style cut in two', '<rect style="fill:ur/*x*/l(https://evil.example/alert)" width="1" height="1"/>'],
    ['a sheet that imports', '<style>@import "https://evil.example/alert.css";</style>'],
    ['a sheet that fetches', '<style>rect{fill:url("//evil.example/alert")}</style>'],
    ['a sheet that ends itself', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
    ['a text that ends itself', '<text><![CDATA[</text><script>alert(1)</script>]]></text>'],
    [
      'an attribute that ends itself',
      '<rect class="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" width="1" height="1"/>',
    ],
    ['a fill that hides what it fetches', '<rect fill="\\75rl(https://evil.example/alert#a)" width="1" height="1"/>'],
    ['a fill from elsewhere', '<rect fill="url(https://evil.example/alert#a)" width="1" height="1"/>'],
    ['a handler of another name', '<handler xmlns="http://www.w3.org/2001/xml-events">alert(1)</handler>'],
    ['an iframe', '<iframe src="javascript:alert(1)"/>'],
  ])('leaves out %s', async (_name, content) => {
    const texte = await net(dessin(content));
    expect(texte).not.toMatch(
      /<script|javascript:|https?:\/\/evil|\/\/evil|foreignObject|\son\w+\s*=|<iframe|<image|<animate|<set|@import|data:/i,
    );
  });

  it('leaves out filters whose work has no bounds, and refuses more of the others than any drawing needs', async () => {
    const filter = (inner: string) => `<filter id="f">${inner}</filter><rect filter="url(#f)" width="9" height="9"/>`;
    const hostile = '<feMorphology radius="900"/><feTurbulence numOctaves="99"/><feConvolveMatrix order="99"/>';
    expect(await net(dessin(filter(`${hostile}<feGaussianBlur stdDeviation="2"/>`)))).toMatch(
      /<filter id="f"><feGaussianBlur stdDeviation="2"><\/feGaussianBlur><\/filter>/,
    );
    await expect(net(dessin(filter('<feOffset dx="1"/>'.repeat(51))))).rejects.toBeInstanceOf(BridgeError);
  });

  it('lets through what is dear to draw and bounded: a process of its own opens it', async () => {
    expect(await net(DESSIN)).toContain('filter="url(#f)"');
    await expect(
      net(DESSIN.replace('</svg>', `${/<circle.*\/>/.exec(DESSIN)?.[0].repeat(20)}</svg>`)),
    ).rejects.toBeInstanceOf(BridgeError);
  });

  it('leaves out filters that a style brings, and those that an attribute makes up', async () => {
    const kept = await net(
      dessin(
        '<style>.a{filter:url(#f);fill:red}*{-webkit-filter: blur(900px)}</style><g class="a" style="filter:blur(9px);opacity:.5" filter="blur(900px)"/>',
      ),
    );
    expect(kept).not.toMatch(/filter|blur/);
    expect(kept).toContain('.a{fill:red}');
    expect(kept).toContain('style="opacity:.5"');
  });

  /** Nested definitions, where each of `levels` names the one before ten times. */
  const pyramid = (levels: number, again: (id: string) => string, around: (id: string, inner: string) => string) =>
    Array.from({ length: levels }, (_, level) =>
      around(`n${level}`, level === 0 ? '<rect width="9" height="9"/>' : again(`n${level - 1}`).repeat(10)),
    ).join('');
  const group = (id: string, inner: string) => `<g id="${id}">${inner}</g>`;
  const painted = (attribute: string) => (id: string) => `<rect width="9" height="9" ${attribute}="url(#${id})"/>`;
  const many = (times: number, attributes: string) => `<rect width="9" height="9" ${attributes}/>`.repeat(times);
  const LARGE = 'width="2000" height="2000"';

  it.each([
    ['uses of uses', dessin(pyramid(6, (id) => `<use href="#${id}"/>`, group))],
    [
      'patterns of patterns',
      dessin(pyramid(6, painted('fill'), (id, inner) => `<pattern id="${id}">${inner}</pattern>`)),
    ],
    ['masks of masks', dessin(pyramid(6, painted('mask'), (id, inner) => `<mask id="${id}">${inner}</mask>`))],
    [
      'clips of clips',
      dessin(pyramid(6, painted('clip-path'), (id, inner) => `<clipPath id="${id}">${inner}</clipPath>`)),
    ],
    ['what leads to itself', dessin('<pattern id="a"><rect fill="url(#a)"/></pattern><rect fill="url(#a)"/>')],
    ['a mask for each of many', dessin(`<mask id="m"><rect/></mask>${many(2_000, 'mask="url(#m)"')}`, LARGE)],
    ['many that are seen through', dessin(many(2_000, 'opacity=".5"'), LARGE)],
    ['many that a sheet makes seen through', dessin(`<style>.a{opacity:.5}</style>${many(2_000, 'class="a"')}`, LARGE)],
    [
      'a sheet that masks all',
      dessin(`<style>rect{mask:url(#m)}</style><mask id="m"><g/></mask>${many(2_000, '')}`, LARGE),
    ],
    [
      'a filter for each of many',
      dessin(`<filter id="f"><feOffset/></filter>${many(2_000, 'filter="url(#f)"')}`, LARGE),
    ],
    [
      'a marker at each of many points',
      dessin(`<marker id="k">${many(100, '')}</marker><path marker-mid="url(#k)" d="M0 0${' 1 1'.repeat(2_000)}"/>`),
    ],
    [
      'a text that is used many times',
      dessin(`<text id="t">${'a'.repeat(2_000)}</text>${'<use href="#t"/>'.repeat(400)}`),
    ],
    [
      'a chain without end',
      dessin(Array.from({ length: 5_000 }, (_, at) => `<pattern id="p${at}" href="#p${at + 1}"/>`).join('')),
    ],
    ['words without end', dessin(`<style>${'.a{fill:url(#g)}'.repeat(6_000)}</style>${many(1_000, 'class="a"')}`)],
  ])('refuses %s before anything is drawn', async (_name, source) => {
    await expect(net(source)).rejects.toMatchObject({
      details: { errors: [{ message: expect.stringContaining('trop compliqué') }] },
    });
  });

  it.each([
    [
      'a thousand shapes with gradients',
      `<style>.a{fill:url(#g)}</style><linearGradient id="g"><stop/></linearGradient>${many(1_000, 'class="a"')}`,
    ],
    ['a few hundred that are seen through', many(150, 'style="opacity:.4"')],
    ['thousands that say that they are not', many(5_000, 'style="opacity:1;mix-blend-mode:normal"')],
    ['a symbol used hundreds of times', `<symbol id="s">${many(20, '')}</symbol>${'<use href="#s"/>'.repeat(400)}`],
    [
      'a clip for each of many',
      `<clipPath id="c"><rect width="9" height="9"/></clipPath>${many(2_000, 'clip-path="url(#c)"')}`,
    ],
  ])('keeps %s', async (_name, content) => {
    expect(await net(dessin(content, LARGE))).toContain('<svg');
  });

  it('reads comments once, however many never end', async () => {
    const comments = '/* '.repeat(600_000);
    expect(await net(dessin(`<style>${comments}</style><rect width="1" height="1"/>`))).not.toContain('/*');
    expect(await net(dessin(`<style>${'/* '.repeat(30_000)}</style>`))).not.toContain('/*');
    expect(await net(dessin('<style>/* a */rect{fill:/* b */red}</style>'))).toContain('rect{fill:red}');
  });

  it('leaves out handlers of the root, instructions and comments', async () => {
    const source = `<?xml-stylesheet href="https://evil.example/a.xsl"?><!-- <script>1</script> -->${dessin('<g/>', 'onload="alert(1)"')}`;
    expect(await net(source)).not.toMatch(/evil|onload|script/);
  });

  it('drops a plain DOCTYPE and refuses one that defines words', async () => {
    const plain = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${SVG}`;
    expect(await net(plain)).toBe(SVG);
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${dessin('<text>&b;</text>')}`;
    await expect(net(bomb)).rejects.toBeInstanceOf(BridgeError);
    const file = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${dessin('<text>&x;</text>')}`;
    await expect(net(file)).rejects.toBeInstanceOf(BridgeError);
  });

  it.each([
    ['no XML', '<svg><g></svg>'],
    ['too deep', dessin('<g>'.repeat(100) + '</g>'.repeat(100))],
    ['too much', dessin('<g/>'.repeat(30_000))],
    ['too wide', '<svg xmlns="http://www.w3.org/2000/svg" width="900000" height="10"/>'],
  ])('refuses what is %s', async (_name, source) => {
    await expect(net(source)).rejects.toBeInstanceOf(BridgeError);
  });

  it('is the same once it was cleaned', async () => {
    const once = await net(
      dessin('<style>.a{fill:#123456}</style><rect class="a" width="3" height="3" onclick="x()"/>'),
    );
    expect(await net(once)).toBe(once);
  });
});
