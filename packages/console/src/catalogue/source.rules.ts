/** The record as received, made readable. What cannot be read as it claims to be stays as it came. */
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

/** One element a line, each a step deeper than the one that holds it; an element that holds only words on one line. */
function lisibleXml(brut: string): string {
  const pieces = (brut.match(TAG) ?? []).filter((piece) => piece.trim() !== '');
  const lines: string[] = [];
  let depth = 0;
  /** The element just opened has only held words so far: its end belongs beside them. */
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
  /** Rank among what was found, from 0; null for what was not looked for. */
  readonly rang: number | null;
}

/** More than anybody steps through. */
export const MOST_FOUND = 500;

/** The text cut around what is looked for, whatever its case and accents. */
export function morceauxDe(texte: string, cherche: string): Morceau[] {
  const [foin, aiguille] = [sansAccent(texte), sansAccent(cherche.trim())];
  // A letter that folds into two would shift what follows: such a text is searched as it is written.
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

/** What to look for, to find where a warning points: « ouverture.periodes[2].dateFin » is found by « dateFin ». */
export function motDuChemin(chemin: string): string {
  return chemin.split(/[./[\]]+/).findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? chemin;
}
