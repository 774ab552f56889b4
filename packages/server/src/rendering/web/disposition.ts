import { type PartieDeFiche, type RangeeDeFiche, REPERES_DE_FICHE, ZONES_DE_FICHE } from '@bridge/contract';
import { readHtml } from './html/html.reader.ts';
import { elementVide } from './html/html.regles.ts';
import type { Composant } from './page.ts';
import { composantOf } from './toile.ts';

const BALISE = /\{%-?\s*(?:(zone|composant)\s+["']([\w-]+)["']|([a-z]+))/g;

type Composants = Readonly<Record<string, Composant>>;

interface Posee {
  readonly partie: PartieDeFiche;
  /** The elements around the zone, from the outside in; 0 is the page. */
  readonly dans: readonly number[];
}

/** An element that is not closed yet. */
interface Ouvert {
  readonly id: number;
  readonly nom: string;
}

interface EnCours extends RangeeDeFiche {
  /** The element that holds the zones of both columns, if something stands beside. */
  readonly grille: number | undefined;
}

/**
 * The rows of zones of a fiche, from top to bottom, as its template or its composants place them. An `aside` stands
 * beside the other children of its parent.
 */
export function dispositionDe(liquide: string, composants: Composants): RangeeDeFiche[] {
  const { posees, cotes } = lues(liquide, composants);
  const grilles = new Set(cotes.values());
  const rangees: EnCours[] = [];
  for (const { partie, dans } of posees) {
    const cote = dans.find((id) => cotes.has(id));
    const grille = cote === undefined ? dans.findLast((id) => grilles.has(id)) : cotes.get(cote);
    const last = rangees.at(-1);
    const rangee: EnCours = last && last.grille === grille ? last : { grille, parties: [], cote: [] };
    if (rangee !== last) rangees.push(rangee);
    (cote === undefined ? rangee.parties : rangee.cote).push(partie);
  }
  return rangees.map(({ parties, cote }) => ({ parties, cote }));
}

/** The parts that the source places, and the parent of each `aside`. */
function lues(liquide: string, composants: Composants) {
  const posees: Posee[] = [];
  const cotes = new Map<number, number>();
  // A composant is read where it is first placed: zones stand once, and composants that place each other do not loop.
  const read = new Set<string>();
  let count = 0;
  const readIn = (source: string, around: readonly Ouvert[]) => {
    const open = [...around];
    for (const piece of readHtml(source)) {
      if (piece.genre === 'ouvrante' && !elementVide(piece.nom)) {
        count += 1;
        if (piece.nom === 'aside') cotes.set(count, open.at(-1)?.id ?? 0);
        open.push({ id: count, nom: piece.nom });
      }
      if (piece.genre === 'fermante') {
        const at = open.findLastIndex(({ nom }) => nom === piece.nom);
        // A composant cannot close an element opened around it.
        if (at >= around.length) open.length = at;
      }
      if (piece.genre === 'texte')
        for (const [, balise, nom = '', seule] of piece.texte.matchAll(BALISE)) {
          if (balise === 'composant' && !read.has(nom)) {
            read.add(nom);
            readIn(composantOf(composants, nom)?.liquide ?? '', open);
          }
          const partie = partieDe(balise === 'zone' ? nom : undefined, seule);
          const isTwice = posees.some((one) => one.partie.genre === partie?.genre && one.partie.nom === partie.nom);
          if (partie && !isTwice) posees.push({ partie, dans: [0, ...open.map(({ id }) => id)] });
        }
    }
  };
  readIn(liquide, []);
  return { posees, cotes };
}

function partieDe(zone: string | undefined, balise: string | undefined): PartieDeFiche | undefined {
  const known = ZONES_DE_FICHE.find(({ value }) => value === zone);
  if (known) return { genre: 'zone', nom: known.value };
  const repere = REPERES_DE_FICHE.find(({ value }) => value === balise);
  return repere && { genre: 'repere', nom: repere.value };
}
