import { createHash } from 'node:crypto';

/** The address carries a secret: neither engines nor other sites hear of it, and nobody on the way keeps what it leads to. */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
};

/** For a page that is drawn here: only this very style sheet applies, only our own images are shown, and nothing runs. */
export const privatePage = (style: string, filesUrl = '') => ({
  ...PRIVATE,
  'content-security-policy': `default-src 'none'; img-src ${`'self' ${filesUrl}`.trim()} data:; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
});
