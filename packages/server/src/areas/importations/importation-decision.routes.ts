import {
  abandonImportation,
  BridgeError,
  cancelImportation,
  confirmImportation,
  FLUX,
  fluxCallsBySystem,
  ignoreAvertissement,
  mayAccess,
  restartImportation,
  restoreAvertissement,
} from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { lockRecord } from '../../crud/read/record.repository.ts';
import { saveChanges, takeRecord } from '../../crud/write/record.service.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { auditChange } from '../../platform/audit.ts';
import { owns } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { clearStaging } from '../../sources/import/application/application.repository.ts';
import { lockFeed } from '../../sources/import/flux.repository.ts';
import { setState } from '../../sources/import/importation.repository.ts';
import { enqueueRun, launchImport } from '../../sources/import/importation.service.ts';
import { launchable, launchableByHand } from '../../sources/import/lancement.rules.ts';
import { lockRun, type Passage, runById } from '../../sources/import/rapport/rapport.repository.ts';
import { hearWarning, ignoreWarning } from '../../sources/import/rapport/rapport-avertissements.repository.ts';
import { found, visibleRun } from './importation.access.ts';

export interface DecisionDependencies extends CrudDependencies {
  readonly cancelTask: (writing: Writing, tache: number) => Promise<unknown>;
}

/** The decisions about an import, each in a transaction that locks it. */
export function decisionRoutes(bind: Bind, dependencies: DecisionDependencies): void {
  const { write, cancelTask, registry } = dependencies;
  bind(confirmImportation, (input) =>
    write(input.demande, async (writing) => {
      const isWaiting = ({ etat }: Passage) => etat === 'suspect';
      await holdFeed(writing, input.params.id, isWaiting);
      const run = await decide(writing, input.params.id, isWaiting, 'confirmer');
      const { tx, at, acteur } = writing;
      // The decision is repeated: the first one has put the import in the queue.
      if (run.accord && run.vive && run.tache_id !== null) return { importation: run.id, tache: run.tache_id };
      await setState(tx, run.id, { etat: 'suspect', accord: true });
      const tache = await enqueueRun(tx, { ...launchOf(run), importation: run.id, demandePar: acteur.userId }, at);
      return { importation: run.id, tache };
    }),
  );

  bind(abandonImportation, (input) =>
    write(input.demande, async (writing) => {
      const open = ['suspect', 'collecte', 'application'];
      const run = await decide(writing, input.params.id, ({ etat }) => open.includes(etat), 'abandonner');
      const { tx, at } = writing;
      // A running import ends with its task, which alone knows what was done.
      if (run.tache_id !== null && run.etat !== 'suspect') {
        await cancelTask(writing, run.tache_id);
        return { importation: run.id, tache: run.tache_id };
      }
      await setState(tx, run.id, { etat: 'abandonnee', motif: 'Abandonné à la demande d’une personne.', finLe: at });
      await clearStaging(tx, run.id);
      return { importation: run.id, tache: run.tache_id ?? 0 };
    }),
  );

  bind(cancelImportation, (input) =>
    write(input.demande, async (writing) => {
      const { tx, at, acteur } = writing;
      const isCancellable = ({ annulable }: Passage) => annulable;
      await holdFeed(writing, input.params.id, isCancellable);
      const run = await decide(writing, input.params.id, isCancellable, 'annuler');
      // The feed is paused: its next import would bring back what is taken back here.
      await suspendFeed(dependencies, writing, run);
      const launch = { ...launchOf(run), annulationDe: run.id, demandePar: acteur.userId };
      return launchImport(tx, launch, at);
    }),
  );

  bind(restartImportation, (input) =>
    write(input.demande, async (writing) => {
      const run = await act(writing, input.params.id, 'relancer');
      const { annonce, systeme, a_blanc: aBlanc } = run;
      const entry = registry.require(FLUX[systeme]);
      const record = await takeRecord(writing, entry, run.flux_id, { unversioned: true });
      // An announced export is read at its announced address.
      const flux = annonce === null ? launchableByHand(record) : launchable(record);
      const launch = { systeme, flux, aBlanc, demandePar: writing.acteur.userId };
      return launchImport(writing.tx, annonce === null ? launch : { ...launch, annonce }, writing.at);
    }),
  );

  bind(ignoreAvertissement, (input) =>
    write(input.demande, async (writing) => {
      const run = await act(writing, input.params.id, 'ignorer-avertissement', input.body);
      await ignoreWarning(writing.tx, run, input.body, writing.acteur.userId, writing.at);
      return null;
    }),
  );

  bind(restoreAvertissement, (input) =>
    write(input.demande, async (writing) => {
      const run = await act(writing, input.params.id, 'retablir-avertissement', input.body);
      await hearWarning(writing.tx, run, input.body);
      return null;
    }),
  );
}

/** The import, if the person may import from its system, which must be switched on as for feeds. */
function allowedTo({ acteur }: Writing, run: Passage): Passage {
  const mayImport = mayAccess(fluxCallsBySystem[run.systeme].importer.access, acteur.viewer);
  if (!mayImport || !owns(acteur.scope, run.entite_id)) throw new BridgeError('accessDenied');
  return run;
}

/** A decision that depends on the state of an import, which is locked meanwhile. */
async function decide(
  writing: Writing,
  id: number,
  allowed: (run: Passage) => boolean,
  action: string,
): Promise<Passage> {
  const run = allowedTo(writing, found(await lockRun(writing.tx, writing.acteur.scope, id)));
  if (!allowed(run)) throw new BridgeError('wrongState');
  await note(writing, id, action);
  return run;
}

/** An action on the feed of an import, in any state. */
async function act(writing: Writing, id: number, action: string, details = {}): Promise<Passage> {
  const run = allowedTo(writing, await visibleRun(writing.tx, writing.acteur.scope, id));
  await note(writing, id, action, details);
  return run;
}

function note(writing: Writing, id: number, action: string, details = {}): Promise<void> {
  return auditChange(writing, { action: `importation.${action}`, target: { kind: 'importation', id }, details });
}

/**
 * Locks the feed, so that nobody launches, ends or takes back an import of it before this one is queued. The feed comes
 * before the import, as in imports that end; a running one is not locked, since it takes them the other way round.
 */
async function holdFeed({ tx, acteur }: Writing, id: number, allowed: (run: Passage) => boolean): Promise<void> {
  const run = await runById(tx, acteur.scope, id);
  if (run !== undefined && allowed(run)) await lockFeed(tx, run.systeme, run.flux_id);
}

/** A person who may take an import back pauses its feed, in whatever entity it is now; the feed may be gone. */
const ANY_ENTITY = { kind: 'system', reason: 'the feed of a run that the person may take back' } as const;

/** A feed is no longer read by itself. */
async function suspendFeed(
  dependencies: CrudDependencies,
  writing: Writing,
  { systeme, flux_id }: Passage,
): Promise<void> {
  const entry = dependencies.registry.require(FLUX[systeme].id);
  const feed = await lockRecord(writing.tx, entry, ANY_ENTITY, flux_id);
  if (feed) await saveChanges(dependencies, writing, entry, feed, { actif: false }, 'modifier');
}

function launchOf({ systeme, flux_id, flux_nom, entite_id, mode, a_blanc }: Passage) {
  return {
    systeme,
    flux: { id: flux_id, nom: flux_nom, entiteId: entite_id, mode },
    aBlanc: a_blanc,
  };
}
