import { type Site, site } from '@bridge/contract';
import { type Collees, cellule, type Lue, lignesCollees } from '../coller.rules.ts';

type Redirection = Site['redirections'][number];

const SEPARATEUR = /\t|;|,(?=\s*"?(?:\/|https?:))/;

/** Reads a pasted table, line by line: the old address, then the new one; without a new one, the page is gone. */
export const redirectionsCollees = (texte: string, presentes: readonly string[], room: number): Collees<Redirection> =>
  lignesCollees(texte, redirectionDe, presentes, room);

function redirectionDe(line: string): Lue<Redirection> | null {
  const [from = '', vers = ''] = line.split(SEPARATEUR).map(cellule);
  const de = chemin(from);
  if (de === null) return null;
  const item: Redirection = vers === '' ? { de, statut: '410', vers } : { de, statut: '301', vers };
  return site.fields.redirections.itemSchema.safeParse(item).success ? { cle: de, item } : null;
}

const ICI = 'https://ici.invalid';

/** The path of an address as sites compare it: decoded, without query; null for a text that is none. */
function chemin(address: string): string | null {
  if (!/^(?:\/|https?:\/\/)/i.test(address) || !URL.canParse(address, ICI)) return null;
  const { pathname, search } = new URL(address, ICI);
  const path = search === '' ? decoded(pathname) : null;
  return path === null || /[\s\\]/.test(path) ? null : path;
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/g, '/');
  } catch {
    return null;
  }
}
