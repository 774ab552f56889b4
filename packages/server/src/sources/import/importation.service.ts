import type { Systeme } from '@bridge/contract';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import type { Db } from '../../schema.ts';
import { clearStaging } from './application/application.repository.ts';
import { lockFeed, noteFeed } from './flux.repository.ts';
import { IMPORT } from './importation.job.ts';
import { type Annonce, addImportation, noteTask, openRunOf, setState } from './importation.repository.ts';
import type { Flux } from './ouverture/ouverture.repository.ts';

export interface Launch {
  readonly systeme: Systeme;
  readonly flux: Pick<Flux, 'id' | 'nom' | 'entiteId'> & {
    readonly mode: 'complet' | 'differentiel';
  };
  readonly aBlanc: boolean;
  readonly annonce?: Annonce;
  readonly annulationDe?: number;
  readonly demandePar: number | null;
}

export interface Launched {
  readonly importation: number;
  readonly tache: number;
}

/** Launches a run, or answers the one under way: a feed has one at a time. A trial touches nothing, and is apart. */
export async function launchImport(tx: Db, launch: Launch, at: Date): Promise<Launched> {
  const { systeme, flux, aBlanc, demandePar } = launch;
  await lockFeed(tx, systeme, flux.id);
  const open = await openRunOf(tx, systeme, flux.id, aBlanc);
  // A run that was accepted counts as under way.
  const underWay = open !== undefined && (open.etat !== 'suspect' || (open.accord && open.vive));
  // The schedule does not replace a run that waits for the answer of a person.
  if (open?.etat === 'suspect' && !underWay && isScheduled(launch) && open.tache_id !== null)
    return { importation: open.id, tache: open.tache_id };
  const isAnother = launch.annulationDe !== undefined || announcesAnother(launch, open?.annonce ?? null);
  if (underWay && !isAnother && open.tache_id !== null) return { importation: open.id, tache: open.tache_id };
  // A run that waits for an answer is out of date once the feed is read again.
  if (open?.etat === 'suspect' && !underWay) {
    await setState(tx, open.id, { etat: 'abandonnee', motif: 'Remplacé par un import plus récent.', finLe: at });
    await clearStaging(tx, open.id);
  }
  const importation = await addImportation(
    tx,
    {
      systeme,
      fluxId: flux.id,
      fluxNom: flux.nom,
      entiteId: flux.entiteId,
      aBlanc,
      mode: launch.annulationDe === undefined ? flux.mode : 'complet',
      demandePar,
      ...(launch.annonce === undefined ? {} : { annonce: launch.annonce }),
      ...(launch.annulationDe === undefined ? {} : { annulationDe: launch.annulationDe }),
    },
    at,
  );
  const tache = await enqueueRun(tx, { importation, ...launch }, at);
  if (!aBlanc) await noteFeed(tx, systeme, flux.id, { etat: 'collecte', at });
  return { importation, tache };
}

/** Whether the schedule launches the run: nobody asked for it, and no source announced an export. */
function isScheduled({ demandePar, annonce, annulationDe }: Launch): boolean {
  return demandePar === null && annonce === undefined && annulationDe === undefined;
}

/** Whether an announced export is another one than that of the run: each holds changes of its own. Told twice, it is one. */
function announcesAnother({ annonce }: Launch, open: Annonce | null): boolean {
  return annonce !== undefined && annonce.urlRecuperation !== open?.urlRecuperation;
}

/** Puts a run in the queue: for the first time, or once a person has accepted it. */
export async function enqueueRun(
  tx: Db,
  run: Pick<Launch, 'systeme' | 'flux' | 'aBlanc' | 'demandePar'> & { readonly importation: number },
  at: Date,
): Promise<number> {
  const asked = (cle: string) =>
    enqueue(
      tx,
      {
        definition: IMPORT,
        donnees: { importation: run.importation },
        cible: run.flux.nom,
        lien: { ressource: 'importation', id: run.importation },
        entiteId: run.flux.entiteId,
        demandePar: run.demandePar,
        cle,
      },
      at,
    );
  const cle = `import ${run.systeme} ${run.flux.id}${run.aBlanc ? ' à blanc' : ''}`;
  const first = await asked(cle);
  // The job in the queue has done its run and is about to end: without another job, nobody would take this run up.
  const { id } = first.nouvelle ? first : await asked(`${cle} suite ${run.importation}`);
  await noteTask(tx, run.importation, id);
  return id;
}
