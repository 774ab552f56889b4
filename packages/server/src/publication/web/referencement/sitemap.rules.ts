import { escapeHtml } from '../../../platform/html.ts';
import type { PageDAccueil } from '../../../rendering/web/page.ts';

/** A page of the site, with its address in every language that it has. */
export interface PageDuSite {
  readonly versions: readonly { readonly langue: string; readonly href: string }[];
  readonly parDefaut: string;
  readonly modifieeLe: Date | null;
  readonly images: readonly string[];
}

/** Search engines read up to ten times as many addresses in one file; small files are fetched again sooner. */
export const MOST_ADRESSES = 5_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const MAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemapIndex(adresse: string, parties: number): string {
  const items = Array.from(
    { length: parties },
    (_, index) => `<sitemap><loc>${escapeHtml(`${adresse}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="${MAPS}">\n${items.join('\n')}\n</sitemapindex>\n`;
}

export function sitemap(pages: readonly PageDuSite[]): string {
  const urls = pages.flatMap((page) => page.versions.map(({ href }) => urlOf(page, href)));
  return `${HEAD}<urlset xmlns="${MAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join('\n')}\n</urlset>\n`;
}

function urlOf({ versions, parDefaut, modifieeLe, images }: PageDuSite, href: string): string {
  const link = (langue: string, to: string) =>
    `<xhtml:link rel="alternate" hreflang="${langue}" href="${escapeHtml(to)}"/>`;
  const alternatives =
    versions.length < 2
      ? []
      : [...versions.map(({ langue, href: to }) => link(langue, to)), link('x-default', parDefaut)];
  return [
    `<url><loc>${escapeHtml(href)}</loc>`,
    ...(modifieeLe === null ? [] : [`<lastmod>${modifieeLe.toISOString()}</lastmod>`]),
    ...alternatives,
    ...images.map((image) => `<image:image><image:loc>${escapeHtml(image)}</image:loc></image:image>`),
    '</url>',
  ].join('');
}

export function robots({ indexer }: { readonly indexer: boolean }, adresse: string): string {
  if (!indexer) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nDisallow: /*?*fragment=\nDisallow: /*?*cadre=\n\nSitemap: ${adresse}/sitemap.xml\n`;
}

/** The site in a few lines, for programs that read rather than look. */
export function llms({ site, referencement, listes }: PageDAccueil): string {
  const oneLine = (text: string) => text.replace(/[\s[\]()<>]+/g, ' ').trim();
  const absolute = (href: string) => (href.startsWith('/') ? `${new URL(site.adresse).origin}${href}` : href);
  const lines = listes.map(({ libelle, href, description }) => {
    const about = oneLine(description);
    return `- [${oneLine(libelle)}](${absolute(href)})${about === '' ? '' : `: ${about}`}${/\/carte\/[^/]+$/.test(href) ? '' : ` ([JSON](${absolute(href)}.json))`}`;
  });
  return [
    `# ${oneLine(site.titre)}`,
    '',
    `> ${oneLine(referencement.description)}`,
    '',
    '## Listes',
    '',
    ...lines,
    '',
  ].join('\n');
}
