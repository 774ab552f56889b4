import { expect, it } from 'vitest';
import { escapeHtml } from '../../platform/html.ts';
import { courrielsProteges } from './courriel.rules.ts';

const decoded = (html: string) => html.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

it('an e-mail address is nowhere in the source, and still in the page', () => {
  const html = '<p>Écrire à <a href="mailto:table@exemple.fr" rel="noopener">table@exemple.fr</a>, à 8 h.</p>';
  const made = courrielsProteges(html);
  expect(made).not.toContain('mailto:');
  expect(made).not.toContain('exemple');
  expect(decoded(made)).toBe(html);
});

it('what browsers do not decode stays as it is', () => {
  const html = '<script type="application/ld+json">{"email":"a@b.fr"}</script><p>c@d.fr</p><style>/* e@f.fr */</style>';
  const made = courrielsProteges(html);
  expect(made).toContain('{"email":"a@b.fr"}');
  expect(made).toContain('/* e@f.fr */');
  expect(made).not.toContain('c@d.fr');
});

it('markup around it is never touched, and long texts take no time', () => {
  const html = `<p>${escapeHtml('<b>"x"@y')} @media ${'a@'.repeat(20_000)}</p>`;
  expect(decoded(courrielsProteges(html))).toBe(decoded(html));
});
