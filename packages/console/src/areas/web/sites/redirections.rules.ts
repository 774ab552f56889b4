import type { Site } from '@bridge/contract';

type Redirection = Site['redirections'][number];

interface Collees {
  readonly ajouts: readonly Redirection[];
  /** The lines that name no address of a site, counted from one. */
  readonly illisibles: readonly number[];
  /** Those whose old address is redirected already. */
  readonly connues: number;
}

const SEPARATEUR = /\t|;|,(?=\s*"?(?:\/|https?:))/;

/** What a spreadsheet holds, line by line: the old address, then the new one; without it, the page is gone for good. */
export function redirectionsCollees(texte: string, presentes: readonly string[]): Collees {
  const known = new Set(presentes);
  const ajouts: Redirection[] = [];
  const illisibles: number[] = [];
  let connues = 0;
  for (const [rank, line] of texte.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [from = '', to = ''] = line.split(SEPARATEUR).map((part) => part.trim().replace(/^"|"$/g, ''));
    const de = chemin(from);
    if (de === null) illisibles.push(rank + 1);
    else if (known.has(de)) connues += 1;
    else {
      known.add(de);
      ajouts.push(to === '' ? { de, statut: '410', vers: '' } : { de, statut: '301', vers: to });
    }
  }
  return { ajouts, illisibles, connues };
}

/** The path of an address, whole or not; null where it is none. */
function chemin(address: string): string | null {
  if (address.startsWith('/')) return address.slice(0, 500);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).pathname.slice(0, 500);
}
