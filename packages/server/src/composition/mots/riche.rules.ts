import sanitizeHtml from 'sanitize-html';
import { cleanHtml } from '../../platform/html.clean.ts';
import { escapeHtml } from '../../platform/html.ts';

const EMPTY_HEADING = /<h([23])>(?:\s|&nbsp;|<br \/>|<\/?(?:strong|em|u|s|code|a)(?: [^<>]*)?>)*<\/h\1>/g;
/** The pattern never reads the same letters twice, since feeds write very long texts. */
const MARKUP = /<[a-z!/][^<>]*>/i;

/** Markup that may be shown: of the allow-list, and without headings of nothing. */
export function htmlPropre(html: string): string {
  let current = cleanHtml(html);
  for (let before = ''; before !== current; ) {
    before = current;
    current = current.replace(EMPTY_HEADING, '');
  }
  return current;
}

/** The words of some markup. */
export function texteDuHtml(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/li|\/h[1-6]|\/blockquote)\b[^<>]*>/gi, ' $&');
  return unescaped(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** The text of a feed as HTML: its own, cleaned, or its lines. */
export function htmlDuTexte(texte: string): string {
  if (MARKUP.test(texte)) return htmlPropre(texte);
  return texte
    .split(/\n{2,}/)
    .map((paragraphe) => paragraphe.trim())
    .filter((paragraphe) => paragraphe !== '')
    .map((paragraphe) => `<p>${escapeHtml(paragraphe).replace(/\n/g, '<br />')}</p>`)
    .join('');
}

/** HTML that may be shown, with its plain words. */
export interface TexteRiche {
  readonly html: string;
  readonly texte: string;
}

/** Cleans texts and remembers the result: cleaning takes longest in a rendering. */
export interface Nettoyage {
  /** Cleans a text of a feed. */
  duTexte(texte: string): TexteRiche;
  /** Cleans the HTML that people wrote. */
  duHtml(html: string): TexteRiche;
}

const withWords = (html: string): TexteRiche => ({ html, texte: texteDuHtml(html) });

export const SANS_MEMOIRE: Nettoyage = {
  duTexte: (texte) => withWords(htmlDuTexte(texte)),
  duHtml: (html) => withWords(htmlPropre(html)),
};

export function nettoyageUnique(nettoyage: Nettoyage = SANS_MEMOIRE): Nettoyage {
  return { duTexte: once(nettoyage.duTexte), duHtml: once(nettoyage.duHtml) };
}

function once(clean: (texte: string) => TexteRiche): (texte: string) => TexteRiche {
  const known = new Map<string, TexteRiche>();
  return (texte) => {
    const found = known.get(texte) ?? clean(texte);
    known.set(texte, found);
    return found;
  };
}

/** Undoes the escapes that the sanitiser adds to texts. */
function unescaped(texte: string): string {
  return texte
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&amp;/g, '&');
}
