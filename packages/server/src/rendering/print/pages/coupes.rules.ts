import type { DocumentImprime } from '../document/document.ts';
import { bordDe } from './page.rules.ts';
import type { PlanDePages } from './pages.rules.ts';

/** Within this distance of the head of its column, a fiche has nothing above it. In millimetres. */
const HEAD = 1;
/** Within this distance of the foot, a fiche takes the whole column: what stands around a frame is not counted. */
const FOOT = 4;
/** The height of titles of groups: a fiche that leaves less room cannot have its title in the same column. */
const TITLE = 35;

/**
 * The document with those fiches cut that no column holds whole, now that its pages are known. In one piece, such a
 * fiche would run over its own lines and the foot of the page, or leave its title or the opening of its chapter alone.
 * The same document when no fiche is so long.
 */
export function coupable(document: DocumentImprime, { reperes, ouvertures = {} }: PlanDePages): DocumentImprime {
  const { page, miseEnPage } = document;
  if (!miseEnPage.insecables) return document;
  const [titled, opening] = [titledIn(document), openingIn(document, ouvertures)];
  const bord = bordDe(page);
  const [head, foot] = [bord + page.haut + HEAD, bord + page.hauteur - page.bas];
  const isTooTall = (cle: string, y: number, end: number) =>
    end > foot + HEAD || (y <= head && end >= foot - (titled.has(cle) ? TITLE : FOOT));
  const coupees = reperes.flatMap(({ cle, sorte, page: at, y, fin }) =>
    sorte === 'fiche' && fin?.page === at && ((opening.get(cle) ?? at) < at || isTooTall(cle, y, fin.y)) ? [cle] : [],
  );
  return coupees.length > 0 ? { ...document, coupees } : document;
}

/** The fiches that stand below a title: one at the head of its column has lost that title. */
function titledIn(document: DocumentImprime): ReadonlySet<string> {
  const groupes = rubriquesOf(document).flatMap((rubrique) => rubrique.groupes);
  return new Set(groupes.flatMap(({ titre, elements }) => (titre === '' ? [] : (elements[0]?.cle ?? []))));
}

/** The fiches below the opening of a chapter, with its page: a fiche on a later page left the opening alone. */
function openingIn(
  document: DocumentImprime,
  ouvertures: Readonly<Record<string, number>>,
): ReadonlyMap<string, number | undefined> {
  return new Map(
    rubriquesOf(document).flatMap(({ cle, groupes }) => {
      const [first] = groupes.flatMap(({ elements }) => elements);
      return first === undefined ? [] : [[first.cle, ouvertures[cle]] as const];
    }),
  );
}

const rubriquesOf = ({ parties }: DocumentImprime) =>
  parties.flatMap((partie) => (partie.genre === 'rubrique' ? [partie] : []));
