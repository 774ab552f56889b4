import { civilDay, type RapportDAnnonceur } from '@bridge/contract';
import { atOnce } from '../../../catalogue/selection/evaluation.repository.ts';
import { clePdf } from '../../../publication/print/generations/instantane.ts';
import type { Pages } from '../../../publication/print/pages.ts';
import type { Db } from '../../../schema.ts';
import { statistiquesDe } from '../statistiques.repository.ts';
import { annoncesDuRapport, annonceurById, type Periode, parutionsDuRapport } from './rapport.repository.ts';

/** The report of an advertiser, read from one snapshot. Undefined when the advertiser does not exist. */
export const rapportDe = (db: Db, id: number, periode: Periode): Promise<RapportDAnnonceur | undefined> =>
  atOnce(db, (tx) => rapportLu(tx, id, periode));

/** The same, inside a transaction. */
export async function rapportLu(db: Db, id: number, periode: Periode): Promise<RapportDAnnonceur | undefined> {
  const found = await annonceurById(db, id);
  if (found === undefined) return undefined;
  const { du, au } = periode;
  const { total, jours, lieux } = await statistiquesDe(db, { de: { annonceur: id }, du, au });
  const parutions = await parutionsDuRapport(db, id, periode);
  return {
    annonceur: found.nom,
    entite: found.entite,
    du,
    au,
    total,
    jours,
    lieux,
    annonces: await annoncesDuRapport(db, id, periode),
    parutions: parutions.map(({ generation, nom, langue, annonce, le, pages }) => ({
      generation,
      nom,
      langue,
      annonce,
      le: civilDay(le),
      pages: [...pages],
    })),
  };
}

interface PageVoulue {
  readonly generation: number;
  readonly page: number;
  readonly largeur: number;
}

/** The picture of a page with an annonce of the advertiser, or undefined; no other page is shown. */
export async function pageDuRapport(
  { db, pages }: { readonly db: Db; readonly pages: Pages },
  { annonceur, periode, qui }: { readonly annonceur: number; readonly periode: Periode; readonly qui: string },
  { generation, page, largeur }: PageVoulue,
): Promise<Buffer | undefined> {
  const found = (await parutionsDuRapport(db, annonceur, periode)).find(
    (one) => one.generation === generation && one.pages.includes(page),
  );
  if (!found?.dossier) return undefined;
  const canal = found.sorties.some((sortie) => sortie !== 'impression') ? 'ecran' : 'impression';
  return pages.imageOfStored(qui, { cle: clePdf(found.dossier, canal), page, largeur });
}
