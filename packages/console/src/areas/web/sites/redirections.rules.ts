import type { Site } from '@bridge/contract';

type Redirection = Site['redirections'][number];

interface Collees {
  readonly ajouts: readonly Redirection[];
  /** Numbers of the lines without an address of a site, from 1. */
  readonly illisibles: readonly number[];
  /** Count of the lines whose old address is redirected already. */
  readonly connues: number;
  /** Count of the lines beyond the limit. */
  readonly enTrop: number;
  /** The lines left out, as they were written. */
  readonly restantes: readonly string[];
}

const SEPARATEUR = /\t|;|,(?=\s*"?(?:\/|https?:))/;

/** Reads a pasted table, line by line: the old address, then the new one; without a new one, the page is gone. */
export function redirectionsCollees(texte: string, presentes: readonly string[], room: number): Collees {
  const known = new Set(presentes);
  const ajouts: Redirection[] = [];
  const illisibles: number[] = [];
  const restantes: string[] = [];
  let connues = 0;
  let enTrop = 0;
  for (const [rank, line] of texte.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [from = '', to = ''] = line.split(SEPARATEUR).map((part) => part.trim().replace(/^"|"$/g, ''));
    const de = chemin(from);
    if (de !== null && !known.has(de) && ajouts.length < room) {
      known.add(de);
      ajouts.push(to === '' ? { de, statut: '410', vers: '' } : { de, statut: '301', vers: to });
      continue;
    }
    restantes.push(line);
    if (de === null) illisibles.push(rank + 1);
    else if (known.has(de)) connues += 1;
    else enTrop += 1;
  }
  return { ajouts, illisibles, connues, enTrop, restantes };
}

const LONGEST = 500;
const ICI = 'https://ici.invalid';

/** The path of an address as sites compare it: decoded, without query; null for a text that is none. */
function chemin(address: string): string | null {
  if (!/^(?:\/|https?:\/\/)/i.test(address) || !URL.canParse(address, ICI)) return null;
  const { pathname, search } = new URL(address, ICI);
  const path = search === '' ? decoded(pathname) : null;
  return path === null || path.length > LONGEST || /[\s\\]/.test(path) ? null : path;
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/g, '/');
  } catch {
    return null;
  }
}

const NOMMEES = 10;

/** The numbers of lines: « 3, 5 »; when many, the first ones and the count of the others. */
export function lignesEnMots(lignes: readonly number[]): string {
  const named = lignes.slice(0, NOMMEES).join(', ');
  const rest = lignes.length - NOMMEES;
  if (rest <= 0) return named;
  return rest > 1 ? `${named} et ${rest} autres` : `${named} et une autre`;
}
