import type { DocumentImprime } from '../document/document.ts';
import { bordDe } from './page.rules.ts';
import type { PlanDePages } from './pages.rules.ts';

/** So near to the head of its column, a fiche has nothing above it. In millimetres. */
const HEAD = 1;
/** So near to the foot, it takes all that there is: what stands around a frame is not counted. */
const FOOT = 4;
/** As high as titles of groups are: that of a fiche which takes more could not stay with it. */
const TITLE = 35;

/**
 * The document whose fiches are cut where no column holds them whole, now that its pages are known: kept in one piece, they would run over
 * their own lines and over the foot of the page, leave their title alone in the column before, or the opening of their chapter alone on its
 * page. Itself where there are none.
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

/** The fiches that stand below a title: at the head of their column, they have lost it. */
function titledIn(document: DocumentImprime): ReadonlySet<string> {
  const groupes = rubriquesOf(document).flatMap((rubrique) => rubrique.groupes);
  return new Set(groupes.flatMap(({ titre, elements }) => (titre === '' ? [] : (elements[0]?.cle ?? []))));
}

/** The fiches that stand below the opening of a chapter, and its page: on a later one, they have left it alone. */
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
