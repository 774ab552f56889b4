import { parentPort, workerData } from 'node:worker_threads';
import { type JobSettings, jobDefinitions } from './jobs.ts';
import { runThread } from './platform/jobs/thread.entry.ts';
import type { ThreadData } from './platform/jobs/thread.messages.ts';

/** What a thread runs: one job, then it ends. Started by platform/jobs/thread.host.ts. */
// What main gives to its threads is typed where they are started.
const data = workerData as ThreadData & { readonly settings: JobSettings };
if (parentPort) await runThread({ port: parentPort, data, definitions: jobDefinitions(data.settings) });
