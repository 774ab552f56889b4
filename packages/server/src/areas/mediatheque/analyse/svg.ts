import { SaxesParser } from 'saxes';
import { abime, refus } from './refus.ts';
import { refuseTooCostly, traitDe } from './svg.cout.ts';
import { attributNet, coteDe, ELEMENTS, escapeText, styleNet } from './svg.rules.ts';

export interface Dessin {
  /** The drawing, written anew from what is allowed in it. */
  readonly texte: string;
  readonly titre: string;
  readonly largeur: number | null;
  readonly hauteur: number | null;
}

export const LARGEST_SVG = 2_000_000;
const DEEPEST = 60;
const MOST_ELEMENTS = 20_000;
/** The limit of repetitions: each draws the element that it names once more. */
const MOST_USES = 500;
/** The limit of filters: each is computed over the whole drawing. */
const MOST_FILTERS = 50;
const LONGEST_SIDE = 20_000;
const SVG = 'http://www.w3.org/2000/svg';

/** Reads a drawing and writes its allowed parts anew, in pieces, so that other requests get their turn. */
export async function dessinNet(source: string): Promise<Dessin> {
  const written: string[] = [];
  const open: string[] = [];
  /** The depth inside an element that is left out. */
  let skipped = 0;
  let counts = { elements: 0, uses: 0, filters: 0 };
  let style: string | null = null;
  let root: Readonly<Record<string, string>> = {};
  const dessin = traitDe('', {});
  const traits = [dessin];
  const feuilles: string[] = [];
  let titre = '';
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('doctype', (text) => {
    if (/<!/.test(text))
      throw refus('Ce dessin définit ses propres mots (DOCTYPE)\u00a0: exportez-le en «\u00a0SVG simple\u00a0».');
  });
  parser.on('error', () => {
    throw abime();
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    counts = {
      elements: counts.elements + 1,
      uses: counts.uses + (local === 'use' ? 1 : 0),
      filters: counts.filters + (local.startsWith('fe') ? 1 : 0),
    };
    const isTooMuch = counts.elements > MOST_ELEMENTS || counts.uses > MOST_USES || counts.filters > MOST_FILTERS;
    if (open.length + skipped >= DEEPEST || isTooMuch)
      throw refus('Ce dessin est trop compliqué pour être montré\u00a0: simplifiez-le puis exportez-le à nouveau.');
    const isAllowed = (uri === SVG || uri === '') && ELEMENTS.has(local) && (open.length > 0 || local === 'svg');
    if (skipped > 0 || !isAllowed) {
      skipped += 1;
      return;
    }
    const kept = Object.values(attributes).flatMap(({ name, value }) => {
      const pair = attributNet(name, value);
      return pair === null ? [] : [pair];
    });
    const trait = traitDe(local, Object.fromEntries(kept));
    traits.at(-1)?.enfants.push(trait);
    traits.push(trait);
    if (open.length === 0) {
      root = trait.attributs;
      written.push(`<svg xmlns="${SVG}"${attributsEcrits(kept)}>`);
    } else written.push(`<${local}${attributsEcrits(kept)}>`);
    open.push(local);
    if (local === 'style') style = '';
  });
  const text = (part: string): void => {
    if (skipped > 0 || open.length === 0) return;
    if (style !== null) style += part;
    else {
      written.push(escapeText(part));
      const trait = traits.at(-1);
      if (trait) trait.caracteres += part.trim().length;
    }
    if (open.at(-1) === 'title' && open.length === 2) titre += part;
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', () => {
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    const local = open.pop();
    traits.pop();
    if (style !== null) {
      const net = styleNet(style);
      feuilles.push(net);
      written.push(
        escapeText(net)
          .replace(/&gt;/g, '>')
          .replace(/&quot;/g, '"'),
      );
    }
    style = null;
    written.push(`</${local}>`);
  });
  await byPieces(parser, source);
  if (written.length === 0) throw abime();
  const size = taille(root);
  refuseTooCostly(dessin, { feuilles, ...size });
  return { texte: written.join(''), titre, ...size };
}

const PIECE = 64 * 1024;

async function byPieces(parser: { write(text: string): unknown; close(): unknown }, source: string): Promise<void> {
  for (let at = 0; at < source.length; at += PIECE) {
    parser.write(source.slice(at, at + PIECE));
    await new Promise(setImmediate);
  }
  parser.close();
}

function attributsEcrits(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => ` ${name}="${escapeText(value)}"`).join('');
}

function taille(root: Readonly<Record<string, string>>): Pick<Dessin, 'largeur' | 'hauteur'> {
  const [, , width, height] = (root.viewBox ?? '').trim().split(/[\s,]+/);
  const largeur = coteDe(root.width) ?? coteDe(width);
  const hauteur = coteDe(root.height) ?? coteDe(height);
  if (Math.max(largeur ?? 0, hauteur ?? 0) > LONGEST_SIDE)
    throw refus(`Ce dessin mesure plus de ${LONGEST_SIDE} pixels de côté\u00a0: réduisez-le.`);
  const rounded = (side: number | null) => (side === null ? null : Math.max(1, Math.round(side)));
  return { largeur: rounded(largeur), hauteur: rounded(hauteur) };
}
