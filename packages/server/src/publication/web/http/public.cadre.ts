import type { PagePublique, PageRendue } from '../../../rendering/web/page.ts';

/** In a frame, the page around has a header and a footer of its own. */
const STYLE = '<style>.bridge-haut,.bridge-bas,.bridge-saut-contenu{display:none}</style>';

/** The page for an iframe: its links to the same site lead to pages for the frame too. */
export function framePage({ site }: PagePublique, { html }: PageRendue): string {
  const own = `${site.base}/`;
  const isOwn = (href: string) => href.startsWith(own) || href === site.base || href.startsWith('?');
  return html
    .replace('</head>', () => `${STYLE}</head>`)
    .replace(/(<a\b[^>]*?\shref=")([^"]*)"/g, (whole, before: string, href: string) =>
      isOwn(href) ? `${before}${framed(href)}"` : whole,
    )
    .replace(/<form\b[^>]*?\saction="([^"]*)"[^>]*>/g, (whole, action: string) =>
      isOwn(action) ? `${whole}<input type="hidden" name="cadre" value="1">` : whole,
    );
}

/** Files of the same list are no pages. */
function framed(href: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  if (/\.[a-z]+$/.test(path)) return href;
  return `${path}${query}${query === '' ? '?' : '&amp;'}cadre=1${hash}`;
}
