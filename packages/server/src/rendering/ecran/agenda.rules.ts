import type { ContenuDEcran, Ecran } from './contenu.ts';
import { placeSousLeTitre } from './seul.rules.ts';
import { largeurDe, lignesDe } from './tenue.rules.ts';

type Agenda = Extract<ContenuDEcran, { readonly genre: 'agenda' }>;
type Ligne = Agenda['lignes'][number];

/** Lengths of the agenda's styles, in ems: hours, room between columns, margins of a line, and its larger size. */
const [HEURE, ENTRE, MARGES, INTERLIGNE, PLUS_GRAND] = [5, 0.8, 0.7, 1.3, 1.2];
/** The part of the width that a place takes at most. */
const LIEU = 0.3;
/** Between two lines, in pixels. */
const FILET = 2;

/** The lines of an agenda, on as many pages as needed so that none is cut. */
export function pagesDAgenda(
  { titre, lignes }: Pick<Agenda, 'titre' | 'lignes'>,
  dimensions: Pick<Ecran, 'gabarit' | 'largeur' | 'hauteur'>,
): readonly (readonly Ligne[])[] {
  const { largeur, hauteur, corps: usual, isMur } = placeSousLeTitre(titre, dimensions);
  const corps = usual * PLUS_GRAND;
  // A wall has two columns.
  const room = isMur ? hauteur * 2 : hauteur;
  const pages: Ligne[][] = [];
  let filled = Number.POSITIVE_INFINITY;
  for (const ligne of lignes) {
    const height = hauteurDe(ligne, largeur, corps);
    // The last of a column may leave room that none fits in.
    const needed = isMur ? height * 2 : height;
    if (filled + needed > room) {
      pages.push([]);
      filled = 0;
    }
    pages.at(-1)?.push(ligne);
    filled += height;
  }
  return pages;
}

function hauteurDe({ nom, lieu }: Ligne, largeur: number, corps: number): number {
  const place = Math.min(largeur * LIEU, largeurDe(lieu) * corps);
  const lines = Math.max(
    lignesDe(nom, corps, largeur - place - (HEURE + 2 * ENTRE) * corps),
    lignesDe(lieu, corps, largeur * LIEU),
  );
  return (lines * INTERLIGNE + MARGES) * corps + FILET;
}
