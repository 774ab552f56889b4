import { describe, expect, it } from 'vitest';
import { fautesDeStyle, stylesDansLaPortee } from './style.rules.ts';

const scoped = (css: string) => stylesDansLaPortee(css, 'g-1');

describe('the styles of a template', () => {
  it.each([
    ['.a{color:red}', '.bridge .g-1 .a{color:red}'],
    ['.a, h2 > b{color:red}', '.bridge .g-1 .a,.bridge .g-1 h2>b{color:red}'],
    ['&{gap:1rem}', '.bridge .g-1{gap:1rem}'],
    ['&:hover .a{color:red}', '.bridge .g-1:hover .a{color:red}'],
    ['> .a{color:red}', '.bridge .g-1>.a{color:red}'],
    ['body{display:none}', '.bridge .g-1 body{display:none}'],
    ['@media (width > 40rem){.a{color:red}}', '@media (width>40rem){.bridge .g-1 .a{color:red}}'],
    ['@container (min-width: 20rem){.a{color:red}}', '@container (min-width:20rem){.bridge .g-1 .a{color:red}}'],
    ['.a{color:red;&:hover{color:blue}}', '.bridge .g-1 .a{color:red;&:hover{color:blue}}'],
    [
      '.a{--x: calc(1px + 2px);background:url(/public/f.png)}',
      '.bridge .g-1 .a{--x:calc(1px + 2px);background:url(/public/f.png)}',
    ],
  ])('%s are kept inside of it', (css, written) => {
    expect(fautesDeStyle(css)).toEqual([]);
    expect(scoped(css)).toBe(written);
  });

  it.each([
    '@import url(https://exemple.fr/x.css);',
    '@font-face{font-family:x;src:url(https://exemple.fr/x.woff2)}',
    '@layer bridge{.a{color:red}}',
    '@charset "utf-8";',
    '@namespace url(http://www.w3.org/1999/xhtml);',
    '.a{width:expression(alert(1))}',
    '.a{background:url(javascript:alert(1))}',
    '.a{background:url("//exemple.fr/x.png")}',
    '.a{background:url(https://exemple.fr/?suivi)}',
    '.a{background:image-set("https://exemple.fr/x.png" 1x)}',
    '.a{--x:url(https://exemple.fr/x.png)}',
    '.a{behavior:url(/x.htc)}',
    '.a{-moz-binding:url(/x.xml)}',
    '.a::after{content:"</style><script>alert(1)</script>"}',
    '.a{color:red}} body{display:none',
    '} body{display:none}',
    '.a{color:red;}}}',
    '& ~ footer{display:none}',
    '& + *{display:none}',
    '~ footer{display:none}',
    'body:has(&){display:none}',
    '.a{body:has(&){display:none}}',
    '&{+ footer{display:none}}',
    '&{& ~ footer{display:none}}',
    ':is(&, body){display:none}',
    ':is(&){display:none}',
  ])('%s is refused, and never written', (css) => {
    expect(fautesDeStyle(css).length).toBeGreaterThan(0);
    expect(scoped(css)).toBe('');
  });

  it('are judged by line', () => {
    expect(fautesDeStyle('.a{color:red}\n\n@import "x.css";')).toEqual([
      { message: '@import n’est pas permis dans les styles d’un gabarit.', ligne: 3 },
    ]);
    expect(fautesDeStyle('.a{color:red}\n.b{background:url(javascript:x)}')[0]?.ligne).toBe(2);
  });

  it('that are cut short close what they opened', () => {
    const written = scoped('.a{color:red');
    expect(written === '' || written === '.bridge .g-1 .a{color:red}').toBe(true);
  });

  it('are left out where their class is not one', () => {
    expect(stylesDansLaPortee('.a{color:red}', 'x}body')).toBe('');
  });
});
