import {
  type EndpointAnswer,
  fluxApidae,
  fluxCallsBySystem,
  fluxLei,
  fluxTourinsoft,
  preparerCorrespondance,
  type Resource,
  type Systeme,
  simulerNotification,
} from '@bridge/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { wakeJobs } from '../../../api/jobs.ts';
import { randomId } from '../../../api/random-id.ts';
import { showDone } from '../../../resource/list/actions/undo.notice.tsx';

export const FLUX: Readonly<Record<Systeme, Resource>> = {
  tourinsoft: fluxTourinsoft,
  lei: fluxLei,
  apidae: fluxApidae,
};

/** Asks the source for a few records. What fails is said by the dialog. */
export const tester = (systeme: Systeme, id: number, signal: AbortSignal) =>
  call(fluxCallsBySystem[systeme].tester, { params: { id } }, { quiet: true, signal });

export type Lancement = EndpointAnswer<typeof simulerNotification>;

export const importer = (systeme: Systeme, id: number, aBlanc: boolean): Promise<Lancement> =>
  call(
    fluxCallsBySystem[systeme].importer,
    { params: { id }, body: { aBlanc } },
    // A key of its own: a click that is sent twice over a bad line starts one import.
    { idempotencyKey: randomId() },
  );

export const simuler = (id: number, body: { urlRecuperation: string; reinitialisation: boolean }): Promise<Lancement> =>
  call(simulerNotification, { params: { id }, body }, { quiet: true, idempotencyKey: randomId() });

/** What fails is told by the caller, with what the source answered. */
export const preparer = (id: number) =>
  call(preparerCorrespondance, { params: { id } }, { quiet: true, idempotencyKey: randomId() });

/** Where a run is followed. */
export const importPath = (importation: number) => `/administration/imports?import=${importation}`;
export const historyPath = (systeme: Systeme, id: number) => `/administration/imports?systeme=${systeme}&flux=${id}`;

/** An import was asked for: it goes on by itself, and this is where to see it. */
export function tellLaunched(
  { importation }: Lancement,
  aBlanc: boolean,
  { navigate, queries }: { readonly navigate: (path: string) => unknown; readonly queries: QueryClient },
): void {
  wakeJobs(queries);
  const message = aBlanc ? 'Import à blanc lancé\u00a0: rien ne sera modifié.' : 'Import lancé.';
  showDone(message, { label: 'Suivre l’import', follow: () => void navigate(importPath(importation)) });
}
