import type { NiveauTache } from '@bridge/contract';
import type { Clock } from '../clock.ts';
import { isDatabaseUnavailable } from '../db/pool.ts';
import type { Progress } from './job.definition.ts';
import type { Note } from './report.repository.ts';

/** The most notes of a job, since people read its journal. */
const MOST_NOTES = 1_000;
const LONGEST_NOTE = 2_000;
/** How many times the database may refuse notes before they are dropped. */
const MOST_TRIES = 3;

export interface Reporter {
  progress(progress: Progress): void;
  note(niveau: NiveauTache, texte: string): void;
  /** Everything said so far is written. */
  flush(): Promise<void>;
}

interface Options {
  readonly clock: Clock;
  /** The least between two writes, in milliseconds. */
  readonly every: number;
  readonly save: (progress: Progress | null, notes: readonly Note[]) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/**
 * Writes the reports of a job outside its transactions: inside one, the job would wait for itself. Only the newest
 * progress is written; notes are all kept, in order, until they are written.
 */
export function createReporter({ clock, every, save, onError }: Options): Reporter {
  let progress: Progress | null = null;
  let notes: Note[] = [];
  let noted = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let tries = 0;

  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(async () => {
      if (progress === null && notes.length === 0) return;
      const [newest, said] = [progress, notes];
      progress = null;
      notes = [];
      try {
        await save(newest, said);
        tries = 0;
      } catch (error) {
        onError(error);
        // Notes wait while the database is away; notes that it refuses again and again would block the next ones.
        tries = isDatabaseUnavailable(error) ? tries : tries + 1;
        if (tries < MOST_TRIES) notes = [...said, ...notes];
        else tries = 0;
      }
    });
    return writing;
  };
  const soon = () => {
    timer ??= setTimeout(() => void write(), every);
  };

  return {
    progress(next) {
      progress = { ...progress, ...next };
      soon();
    },
    note(niveau, texte) {
      noted += 1;
      if (noted > MOST_NOTES) return;
      const last = noted === MOST_NOTES;
      notes.push({
        le: clock.now(),
        niveau: last ? 'avertissement' : niveau,
        texte: last ? 'La suite n’est plus notée.' : writable(texte).slice(0, LONGEST_NOTE),
      });
      soon();
    },
    flush: write,
  };
}

/** PostgreSQL holds no NUL, which a text of a source may contain. */
const writable = (texte: string): string => texte.replaceAll('\0', '\ufffd');
