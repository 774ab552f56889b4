import { parentPort, workerData } from 'node:worker_threads';
import { serveThread } from '../thread.entry.ts';
import { threadJobs } from './thread-jobs.ts';

/** The entry of threads, as job-thread.ts of the product, with jobs of tests. */
if (parentPort) serveThread({ port: parentPort, data: workerData, definitions: threadJobs });
