import {
  apercuFiche,
  dropReinitialisation,
  type EndpointAnswer,
  fluxBySystem,
  fluxCallsBySystem,
  importationHead,
  listCriteresApidae,
  listPath,
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
import { importPath } from '../../navigation/jobs/job-path.ts';
import { showDone } from '../../resource/list/actions/undo.notice.tsx';
import type { Surroundings } from '../tell-task.ts';
import { reasonOf } from './reason.ts';

/** The options of an action: a resent click acts once, and a failure is told with the answer of the source. */
const asked = () => ({ idempotencyKey: randomId(), words: reasonOf });

/** Asks the source for a few records. The dialog tells the failure too. */
export const tryFeed = (systeme: Systeme, id: number, signal: AbortSignal) =>
  call(fluxCallsBySystem[systeme].tester, { params: { id } }, { signal, words: reasonOf });

export type Lancement = EndpointAnswer<typeof simulateNotification>;

export const launchImport = (systeme: Systeme, id: number, aBlanc: boolean): Promise<Lancement> =>
  call(fluxCallsBySystem[systeme].importer, { params: { id }, body: { aBlanc } }, asked());

export const simulate = (
  id: number,
  body: { urlRecuperation: string; reinitialisation: boolean },
): Promise<Lancement> => call(simulateNotification, { params: { id }, body }, asked());

export const prepare = (id: number) => call(prepareCorrespondance, { params: { id } }, asked());

/** Records as received, and as the catalogue would keep them: the first ones, or the one of an id. */
export const apercu = (systeme: keyof typeof apercuFiche, id: number, identifiant: string, signal: AbortSignal) =>
  call(
    apercuFiche[systeme],
    { params: { id }, body: identifiant === '' ? {} : { identifiant } },
    { signal, words: reasonOf },
  );

export const nomenclature = (id: number) => call(readNomenclature, { params: { id } }, asked());

export const selections = (id: number, signal: AbortSignal) =>
  call(listSelectionsApidae, { params: { id } }, { signal, words: reasonOf });

export const criteresInternes = (id: number, signal: AbortSignal) =>
  call(listCriteresApidae, { params: { id } }, { signal, words: reasonOf });

export const reset = (id: number) => call(resetApidae, { params: { id } }, asked());

export const giveUp = (id: number) => call(dropReinitialisation, { params: { id } }, asked());

export const readAgain = (id: number): Promise<Lancement> => call(rereadExport, { params: { id } }, asked());

export const historyPath = (systeme: Systeme, id: number) =>
  `${listPath(importationHead)}?${fluxBySystem[systeme].id}=${id}`;

/** Tells that an import was launched; the notice leads to the page that follows it. */
export function tellLaunched({ importation }: Lancement, aBlanc: boolean, { navigate, queries }: Surroundings): void {
  wakeJobs(queries);
  const message = aBlanc ? 'Import à blanc lancé\u00a0: rien ne sera modifié.' : 'Import lancé.';
  showDone(message, { label: 'Suivre l’import', follow: () => void navigate(importPath(importation)) });
}
