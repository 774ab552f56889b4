import { countOf, idsOf, stillShown } from '../../../catalogue/selection/evaluation.repository.ts';
import type { Db } from '../../../schema.ts';
import { type Comptes, comptesDe } from '../filtres/facettes.repository.ts';
import type { CadreDeSite } from '../pages/page.ts';
import { type ACompter, aCompter, type Decompteur } from './decomptes.ts';
import type { ListeOuverte } from './liste.ouverte.ts';

/** How many objets a list has is the same for all its pages, in whichever order. */
export const compteDe = (cadre: CadreDeSite, { liste, etat: { q, filtres }, cles }: ListeOuverte): ACompter =>
  // Words name other things in another language.
  aCompter(cadre, ['compte', cadre.site.id, liste.id, q, q === '' ? '' : cadre.visite.langue, filtres], cles);

export const countAll = async (tx: Db, ouverte: ListeOuverte) => ({
  total: await countOf(tx, ouverte.question),
  comptes: await facettesDe(tx, ouverte),
});

/** How many objets each choice would leave; null where visitors are asked nothing. */
export async function facettesDe(
  tx: Db,
  { moteur, offre, etat, question, toujours }: ListeOuverte,
): Promise<Comptes | null> {
  return moteur === null ? null : comptesDe(tx, question, { filtres: offre.filtres, etat, toujours });
}

/** So many objets are put in order at once for the pages that links lead to. */
const EN_ORDRE = 10_000;

interface Tranche {
  readonly offset: number;
  readonly limit: number;
}

/** The objets of a page. To put a hundred thousand in order takes as long for one page as for all of them: the first keeps it for the next. */
export async function idsDePage(
  tx: Db,
  cadre: CadreDeSite,
  { liste, etat, question, cles }: ListeOuverte,
  { offset, limit }: Tranche,
  decomptes: Decompteur,
): Promise<readonly number[]> {
  const isPlain = etat.q === '' && Object.keys(etat.filtres).length === 0;
  if (!decomptes.isKept || !isPlain || offset === 0 || offset + limit > EN_ORDRE)
    return idsOf(tx, question, { offset, limit });
  const asked = aCompter(cadre, ['ordre', cadre.site.id, liste.id, etat.tri], cles);
  const ids = await decomptes.of(asked, () => idsOf(tx, question, { offset: 0, limit: EN_ORDRE }));
  // What was withdrawn since is not shown, whatever is kept.
  return stillShown(tx, question, ids.slice(offset, offset + limit));
}
