/** The record as received, indented. A text that is not of its declared format stays as it came. */
export function lisible(brut: string, format: 'json' | 'xml'): string {
  return format === 'json' ? lisibleJson(brut) : lisibleXml(brut);
}

function lisibleJson(brut: string): string {
  try {
    return JSON.stringify(JSON.parse(brut), null, 2);
  } catch {
    return brut;
  }
}

const TAG = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<[^>]+>|[^<]+/g;

/** The XML with one element a line, indented by depth; an element of words alone stays on one line. */
function lisibleXml(brut: string): string {
  const pieces = (brut.match(TAG) ?? []).filter((piece) => piece.trim() !== '');
  const lines: string[] = [];
  let depth = 0;
  /** Whether the element just opened holds only words so far: its end then stays on the same line. */
  let open = false;
  for (const piece of pieces) {
    if (/^<\//.test(piece)) {
      depth = Math.max(0, depth - 1);
      if (open) lines.push(`${lines.pop() ?? ''}${piece}`);
      else lines.push(indent(depth, piece));
      open = false;
    } else if (/^<[^!?]/.test(piece)) {
      lines.push(indent(depth, piece));
      open = !piece.endsWith('/>');
      if (open) depth += 1;
    } else if (open) lines.push(`${lines.pop() ?? ''}${piece.trim()}`);
    else lines.push(indent(depth, piece.trim()));
  }
  return lines.join('\n');
}

const indent = (depth: number, text: string) => `${'  '.repeat(depth)}${text}`;

export interface Morceau {
  readonly texte: string;
  /** Rank among the places found, from 0; null for a piece that was not searched for. */
  readonly rang: number | null;
}

/** The most places found: nobody steps through more. */
export const MOST_FOUND = 500;

/** The text cut around the searched words, whatever their case and accents. */
export function morceauxDe(texte: string, cherche: string): Morceau[] {
  const [foin, aiguille] = [sansAccent(texte), sansAccent(cherche.trim())];
  // A letter that folds into two would shift what follows: such a text is searched unfolded.
  const [where, what] = foin.length === texte.length ? [foin, aiguille] : [texte, cherche.trim()];
  if (what === '') return [{ texte, rang: null }];
  const morceaux: Morceau[] = [];
  let from = 0;
  for (let rang = 0; rang < MOST_FOUND; rang += 1) {
    const at = where.indexOf(what, from);
    if (at < 0) break;
    if (at > from) morceaux.push({ texte: texte.slice(from, at), rang: null });
    morceaux.push({ texte: texte.slice(at, at + what.length), rang });
    from = at + what.length;
  }
  return from < texte.length ? [...morceaux, { texte: texte.slice(from), rang: null }] : morceaux;
}

function sansAccent(texte: string): string {
  return texte.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The word that finds the place of a warning: « dateFin » for « ouverture.periodes[2].dateFin ». */
export function motDuChemin(chemin: string): string {
  return chemin.split(/[./[\]]+/).findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? chemin;
}
