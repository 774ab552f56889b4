import { lexer, type Token, type Tokens } from 'marked';
import {
  type Bloc,
  type Destination,
  type Morceau,
  motsDe,
  type PageDuManuel,
  type Texte,
} from '../src/manuel/page.ts';
import { fold } from '../src/ui/matches.ts';

/**
 * A page of the manual from its markdown. What the manual does not need is refused rather than guessed: HTML above all, so that a page is drawn
 * element by element, and never as a string of HTML.
 */
export function compilePage(nom: string, markdown: string): Omit<PageDuManuel, 'images'> {
  const [title, ...rest] = (lexer(markdown) as Token[]).filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || title.depth !== 1) throw new Error(`${nom}.md: a page starts with its title, "# …"`);
  return { nom, titre: motsDe(inline(nom, title.tokens)), blocs: rest.map((token) => blocOf(nom, token)) };
}

/** The title of a part as the end of an address: « Messages d’urgence » is `messages-d-urgence`. */
export function ancreOf(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function blocOf(nom: string, token: Token): Bloc {
  switch (token.type) {
    case 'heading': {
      if (token.depth === 1) throw new Error(`${nom}.md: only the title of the page is "#"`);
      const texte = inline(nom, token.tokens);
      return { bloc: 'titre', niveau: token.depth, ancre: ancreOf(motsDe(texte)), texte };
    }
    case 'paragraph':
      return paragraphOf(nom, token.tokens ?? []);
    // The words of an item of a list without blank lines.
    case 'text':
      return { bloc: 'paragraphe', texte: inline(nom, token.tokens) };
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { bloc: 'liste', numerotee: ordered, elements: items.map((item) => blocsOf(nom, item.tokens)) };
    }
    case 'blockquote':
      return { bloc: 'note', blocs: blocsOf(nom, token.tokens ?? []) };
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => inline(nom, tokens));
      return { bloc: 'tableau', tete: cells(header), lignes: rows.map(cells) };
    }
    default:
      return refuse(nom, token);
  }
}

const blocsOf = (nom: string, tokens: readonly Token[]): Bloc[] =>
  tokens.filter(({ type }) => type !== 'space').map((token) => blocOf(nom, token));

/** A picture stands alone on its line. */
function paragraphOf(nom: string, tokens: readonly Token[]): Bloc {
  const [only, ...others] = tokens;
  if (only?.type === 'image' && others.length === 0) return { bloc: 'image', fichier: only.href, legende: only.text };
  return { bloc: 'paragraphe', texte: inline(nom, tokens) };
}

function inline(nom: string, tokens: readonly Token[] | undefined): Texte {
  return (tokens ?? []).map((token) => morceauOf(nom, token));
}

function morceauOf(nom: string, token: Token): Morceau {
  switch (token.type) {
    case 'text':
    case 'escape':
      return token.text.replaceAll('\n', ' ');
    case 'strong':
      return { nom: 'gras', texte: inline(nom, token.tokens) };
    case 'em':
      return { nom: 'italique', texte: inline(nom, token.tokens) };
    case 'codespan':
      return { nom: 'code', texte: [token.text] };
    case 'link':
      return { nom: 'lien', vers: destinationOf(nom, token.href), texte: inline(nom, token.tokens) };
    default:
      return refuse(nom, token);
  }
}

/** `selections.md#regles`, `#regles` or a page of the console, `/selections/list`: nothing of the manual leads elsewhere. */
function destinationOf(nom: string, href: string): Destination {
  const inside = /^(?:([a-z-]+)\.md)?(?:#([a-z0-9-]+))?$/.exec(href);
  if (inside) return { page: inside[1] ?? nom, ancre: inside[2] ?? null };
  if (/^\/[a-z]/i.test(href)) return { ecran: href };
  throw new Error(`${nom}.md: "${href}" leads neither to the manual nor to a page of the console`);
}

function refuse(nom: string, { type, raw }: Token): never {
  throw new Error(`${nom}.md: the manual has no ${type} (${raw.slice(0, 60).trim()})`);
}
