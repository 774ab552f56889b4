import { formatNumber } from '@bridge/contract';
import { scopeOfEntity } from '../../crud/read/portee.repository.ts';
import type { JobContext } from '../../platform/jobs/job.definition.ts';
import type { Db } from '../../schema.ts';
import { contexteAt } from '../regle/contexte.ts';
import type { ObjetIndexe } from '../regle/objet-indexe.ts';
import { objetsIndexes } from '../regle/objets-indexes.repository.ts';
import { resolve } from '../regle/resolution.repository.ts';
import { among, amongWithin, type Perimetre, perimetreOf } from './perimetre.repository.ts';
import { holdProfile, liveProfile, noteCalcul, type Profil } from './profil.repository.ts';
import { numberOfObjets, type Portion, saveScores } from './score.repository.ts';
import { scoreDe } from './score.rules.ts';

export interface Bilan {
  readonly objets: number;
  readonly changes: number;
  readonly retires: number;
}

const RIEN: Bilan = { objets: 0, changes: 0, retires: 0 };

export interface Calcul extends Pick<JobContext, 'guard' | 'signal' | 'progress'> {
  readonly db: Db;
  readonly at: Date;
  /** How many objets one transaction scores. */
  readonly lot: number;
}

interface Demande {
  readonly profil: number;
  /** The objets to score, or null for all. */
  readonly ids: readonly number[] | null;
}

/**
 * Computes the scores of a profile and writes those that changed, in short transactions. Each locks the profile and
 * checks its version: after a change, all starts again. Null when the profile is frozen or gone.
 */
export async function recomputeScores(calcul: Calcul, { profil: id, ids }: Demande): Promise<Bilan | null> {
  for (;;) {
    const profil = await liveProfile(calcul.db, id);
    if (profil === undefined) return null;
    const bilan = await oneRound(calcul, profil, ids);
    if (bilan !== 'changed meanwhile') return bilan;
  }
}

async function oneRound(calcul: Calcul, profil: Profil, ids: Demande['ids']): Promise<Bilan | 'changed meanwhile'> {
  const { db, at, guard, signal, progress, lot } = calcul;
  const { definition } = profil;
  const scope = await scopeOfEntity(db, profil.entiteId);
  const perimetre = await perimetreOf(db, definition.selection, scope, at);
  const contexte = contexteAt(at, await resolve(db, definition.regles, scope));
  // When objets depend on one another, a change of one may have moved others in or out: all are scored.
  const chosen = perimetre.ids === null ? ids : null;
  const total = (chosen ?? perimetre.ids)?.length ?? (await numberOfObjets(db, perimetre.where));
  let bilan = RIEN;
  let lus = 0;
  for (const read of lotsOf({ perimetre, lot, chosen })) {
    signal.throwIfAborted();
    const fait = await db.transaction().execute(async (tx) => {
      await guard(tx);
      if (!(await holdProfile(tx, profil))) return null;
      // Read once the profile is locked: another task waits, then reads newer values. No older score comes last.
      const { objets, portion } = await read(tx);
      const notes = objets.map((objet) => ({ id: objet.id, score: scoreDe(definition, objet, contexte).score }));
      return { objets: objets.length, portion, ...(await saveScores(tx, profil.id, notes, portion)) };
    });
    if (fait === null) return 'changed meanwhile';
    const { objets, portion, changes, retires } = fait;
    bilan = {
      objets: bilan.objets + objets,
      changes: bilan.changes + changes,
      retires: bilan.retires + retires,
    };
    lus += portion.genre === 'choisis' ? portion.ids.length : objets;
    progress({
      progression: Math.min(99, Math.round((100 * lus) / Math.max(1, total))),
      etape: `${profil.nom}\u00a0: ${formatNumber(lus)} objets sur ${formatNumber(total)}`,
    });
  }
  const noted = await db.transaction().execute(async (tx) => {
    await guard(tx);
    if (!(await holdProfile(tx, profil))) return false;
    await noteCalcul(tx, profil.id, at);
    return true;
  });
  return noted ? bilan : 'changed meanwhile';
}

interface Lots {
  readonly perimetre: Perimetre;
  readonly lot: number;
  readonly chosen: readonly number[] | null;
}

interface Lot {
  readonly objets: readonly ObjetIndexe[];
  readonly portion: Portion;
}

/** How to read the objets of a profile lot by lot, with the objets that each lot covers. */
function* lotsOf({ perimetre, lot, chosen }: Lots): Generator<(tx: Db) => Promise<Lot>> {
  const read = (tx: Db, where: Perimetre['where'], apres = 0) =>
    objetsIndexes(tx, { where, apres, most: lot, profils: [] });
  if (chosen !== null) {
    for (const ids of cut(chosen, lot))
      yield async (tx) => ({
        objets: await read(tx, amongWithin(perimetre, ids)),
        portion: { genre: 'choisis', ids },
      });
    return;
  }
  if (perimetre.ids !== null) {
    let apres = 0;
    for (const ids of cut(perimetre.ids, lot)) {
      const portion = { genre: 'suite', apres, jusqua: ids.at(-1) ?? apres } as const;
      yield async (tx) => ({ objets: await read(tx, among(ids)), portion });
      apres = portion.jusqua;
    }
    // The objets after the last one have left the perimeter.
    const portion = { genre: 'suite', apres, jusqua: null } as const;
    yield async () => ({ objets: [], portion });
    return;
  }
  let apres: number | null = 0;
  while (apres !== null) {
    const from: number = apres;
    yield async (tx) => {
      const objets = await read(tx, perimetre.where, from);
      const jusqua = objets.length < lot ? null : (objets.at(-1)?.id ?? null);
      apres = jusqua;
      return { objets, portion: { genre: 'suite', apres: from, jusqua } };
    };
  }
}

function cut(ids: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, rank) => ids.slice(rank * size, (rank + 1) * size));
}
