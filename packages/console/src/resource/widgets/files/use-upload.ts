import { type FileValue, uploadFile } from '@bridge/contract';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/client.ts';
import { upload } from '../../../api/upload.ts';
import type { WidgetProps } from '../widget.ts';
import { refusalOf } from './file.rules.ts';

interface Options {
  readonly accept: readonly string[];
  readonly largest: number;
  readonly onDone: (file: FileValue) => void;
  /** The form waits for what is on its way. */
  readonly hold: WidgetProps['hold'];
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'failed'; readonly problem: string };

export interface Upload {
  /** Percents, while a file is on its way. */
  readonly progress: number | undefined;
  readonly problem: string | undefined;
  readonly send: (file: File | undefined) => void;
  readonly cancel: () => void;
}

/** Sends one file at a time: a second one takes the place of the first. */
export function useUpload({ accept, largest, onDone, hold }: Options): Upload {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const flight = useRef<AbortController>(null);

  async function run(file: File) {
    const own = new AbortController();
    flight.current?.abort();
    flight.current = own;
    setState({ kind: 'sending', percent: 0 });
    const release = hold?.();
    try {
      const stored = await upload(uploadFile, { query: { nom: file.name.slice(-200) } }, file, {
        signal: own.signal,
        onProgress: (percent) => setState({ kind: 'sending', percent }),
      });
      if (flight.current !== own) return;
      setState({ kind: 'idle' });
      onDone(stored);
    } catch (error) {
      if (own.signal.aborted || flight.current !== own) return;
      const problem = error instanceof ApiError ? error.message : 'L’envoi n’a pas abouti. Réessayez dans un instant.';
      setState({ kind: 'failed', problem });
    } finally {
      release?.();
    }
  }

  return {
    progress: state.kind === 'sending' ? state.percent : undefined,
    problem: state.kind === 'failed' ? state.problem : undefined,
    send: (file) => {
      if (!file) return;
      const problem = refusalOf(file, { accept, largest });
      if (problem) setState({ kind: 'failed', problem });
      else void run(file);
    },
    cancel: () => {
      flight.current?.abort();
      setState({ kind: 'idle' });
    },
  };
}
