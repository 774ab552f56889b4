import { courrielsProteges } from './courriel.rules.ts';
import { feuilleDeStyle } from './feuille.ts';
import { FICHIERS } from './page.html.ts';

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;

/** What counts a visitor who runs no script: who looks at a preview is none. */
const PIXELS = /<noscript><img [^>]*\bwidth="1"[^>]*><\/noscript>/g;

/** A document that needs no other, runs nothing and counts nobody: for a frame that may do none of it. */
export function autonome(html: string, { css = '' }: { readonly css?: string } = {}): string {
  const link = `<link rel="stylesheet" href="${FICHIERS}/${feuilleDeStyle.nom}">`;
  const styles = `<style>${feuilleDeStyle.css}</style>`;
  const added = css.trim() === '' ? '' : `<style>${inStyle(css)}</style>`;
  return courrielsProteges(html.replace(SCRIPTS, '').replace(PIXELS, ''))
    .replace(link, () => styles)
    .replace('</head>', () => `${added}</head>`);
}

/** Styles never leave their element: nothing in them begins markup. */
const inStyle = (css: string) => css.replace(/<(?=[/!a-z])/gi, '\\3c ');
