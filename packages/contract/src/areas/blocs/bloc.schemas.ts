import { z } from 'zod';
import { bloc } from './bloc.resource.ts';

const f = bloc.fields;

/** The fields that decide what a bloc shows, saved or not: previews send them at each change. */
export const brouillonDeBlocSchema = z.strictObject({
  genre: f.genre.schema,
  canaux: f.canaux.schema,
  typesObjets: f.typesObjets.schema,
  lignes: f.lignes.schema,
  regroupement: f.regroupement.schema,
  absentesBarrees: f.absentesBarrees.schema,
  maxPhotos: f.maxPhotos.schema,
  legendes: f.legendes.schema,
  adresseSousCarte: f.adresseSousCarte.schema,
  horaires: f.horaires.schema,
  nombreDates: f.nombreDates.schema,
  paiements: f.paiements.schema,
  contacts: f.contacts.schema,
  liens: f.liens.schema,
  texte: f.texte.schema,
  cibleQr: f.cibleQr.schema,
  legendeQr: f.legendeQr.schema,
  edition: f.edition.schema,
  colonnes: f.colonnes.schema,
  titre: f.titre.schema,
  niveau: f.niveau.schema,
  afficherTitre: f.afficherTitre.schema,
  conditions: f.conditions.schema,
  langues: f.langues.schema,
  mois: f.mois.schema,
  repliLangue: f.repliLangue.schema,
  presentation: f.presentation.schema,
  stylePrint: f.stylePrint.schema,
  tailleEcran: f.tailleEcran.schema,
  maxEcran: f.maxEcran.schema,
});
export type BrouillonDeBloc = z.output<typeof brouillonDeBlocSchema>;

/** The values that previews send of a form: other fields do not change the preview. */
export function brouillonDeBloc(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(brouillonDeBlocSchema.shape).map((name) => [name, values[name]]));
}
