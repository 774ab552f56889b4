import { FICHIERS_DE_MEDIA, type FichierAnalyse, LARGEST_MEDIA } from '@bridge/contract';
import { useRef, useState } from 'react';
import { formatBytes } from '../../resource/values/format.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import { raisonDe, sendFichier } from './fiche.calls.ts';

/** What browsers offer to choose: they know a GPX track by its ending alone. */
export const ACCEPT: readonly string[] = [...FICHIERS_DE_MEDIA, '.gpx', '.icc', '.icm'];

interface Options {
  /** What it answers is waited for, like the file itself. */
  readonly onDone: (analyse: FichierAnalyse) => void | Promise<void>;
  /** The form waits for what is on its way. */
  readonly hold?: WidgetProps['hold'];
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'failed'; readonly problem: string };

export interface Envoi {
  /** Percents, while a file is on its way. */
  readonly progress: number | undefined;
  readonly problem: string | undefined;
  readonly send: (file: File | undefined) => void;
  readonly cancel: () => void;
}

/** Sends one file at a time: a second one takes the place of the first. */
export function useEnvoi({ onDone, hold }: Options): Envoi {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const flight = useRef<AbortController>(null);

  async function run(file: File) {
    const own = new AbortController();
    flight.current?.abort();
    flight.current = own;
    const onProgress = (percent: number) => setState({ kind: 'sending', percent });
    onProgress(0);
    const release = hold?.();
    try {
      const analyse = await sendFichier(file, { signal: own.signal, onProgress });
      if (flight.current !== own) return;
      setState({ kind: 'idle' });
      await onDone(analyse);
    } catch (error) {
      if (own.signal.aborted || flight.current !== own) return;
      setState({ kind: 'failed', problem: raisonDe(error) });
    } finally {
      release?.();
    }
  }

  return {
    progress: state.kind === 'sending' ? state.percent : undefined,
    problem: state.kind === 'failed' ? state.problem : undefined,
    send: (file: File | undefined) => {
      if (!file) return;
      const problem = refusDe(file);
      if (problem) setState({ kind: 'failed', problem });
      else void run(file);
    },
    cancel: () => {
      flight.current?.abort();
      setState({ kind: 'idle' });
    },
  };
}

/** Why a file is not worth sending. What it holds is told by the server, which reads it. */
export function refusDe({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size === 0) return `«\u00a0${name}\u00a0» est vide.`;
  if (size > LARGEST_MEDIA)
    return `«\u00a0${name}\u00a0» pèse ${formatBytes(size)}\u00a0: ${formatBytes(LARGEST_MEDIA)} au plus.`;
  return undefined;
}
