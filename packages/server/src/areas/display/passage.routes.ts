import {
  BridgeError,
  detailDePassages,
  type EtendueDePassages,
  ecran as ecranResource,
  exportDePassages,
  formatNumber,
  journalDEcran,
  type LigneDePassages,
  MOST_JOURS_DE_PASSAGES,
  numeroOf,
  type QuestionDePassages,
  REPARTITIONS_DE_PASSAGES,
  statistiquesDEcrans,
} from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import { csvAnswer, csvNumber } from '../../platform/http/csv.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import {
  derniersPassages,
  type LigneComptee,
  lignesDePassages,
  passagesManquants,
  totalDePassages,
} from '../../publication/ecran/passages/statistiques.repository.ts';
import type { Db } from '../../schema.ts';
import { fichierDeDetail, nomsDesDiapositives } from './passage.detail.ts';

/** The showings on screens, counted and listed. */
export function passageRoutes(bind: Bind, { db, registry }: Pick<CrudDependencies, 'db' | 'registry'>): void {
  const entry = registry.require(ecranResource);

  bind(statistiquesDEcrans, async ({ identity, query }) => {
    checkDates(query);
    const { scope } = identity;
    const [total, lignes, manquants] = [
      await totalDePassages(db, scope, query),
      await nommees(db, query, await lignesDePassages(db, scope, query)),
      await passagesManquants(db, scope, query),
    ];
    return { total, lignes, manquants };
  });

  bind(exportDePassages, async ({ identity, query }) => {
    checkDates(query);
    const lignes = await nommees(db, query, await lignesDePassages(db, identity.scope, query));
    const par = REPARTITIONS_DE_PASSAGES.find(({ value }) => value === query.par)?.label.replace('Par ', '') ?? '';
    const header = [par.charAt(0).toUpperCase() + par.slice(1), 'Passages', 'Secondes', 'Interrompus', 'Échecs'];
    async function* rows() {
      for (const { libelle, passages, secondes, interrompus, echecs } of lignes)
        yield [libelle, String(passages), csvNumber(secondes), String(interrompus), String(echecs)];
    }
    return csvAnswer(`passages-${query.du}-${query.au}.csv`, header, rows());
  });

  bind(detailDePassages, async ({ identity, query }) => {
    checkDates(query);
    return fichierDeDetail(db, identity.scope, query);
  });

  bind(journalDEcran, async ({ identity, params: { id }, query: { avant } }) => {
    const record = await readRecord(db, entry, identity, id);
    // The showings of a screen are for its owner: sharing shows the screen only.
    if (record.modifiable !== true) throw new BridgeError('accessDenied');
    const found = await derniersPassages(db, id, avant === undefined ? null : new Date(avant));
    const names = await nomsDesDiapositives(
      db,
      found.map(({ diaporama }) => diaporama),
    );
    return {
      items: found.map(({ debut, duree, resultat, diaporama, nomDuDiaporama, diapositive, objet, annonce }) => ({
        debut: debut.toISOString(),
        duree,
        resultat,
        diaporama: nomDuDiaporama ?? `Diaporama n°\u00a0${diaporama}`,
        diapositive: names.get(`${diaporama} ${diapositive}`)?.diapositive ?? diapositive,
        objet,
        annonce,
      })),
    };
  });
}

function checkDates({ du, au }: EtendueDePassages): void {
  const days = (numeroOf(au) ?? 0) - (numeroOf(du) ?? 0);
  const message =
    days < 0
      ? 'La fin vient avant le début.'
      : days >= MOST_JOURS_DE_PASSAGES
        ? `${formatNumber(MOST_JOURS_DE_PASSAGES)} jours au plus à la fois.`
        : null;
  if (message !== null) throw new BridgeError('invalidInput', { errors: [{ path: 'au', message }] });
}

/** The present name of each line; a record that is gone keeps its number. */
async function nommees(
  db: Db,
  { par }: QuestionDePassages,
  lignes: readonly LigneComptee[],
): Promise<LigneDePassages[]> {
  const slides = await nomsDesDiapositives(
    db,
    par === 'diapositive' ? lignes.flatMap(({ diaporama }) => diaporama ?? []) : [],
  );
  const NOUNS = { ecran: 'Écran', annonce: 'Annonce', objet: 'Objet' } as const;
  return lignes.map(({ cle, nom, diaporama: _, ...counts }) => {
    const noun = par === 'ecran' || par === 'annonce' || par === 'objet' ? `${NOUNS[par]} n°\u00a0${cle}` : cle;
    const slide = slides.get(cle);
    const known = nom ?? (slide && `${slide.diaporama} · ${slide.diapositive}`);
    const libelle = known ?? (par === 'heure' ? `${Number(cle)}\u00a0h` : noun);
    return { cle, libelle, ...counts };
  });
}
