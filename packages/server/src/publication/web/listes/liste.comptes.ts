import { type Compte, countUntil, idsOf, movesToday } from '../../../catalogue/selection/evaluation.repository.ts';
import type { Db } from '../../../schema.ts';
import { type Comptes, comptesDe } from '../filtres/facettes.repository.ts';
import type { CadreDeSite } from '../pages/page.ts';
import { type ACompter, aCompter, type Decompteur } from './decomptes.ts';
import type { ListeOuverte } from './liste.ouverte.ts';

interface ComptesDeListe extends Compte {
  readonly comptes: Comptes | null;
}

/** How many objets a list has is the same for all its pages, in whichever order; and until when, in all orders by next date. */
export function compteDe(cadre: CadreDeSite, ouverte: ListeOuverte): ACompter<ComptesDeListe> {
  const { liste, etat, question, cles } = ouverte;
  const { q, filtres } = etat;
  // The same word may find other objets in another language.
  const langue = q === '' ? '' : cadre.visite.langue;
  const cle = ['compte', cadre.site.id, liste.id, q, langue, filtres, movesToday(question)];
  return aCompter(cadre, cle, cles, ({ fin }) => fin);
}

export const countAll = async (tx: Db, ouverte: ListeOuverte): Promise<ComptesDeListe> => ({
  ...(await countUntil(tx, ouverte.question)),
  comptes: await facettesDe(tx, ouverte),
});

/** How many objets each choice would leave, or null when the list has no filter. */
export async function facettesDe(
  tx: Db,
  { moteur, offre, etat, question, toujours }: ListeOuverte,
): Promise<Comptes | null> {
  return moteur === null ? null : comptesDe(tx, question, { filtres: offre.filtres, etat, toujours });
}

/** How many objets are put in order at once, for the pages that links lead to. */
const EN_ORDRE = 10_000;

interface Tranche {
  readonly offset: number;
  readonly limit: number;
}

interface Trouves {
  readonly ids: readonly number[];
  /** Whether an objet may have been withdrawn since: whoever reads them looks. */
  readonly areOlder: boolean;
}

/** The objets of a page. Sorting a hundred thousand takes as long for one page as for all: the order is kept. */
export async function idsDePage(
  tx: Db,
  cadre: CadreDeSite,
  { liste, etat, question, cles }: ListeOuverte,
  { offset, limit }: Tranche,
  decomptes: Decompteur,
): Promise<Trouves> {
  const isPlain = etat.q === '' && Object.keys(etat.filtres).length === 0;
  if (!decomptes.isKept || !isPlain || offset === 0 || offset + limit > EN_ORDRE)
    return { ids: await idsOf(tx, question, { offset, limit }), areOlder: false };
  const asked = aCompter<number[]>(cadre, ['ordre', cadre.site.id, liste.id, etat.tri], cles);
  const ids = await decomptes.of(asked, () => idsOf(tx, question, { offset: 0, limit: EN_ORDRE }));
  return { ids: ids.slice(offset, offset + limit), areOlder: true };
}
