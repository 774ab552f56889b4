import type { MessagePort } from 'node:worker_threads';
import type { Schema } from '../../schema.ts';
import { systemClock } from '../clock.ts';
import { FOR_JOBS, openDatabase } from '../db/database.ts';
import { giveWay } from '../give-way.ts';
import { createLog } from '../log.ts';
import type { JobDefinition } from './job.definition.ts';
import { JobStop } from './job.errors.ts';
import { guardLease } from './lease.repository.ts';
import { sentError, type ThreadData, type ThreadNews, type ThreadOrder } from './thread.messages.ts';

/** The connections of one job: its work and what it does beside. */
const CONNECTIONS = 3;

interface Thread {
  readonly port: MessagePort;
  readonly data: ThreadData;
  readonly definitions: readonly JobDefinition[];
}

/** Inside the thread: runs its only job, with connections of its own, and sends the outcome. */
export async function runThread({ port, data, definitions }: Thread): Promise<void> {
  giveWay();
  const log = createLog(data.logLevel).child({ tache: data.lease.id, type: data.type });
  const db = openDatabase<Schema>(data.url, log, { ...FOR_JOBS, size: CONNECTIONS });
  const tell = (news: ThreadNews) => port.postMessage(news);
  const stopping = new AbortController();
  port.on('message', ({ why }: ThreadOrder) => stopping.abort(new JobStop(why)));
  try {
    const definition = definitions.find(({ type }) => type === data.type);
    if (!definition) throw new Error(`a thread knows no job ${data.type}`);
    const resultat = await definition.run({
      db,
      donnees: definition.donnees.parse(data.donnees),
      tache: data.lease.id,
      guard: (tx) => guardLease(tx, data.lease),
      progress: (progress) => tell({ kind: 'progress', progress }),
      note: (niveau, texte) => tell({ kind: 'note', niveau, texte }),
      signal: stopping.signal,
      clock: systemClock,
      log,
    });
    tell({ kind: 'done', resultat });
  } catch (error) {
    tell({ kind: 'failed', error: sentError(error) });
  } finally {
    await db.destroy();
    port.close();
  }
}
