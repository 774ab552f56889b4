import {
  diaporama as diaporamaResource,
  diapositives,
  type EtendueDePassages,
  numeroOf,
  textOf,
  titleOfItem,
} from '@bridge/contract';
import type { Scope } from '../../platform/auth/identity.ts';
import { csvAnswer, csvNumber } from '../../platform/http/csv.ts';
import type { FileAnswer } from '../../platform/http/endpoint.ts';
import { clesDesDiapositives } from '../../publication/ecran/diapositive.cle.ts';
import { heuresDePassages } from '../../publication/ecran/passages/statistiques.repository.ts';
import type { Db } from '../../schema.ts';
import { sequencesOf } from './passage.repository.ts';

const COLONNES = [
  ...['Jour', 'Heure', 'Écran', 'Diaporama', 'Diapositive', 'Objet', 'Annonce'],
  ...['Passages', 'Secondes', 'Interrompus', 'Échecs'],
];

/** The showings as a file: what, where, when and how long, written one day at a time. */
export function fichierDeDetail(db: Db, scope: Scope, question: EtendueDePassages): FileAnswer {
  async function* rows() {
    const [first, last] = [numeroOf(question.du) ?? 0, numeroOf(question.au) ?? 0];
    for (let day = first; day <= last; day += 1) {
      const lignes = await heuresDePassages(db, scope, { ...question, du: textOf(day), au: textOf(day) });
      const noms = await nomsDesDiapositives(
        db,
        lignes.map(({ diaporama }) => diaporama),
      );
      for (const { diaporama, diapositive, ...ligne } of lignes)
        yield [
          ...[ligne.jour, `${Number(ligne.heure)}\u00a0h`, ligne.nomDeLEcran ?? `Écran n°\u00a0${ligne.ecran}`],
          ligne.nomDuDiaporama ?? `Diaporama n°\u00a0${diaporama}`,
          noms.get(`${diaporama} ${diapositive}`)?.diapositive ?? diapositive,
          ...[ligne.objet ?? '', ligne.annonce ?? '', String(ligne.passages), csvNumber(ligne.secondes)],
          ...[String(ligne.interrompus), String(ligne.echecs)],
        ];
    }
  }
  return csvAnswer(`passages-detail-${question.du}-${question.au}.csv`, COLONNES, rows());
}

/** The present names of slides: « 12 objets-1f3a » → those of its diaporama and slide. */
export async function nomsDesDiapositives(
  db: Db,
  ids: readonly number[],
): Promise<Map<string, { readonly diaporama: string; readonly diapositive: string }>> {
  const found = await sequencesOf(db, [...new Set(ids)]);
  return new Map(
    found.flatMap(({ id, nom, sequence }) => {
      const slides = diaporamaResource.fields.sequence.schema.parse(sequence);
      return clesDesDiapositives(slides).map((cle, rang) => {
        const slide = slides[rang];
        const diapositive = slide ? titleOfItem(diapositives, slide, {}) : cle;
        return [`${id} ${cle}`, { diaporama: nom, diapositive }] as const;
      });
    }),
  );
}
