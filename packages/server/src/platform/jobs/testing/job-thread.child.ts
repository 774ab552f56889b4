import { parentPort, workerData } from 'node:worker_threads';
import { runThread } from '../thread.entry.ts';
import { threadJobs } from './thread-jobs.ts';

/** As job-thread.ts of the product does, with jobs of tests. */
if (parentPort) await runThread({ port: parentPort, data: workerData, definitions: threadJobs });
