import { isDeepStrictEqual } from 'node:util';
import { Parser } from 'htmlparser2';
import type { Mot } from './document/document.fiche.ts';

/** A paragraph of a rich text, or an item of one of its lists. */
export interface ParagrapheRiche {
  readonly mots: readonly Mot[];
  readonly puce: boolean;
  /** Whether the paragraph is a heading. */
  readonly titre: boolean;
}

const BLOCS = new Set(['p', 'li', 'h2', 'h3', 'blockquote']);
const TITRES = new Set(['h2', 'h3']);
const GRAS = new Set(['strong', ...TITRES]);
const PUCES = new Set(['li']);
const ITALIQUE = new Set(['em']);
const BARRE = new Set(['s']);

/** The paragraphs of some markup of the allow-list, as runs of words that print can set. */
export function paragraphesDuHtml(html: string): readonly ParagrapheRiche[] {
  const paragraphes: ParagrapheRiche[] = [];
  const open: { nom: string; href: string | undefined }[] = [];
  let current: Mot[] = [];

  /** Words with the same style form one run: the parser cuts them at every entity. */
  const add = (texte: string, look: Omit<Mot, 'texte'>) => {
    const last = current.at(-1);
    const isAlike = last !== undefined && isDeepStrictEqual({ ...last, texte: '' }, { ...look, texte: '' });
    if (isAlike && last.texte !== '\n') current[current.length - 1] = { ...last, texte: last.texte + texte };
    else current.push({ texte, ...look });
  };
  const end = () => {
    const mots = trimmed(current);
    const isIn = (some: ReadonlySet<string>) => open.some(({ nom }) => some.has(nom));
    if (mots.length > 0) paragraphes.push({ mots, puce: isIn(PUCES), titre: isIn(TITRES) });
    current = [];
  };
  const parser = new Parser(
    {
      onopentag: (nom, { href }) => {
        if (BLOCS.has(nom)) end();
        if (nom === 'br') current.push({ texte: '\n' });
        else open.push({ nom, href });
      },
      ontext: (texte) => {
        const inside = (some: ReadonlySet<string>) => open.some(({ nom }) => some.has(nom));
        const href = open.findLast((tag) => tag.href !== undefined)?.href;
        add(texte.replace(/\s+/g, ' '), {
          ...(inside(GRAS) && { gras: true }),
          ...(inside(ITALIQUE) && { italique: true }),
          ...(inside(BARRE) && { barre: true }),
          ...(href !== undefined && { href }),
        });
      },
      onclosetag: (nom) => {
        if (BLOCS.has(nom)) end();
        const rank = open.findLastIndex((tag) => tag.nom === nom);
        if (rank >= 0) open.splice(rank, 1);
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  end();
  return paragraphes;
}

/** The words without the space at either end. */
function trimmed(mots: readonly Mot[]): Mot[] {
  const first = mots.findIndex(({ texte }) => texte.trim() !== '');
  if (first < 0) return [];
  const kept = mots.slice(first, mots.findLastIndex(({ texte }) => texte.trim() !== '') + 1);
  return kept.map((mot, rank) => ({
    ...mot,
    texte: rank === 0 ? mot.texte.trimStart() : rank === kept.length - 1 ? mot.texte.trimEnd() : mot.texte,
  }));
}
