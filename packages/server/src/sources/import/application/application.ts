import type { Compteurs } from '@bridge/contract';
import { corrigesParmi } from '../../../catalogue/correction.repository.ts';
import { shareMappings } from '../../../catalogue/reclassement/reclassement.repository.ts';
import { reindex, repriceCodes } from '../../../catalogue/reclassement/reindexation.ts';
import { addWords } from '../../../catalogue/vocabulaire.repository.ts';
import { allOf } from '../../../platform/all-of.ts';
import type { Db } from '../../../schema.ts';
import { conclude } from '../conclusion.ts';
import { setState } from '../importation.repository.ts';
import {
  applyRattachements,
  forgetRattachements,
  giveBackRattachements,
} from '../rattachement/rattachement-passage.repository.ts';
import { leaveChanged } from '../restitution/restitution.repository.ts';
import { guarded, type Run } from '../run.ts';
import {
  adoptKnown,
  applyAbsences,
  applyChanges,
  applyCreations,
  applyIdentical,
  clearStaging,
  countAbsences,
  type Lot,
  linesLeft,
} from './application.repository.ts';

/** Lots written side by side: each takes lines that no other lot has, and the database gives each a core. */
const WRITERS = 2;

/** Writes the staged lines into the catalogue, a lot at a time. Applied lines leave the staging: a crash resumes with the rest. */
export async function apply(run: Run, compteurs: Compteurs, entier: boolean): Promise<void> {
  const { importation, ouvert, instant, context } = run;
  const { systeme, entiteId } = ouvert.appartenance;
  const lot = (): Lot => ({
    importation: importation.id,
    aujourdhui: instant.aujourdhui,
    at: context.clock.now(),
    taille: run.lot,
  });
  if (importation.etat !== 'application') {
    await guarded(run, async (tx) => {
      const motif = importation.annulationDe === null ? { motif: '' } : {};
      await setState(tx, importation.id, { etat: 'application', compteurs, ...motif });
      await addWords(tx, { importation: importation.id, systeme, entiteId, at: context.clock.now() });
      if (ouvert.absences !== null && ouvert.absences > 1 && entier)
        await countAbsences(tx, importation.id, systeme, importation.fluxId);
      if (entier && importation.annulationDe === null) await forgetRattachements(tx, importation, context.clock.now());
    });
  }
  await guarded(run, (tx) => adoptKnown(tx, importation.id, ouvert.appartenance));
  const total = compteurs.crees + compteurs.modifies + compteurs.restaures + compteurs.retires;
  // The lines applied before an interruption count: the run goes on from there.
  let done = Math.max(0, total - (await linesLeft(run.db, importation.id)));
  const write = async (step: (tx: Db) => Promise<number>) => {
    for (;;) {
      const applied = await guarded(run, async (tx) => {
        await shareMappings(tx);
        return (await leaveChanged(tx, importation, run.lot)) || step(tx);
      });
      if (applied === 0) return;
      done += applied;
      context.progress({
        progression: 50 + Math.min(49, Math.round((done * 49) / Math.max(1, total))),
        etape: 'Mise à jour du catalogue',
      });
    }
  };
  // A staged line holds what the source says. What is shown also follows corrections, and words that are only now in the vocabulary.
  const asShown = async (tx: Db, objets: readonly number[]) => {
    const corriges = new Set(await corrigesParmi(tx, objets));
    await reindex(tx, [...corriges], instant);
    await repriceCodes(
      tx,
      objets.filter((id) => !corriges.has(id)),
    );
    return objets.length;
  };
  const drain = (step: (tx: Db) => Promise<number>) => allOf(Array.from({ length: WRITERS }, () => write(step)));
  await drain(async (tx) => asShown(tx, await applyCreations(tx, lot(), ouvert.appartenance)));
  await drain(async (tx) => asShown(tx, await applyChanges(tx, lot(), ouvert.appartenance)));
  await drain(async (tx) => asShown(tx, await applyIdentical(tx, lot(), ouvert.appartenance)));
  await drain((tx) => applyAbsences(tx, lot()));
  await complete(run);
  await guarded(run, async (tx) => {
    await clearStaging(tx, importation.id);
    await conclude(tx, run, compteurs);
  });
}

/** Applies what the run says of objets of other systems; an undoing restores what the run had replaced. */
async function complete(run: Run): Promise<void> {
  const { importation, context, lot } = run;
  const { annulationDe } = importation;
  const step = (tx: Db) =>
    annulationDe === null
      ? applyRattachements(tx, importation, context.clock.now(), lot)
      : giveBackRattachements(tx, { id: importation.id, annulationDe }, context.clock.now(), lot);
  while ((await guarded(run, step)) > 0);
}
