import {
  apercuFiche,
  dropReinitialisation,
  type EndpointAnswer,
  fluxBySystem,
  fluxCallsBySystem,
  listSelectionsApidae,
  prepareCorrespondance,
  readNomenclature,
  rereadExport,
  resetApidae,
  type Systeme,
  simulateNotification,
} from '@bridge/contract';
import { call } from '../../api/client.ts';
import { wakeJobs } from '../../api/jobs.ts';
import { randomId } from '../../api/random-id.ts';
import { showDone } from '../../resource/list/actions/undo.notice.tsx';
import { importPath } from '../../shell/jobs/job-path.ts';
import type { Surroundings } from '../tell-task.ts';

/** Asks the source for a few records. What fails is said by the dialog. */
export const tryFeed = (systeme: Systeme, id: number, signal: AbortSignal) =>
  call(fluxCallsBySystem[systeme].tester, { params: { id } }, { quiet: true, signal });

export type Lancement = EndpointAnswer<typeof simulateNotification>;

export const launchImport = (systeme: Systeme, id: number, aBlanc: boolean): Promise<Lancement> =>
  call(
    fluxCallsBySystem[systeme].importer,
    { params: { id }, body: { aBlanc } },
    // A key of its own: a click that is sent twice over a bad line starts one import.
    { idempotencyKey: randomId() },
  );

export const simulate = (
  id: number,
  body: { urlRecuperation: string; reinitialisation: boolean },
): Promise<Lancement> =>
  call(simulateNotification, { params: { id }, body }, { quiet: true, idempotencyKey: randomId() });

/** What fails is told by the caller, with what the source answered. */
export const prepare = (id: number) =>
  call(prepareCorrespondance, { params: { id } }, { quiet: true, idempotencyKey: randomId() });

/** A record as received, and as the catalogue would keep it: those that come first, or the one of an id. */
export const apercu = (systeme: keyof typeof apercuFiche, id: number, identifiant: string, signal: AbortSignal) =>
  call(
    apercuFiche[systeme],
    { params: { id }, body: identifiant === '' ? {} : { identifiant } },
    { quiet: true, signal },
  );

export const nomenclature = (id: number) =>
  call(readNomenclature, { params: { id } }, { quiet: true, idempotencyKey: randomId() });

export const selections = (id: number, signal: AbortSignal) =>
  call(listSelectionsApidae, { params: { id } }, { quiet: true, signal });

export const reset = (id: number) => call(resetApidae, { params: { id } }, { quiet: true, idempotencyKey: randomId() });

export const giveUp = (id: number) =>
  call(dropReinitialisation, { params: { id } }, { quiet: true, idempotencyKey: randomId() });

export const readAgain = (id: number): Promise<Lancement> =>
  call(rereadExport, { params: { id } }, { quiet: true, idempotencyKey: randomId() });

export const historyPath = (systeme: Systeme, id: number) =>
  `/administration/imports?${fluxBySystem[systeme].id}=${id}`;

/** An import was asked for: it goes on by itself, and this is where to see it. */
export function tellLaunched({ importation }: Lancement, aBlanc: boolean, { navigate, queries }: Surroundings): void {
  wakeJobs(queries);
  const message = aBlanc ? 'Import à blanc lancé\u00a0: rien ne sera modifié.' : 'Import lancé.';
  showDone(message, { label: 'Suivre l’import', follow: () => void navigate(importPath(importation)) });
}
