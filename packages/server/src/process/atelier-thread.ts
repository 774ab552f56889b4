import { parentPort, workerData } from 'node:worker_threads';
import { runAtelier } from '../rendering/web/atelier/atelier.thread.ts';

/** What a thread that draws public pages runs, until it is ended. Started by rendering/web/atelier/atelier.ts. */
if (parentPort) runAtelier(parentPort, workerData);
