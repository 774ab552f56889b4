import { findPage, type PlacedPage } from './navigation.ts';

const LONGEST_REDIRECT = 2_000;
// Browsers drop tabs and newlines from addresses and read a backslash as a slash: both hide another origin.
const HIDING_CHARACTERS = /[\p{Cc}\s\\]/u;

/**
 * The path after sign-in. Only a known page of this origin is followed, since anybody can write the `redirect` query of
 * a link.
 */
export function safeRedirect(wanted: unknown, pages: readonly PlacedPage[], fallback = '/'): string {
  if (typeof wanted !== 'string' || wanted.length > LONGEST_REDIRECT || HIDING_CHARACTERS.test(wanted)) return fallback;
  if (!wanted.startsWith('/') || wanted.startsWith('//')) return fallback;
  const origin = 'https://console.invalid';
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  if (url?.origin !== origin || url.username) return fallback;
  const found = findPage(pages, url.pathname);
  return found?.page.layout === 'shell' ? `${url.pathname}${url.search}${url.hash}` : fallback;
}
