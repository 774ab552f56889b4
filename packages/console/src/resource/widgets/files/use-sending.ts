import { useRef, useState } from 'react';
import type { WidgetProps } from '../widget.ts';

export interface SendingOptions<R> {
  /** The reason why a file is not worth sending. */
  readonly refusalOf: (file: File) => string | undefined;
  readonly send: (
    file: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void },
  ) => Promise<R>;
  readonly problemOf: (error: unknown) => string;
  /** Called with the answer; the form waits for its promise as for the file. */
  readonly onDone: (answer: R) => void | Promise<void>;
  /** Makes the form wait for the file. */
  readonly hold?: WidgetProps['hold'];
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'failed'; readonly problem: string };

export interface Sending {
  /** Percentage sent, while a file is on its way. */
  readonly progress: number | undefined;
  readonly problem: string | undefined;
  readonly send: (file: File | undefined) => void;
  readonly cancel: () => void;
}

/** Sends one file at a time: a second file takes the place of the first. */
export function useSending<R>({ refusalOf, send, problemOf, onDone, hold }: SendingOptions<R>): Sending {
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
      const answer = await send(file, { signal: own.signal, onProgress });
      if (flight.current !== own) return;
      setState({ kind: 'idle' });
      await onDone(answer);
    } catch (error) {
      if (own.signal.aborted || flight.current !== own) return;
      setState({ kind: 'failed', problem: problemOf(error) });
    } finally {
      release?.();
    }
  }

  return {
    progress: state.kind === 'sending' ? state.percent : undefined,
    problem: state.kind === 'failed' ? state.problem : undefined,
    send: (file) => {
      if (!file) return;
      const problem = refusalOf(file);
      if (problem) setState({ kind: 'failed', problem });
      else void run(file);
    },
    cancel: () => {
      flight.current?.abort();
      setState({ kind: 'idle' });
    },
  };
}
