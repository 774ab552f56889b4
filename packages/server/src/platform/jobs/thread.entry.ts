import { getHeapStatistics } from 'node:v8';
import type { MessagePort } from 'node:worker_threads';
import type { Schema } from '../../schema.ts';
import { systemClock } from '../clock.ts';
import { FOR_JOBS, openDatabase } from '../db/database.ts';
import { giveWay } from '../give-way.ts';
import { createLog } from '../log.ts';
import type { JobDefinition } from './job.definition.ts';
import { JobStop } from './job.errors.ts';
import { guardLease } from './lease.repository.ts';
import { sentError, type ThreadData, type ThreadJob, type ThreadNews, type ThreadOrder } from './thread.messages.ts';

/** The connections of one job: its work and what it does beside. */
const CONNECTIONS = 3;

interface Thread {
  readonly port: MessagePort;
  readonly data: ThreadData;
  readonly definitions: readonly JobDefinition[];
}

/** Inside the thread: runs the jobs that it is given, one at a time, each with connections of its own, and sends their outcomes. */
export function serveThread({ port, data, definitions }: Thread): void {
  giveWay();
  let stopping: AbortController | undefined;
  const tell = (news: ThreadNews) => port.postMessage(news);

  const run = async (job: ThreadJob, signal: AbortSignal): Promise<void> => {
    const log = createLog(data.logLevel).child({ tache: job.lease.id, type: job.type });
    const db = openDatabase<Schema>(data.url, log, { ...FOR_JOBS, size: CONNECTIONS });
    try {
      const definition = definitions.find(({ type }) => type === job.type);
      if (!definition) throw new Error(`a thread knows no job ${job.type}`);
      const resultat = await definition.run({
        db,
        donnees: definition.donnees.parse(job.donnees),
        tache: job.lease.id,
        guard: (tx) => guardLease(tx, job.lease),
        progress: (progress) => tell({ kind: 'progress', progress }),
        note: (niveau, texte) => tell({ kind: 'note', niveau, texte }),
        signal,
        clock: systemClock,
        log,
      });
      tell({ kind: 'done', resultat });
    } catch (error) {
      tell({ kind: 'failed', error: sentError(error) });
    } finally {
      await db.destroy();
    }
    tell({ kind: 'free', held: getHeapStatistics().total_heap_size });
  };

  port.on('message', (order: ThreadOrder) => {
    if (order.kind === 'stop') {
      stopping?.abort(new JobStop(order.why));
      return;
    }
    stopping = new AbortController();
    void run(order.job, stopping.signal);
  });
}
