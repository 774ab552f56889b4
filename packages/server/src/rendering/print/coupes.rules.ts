import type { DocumentImprime } from './document.ts';
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
 * their own lines and over the foot of the page, or leave their title alone in the column before. Itself where there are none.
 */
export function coupable(document: DocumentImprime, { reperes }: PlanDePages): DocumentImprime {
  const { page, miseEnPage } = document;
  if (!miseEnPage.insecables) return document;
  const titled = firstsOf(document);
  const bord = bordDe(page);
  const [head, foot] = [bord + page.haut + HEAD, bord + page.hauteur - page.bas];
  const isTooTall = (cle: string, y: number, end: number) =>
    end > foot + HEAD || (y <= head && end >= foot - (titled.has(cle) ? TITLE : FOOT));
  const coupees = reperes.flatMap(({ cle, sorte, page: at, y, fin }) =>
    sorte === 'fiche' && fin?.page === at && isTooTall(cle, y, fin.y) ? [cle] : [],
  );
  return coupees.length > 0 ? { ...document, coupees } : document;
}

/** The fiches that stand below a title: at the head of their column, they have lost it. */
function firstsOf({ parties }: DocumentImprime): ReadonlySet<string> {
  const groupes = parties.flatMap((partie) => (partie.genre === 'rubrique' ? partie.groupes : []));
  return new Set(groupes.flatMap(({ titre, elements }) => (titre === '' ? [] : (elements[0]?.cle ?? []))));
}
