import { parentPort, workerData } from 'node:worker_threads';
import { runAtelier } from '../rendering/web/atelier/atelier.thread.ts';

/** The entry of a thread that draws public pages, started by rendering/web/atelier/atelier.ts. */
if (parentPort) runAtelier(parentPort, workerData);
