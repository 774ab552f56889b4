import { type Importation, SANS_COMPTE } from '@bridge/contract';
import type { Passage } from '../../sources/import/rapport.repository.ts';

/** Whether a run can be taken back: it changed something, nothing came after it, and what was before is still known. */
export function isCancellable({ etat, a_blanc, derniere, compteurs, details_effaces_le }: Passage): boolean {
  const { crees = 0, modifies = 0, retires = 0, restaures = 0 } = compteurs;
  const changed = crees + modifies + retires + restaures > 0;
  return etat === 'terminee' && !a_blanc && derniere && changed && details_effaces_le === null;
}

export function shown(run: Passage): Importation {
  return {
    id: run.id,
    systeme: run.systeme,
    flux: { id: run.flux_id, nom: run.flux_nom },
    etat: run.etat,
    aBlanc: run.a_blanc,
    entame: run.entame,
    mode: run.mode,
    // What is ignored is not counted; what is counted is what is listed.
    compteurs: { ...SANS_COMPTE, ...run.compteurs, avertissements: run.avertissements },
    avant: run.avant,
    motif: run.motif,
    debutLe: run.debut_le.toISOString(),
    finLe: run.fin_le?.toISOString() ?? null,
    demandePar: run.demandeur,
    tache: run.tache_id,
    annuleeLe: run.annulee_le?.toISOString() ?? null,
    annuleePar: run.annuleur,
    annulable: isCancellable(run),
    detailsEffacesLe: run.details_effaces_le?.toISOString() ?? null,
  };
}
