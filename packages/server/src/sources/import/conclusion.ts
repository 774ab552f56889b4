import type { Compteurs, EtatImportation } from '@bridge/contract';
import { countWords } from '../../catalogue/vocabulaire.repository.ts';
import type { Db } from '../../schema.ts';
import { objetsOfFeed } from './application/bilan.repository.ts';
import { lockFeed, noteFeed } from './flux.repository.ts';
import { setState } from './importation.repository.ts';
import { closeNoticesOf, notice, noticeUnmappedTypes, noticeVanished } from './rapport/avis.repository.ts';
import { hasDoubles } from './rattachement/rattachement.repository.ts';
import { givenBack, markCancelled, restoreBelonging, restoreIdentities } from './restitution/restitution.repository.ts';
import type { Run } from './run.ts';

/** Ends an applied run: counts what it changed, and tells what the source lost. */
export async function conclude(tx: Db, run: Run, compteurs: Compteurs): Promise<void> {
  const { importation, ouvert, context } = run;
  const { systeme, fluxId } = importation;
  const at = context.clock.now();
  // Locked before any run, as an undoing does: the two wait for each other instead of crossing.
  await lockFeed(tx, systeme, fluxId);
  const origin = {
    systeme,
    fluxId,
    fluxNom: ouvert.nom,
    entiteId: ouvert.appartenance.entiteId,
    importation: importation.id,
    at,
  };
  const changed = compteurs.crees + compteurs.modifies + compteurs.restaures + compteurs.retires > 0;
  const vanished = changed ? await countWords(tx, systeme, at) : [];
  // An undoing restores what was there before: the source has lost nothing.
  if (changed && importation.annulationDe === null) {
    await noticeVanished(tx, origin, vanished);
    await noticeUnmappedTypes(tx, origin);
    await notice(tx, origin, ouvert.derive?.(run.echantillon) ?? []);
  }
  if (importation.annulationDe !== null) {
    await restoreBelonging(tx, importation.id, importation.annulationDe);
    await restoreIdentities(tx, importation.annulationDe);
    await closeNoticesOf(tx, importation.annulationDe, importation.demandePar, at);
    await markCancelled(tx, importation.annulationDe, importation.demandePar, at);
  }
  if (changed || (await hasDoubles(tx, importation.id))) await run.applied(tx, importation.id, at);
  const done = importation.annulationDe === null ? {} : await givenBack(tx, importation.id);
  await close(tx, run, { etat: 'terminee', compteurs: { ...compteurs, ...done } });
}

/** Ends a run, and notes its outcome in the feed. */
export async function close(
  tx: Db,
  { importation, ouvert, context }: Run,
  { etat, motif, compteurs }: { etat: EtatImportation; motif?: string; compteurs?: Compteurs },
): Promise<void> {
  const { systeme, fluxId, aBlanc } = importation;
  const finLe = context.clock.now();
  await setState(tx, importation.id, {
    etat,
    finLe,
    ...(motif === undefined ? {} : { motif }),
    ...(compteurs === undefined ? {} : { compteurs }),
    ...(etat === 'terminee' ? { graine: ouvert.graine } : {}),
  });
  if (aBlanc) return;
  await noteFeed(tx, systeme, fluxId, { etat, at: finLe, nombreObjets: await objetsOfFeed(tx, systeme, fluxId) });
}
