import { createHash } from 'node:crypto';
import { element, escapeHtml } from '../html.ts';

/** Headers of an address with a secret: search engines and other sites do not learn it, caches keep nothing. */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
};

interface Allowed {
  /** The origin of files, when they have one of their own. */
  readonly filesUrl?: string;
  /** Whether the page sends forms, to its own address. */
  readonly form?: boolean;
}

/** Headers of a page drawn by the server: this style sheet alone applies, and nothing runs. */
export const privatePage = (style: string, { filesUrl = '', form = false }: Allowed = {}) => ({
  ...PRIVATE,
  'content-security-policy': `default-src 'none'; img-src ${`'self' ${filesUrl}`.trim()} data:; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action ${form ? "'self'" : "'none'"}; frame-ancestors 'none'`,
});

/** The page, with the style sheet that its headers name. */
export function privateDocument(style: string, titre: string, corps: string, langue: 'fr' | 'en' = 'fr'): string {
  return `<!doctype html>
<html lang="${langue}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(titre)}</title>
<style>${style}</style>
</head><body>${corps}</body></html>
`;
}

/** The page of a link that leads nowhere. */
export function privateRefusal(style: string, [titre, texte]: readonly [string, string]): string {
  const said = `${element('h1', {}, escapeHtml(titre))}${element('p', {}, escapeHtml(texte))}`;
  return privateDocument(style, titre, `<main>${said}</main>`);
}
