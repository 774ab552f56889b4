import { type Depot, listDepots, uploadDepot } from '@bridge/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { upload } from '../../../api/upload.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { depotProblem, depotRefusal } from './depot.rules.ts';

export const depotsQuery = queryOptions({
  queryKey: ['depots'],
  queryFn: async ({ signal }) => (await call(listDepots, {}, { signal })).items,
});

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly percent: number; readonly name: string; readonly size: number }
  | { readonly kind: 'failed'; readonly problem: string };

export interface DepotUpload {
  readonly state: State;
  readonly send: (file: File | undefined) => void;
  readonly cancel: () => void;
}

/** Sends a file, one at a time, to the folder that feeds read; the form waits for the file. */
export function useDepotUpload(onDone: (depot: Depot) => void, hold: WidgetProps['hold']): DepotUpload {
  const queries = useQueryClient();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const flight = useRef<AbortController>(null);

  /** Adds a depot to the known list. A list asked for before the file came lacks it, and is cancelled. */
  async function know(depot: Depot) {
    const { queryKey } = depotsQuery;
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (known = []) => [depot, ...known.filter(({ nom }) => nom !== depot.nom)]);
    void queries.invalidateQueries({ queryKey });
  }

  async function run(file: File) {
    const own = new AbortController();
    flight.current?.abort();
    flight.current = own;
    const sending = (percent: number) => setState({ kind: 'sending', percent, name: file.name, size: file.size });
    sending(0);
    const release = hold?.();
    try {
      // Sent under a type of its own: a JSON file must not be read as the body of a call.
      const bytes = file.slice(0, file.size, 'application/octet-stream');
      const options = { signal: own.signal, onProgress: sending };
      const depot = await upload(uploadDepot, { query: { nom: file.name.slice(-120) } }, bytes, options);
      if (flight.current !== own) return;
      setState({ kind: 'idle' });
      await know(depot);
      onDone(depot);
    } catch (error) {
      if (own.signal.aborted || flight.current !== own) return;
      setState({ kind: 'failed', problem: depotProblem(error) });
    } finally {
      release?.();
    }
  }

  return {
    state,
    send: (file) => {
      if (!file) return;
      const problem = depotRefusal(file);
      if (problem) setState({ kind: 'failed', problem });
      else void run(file);
    },
    cancel: () => {
      flight.current?.abort();
      setState({ kind: 'idle' });
    },
  };
}
