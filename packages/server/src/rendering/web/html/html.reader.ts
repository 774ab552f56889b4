/** Parses markup as browsers do, as far as templates may go: see html.regles.ts for what they may hold. */

export interface Attribut {
  readonly nom: string;
  /** The value as it is written, without its quotes; null without a value. */
  readonly valeur: string | null;
}

export type Piece =
  | { readonly genre: 'texte'; readonly texte: string }
  | {
      readonly genre: 'ouvrante';
      readonly nom: string;
      readonly attributs: readonly Attribut[];
      readonly debut: number;
    }
  | { readonly genre: 'fermante'; readonly nom: string; readonly debut: number }
  /** A comment, a declaration, or a tag that never ends: never kept. */
  | { readonly genre: 'autre'; readonly texte: string; readonly debut: number };

const NOM = /[a-z][^\s/>]*/iy;
const ESPACES = /[\s/]*/y;
const ATTRIBUT = /([^\s/>=][^\s/>=]*|=[^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;

function at(pattern: RegExp, html: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(html);
}

export function* readHtml(html: string): Generator<Piece> {
  let index = 0;
  while (index < html.length) {
    const open = html.indexOf('<', index);
    const end = open < 0 ? html.length : open;
    if (end > index) yield { genre: 'texte', texte: html.slice(index, end) };
    if (open < 0) return;
    const [piece, next] = balise(html, open);
    yield piece;
    index = next;
  }
}

function balise(html: string, debut: number): [Piece, number] {
  const closes = html[debut + 1] === '/';
  const name = at(NOM, html, debut + (closes ? 2 : 1))?.[0];
  if (name === undefined) return declaration(html, debut);
  const attributs: Attribut[] = [];
  let index = debut + (closes ? 2 : 1) + name.length;
  while (true) {
    index += at(ESPACES, html, index)?.[0].length ?? 0;
    if (html[index] === '>') break;
    const found = at(ATTRIBUT, html, index);
    // A tag without an end, or a quote that never closes, takes all the rest.
    if (found === null || found[0] === '') return [{ genre: 'autre', texte: html.slice(debut), debut }, html.length];
    const [written, nom = '', double, single, bare] = found;
    attributs.push({ nom: nom.toLowerCase(), valeur: double ?? single ?? bare ?? null });
    index += written.length;
  }
  const nom = name.toLowerCase();
  return [closes ? { genre: 'fermante', nom, debut } : { genre: 'ouvrante', nom, attributs, debut }, index + 1];
}

function declaration(html: string, debut: number): [Piece, number] {
  const after = html[debut + 1] ?? '';
  // A lone « < » is a letter.
  if (!'!?/'.includes(after) || after === '') return [{ genre: 'texte', texte: '<' }, debut + 1];
  const [mark, from] = html.startsWith('<!--', debut) ? ['-->', debut + 2] : ['>', debut + 2];
  const end = html.indexOf(mark, from);
  const next = end < 0 ? html.length : end + mark.length;
  return [{ genre: 'autre', texte: html.slice(debut, next), debut }, next];
}
