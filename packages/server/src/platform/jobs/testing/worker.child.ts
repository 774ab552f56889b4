/** A worker in a process of its own: `worker.child.ts <url> <name>`. It prints each step, and stops on SIGTERM. */
import type { Schema } from '../../../schema.ts';
import { systemClock } from '../../clock.ts';
import { FOR_JOBS, openDatabase } from '../../db/database.ts';
import { createLog } from '../../log.ts';
import { startJobs } from '../runner.ts';
import { steps } from './steps.job.ts';

const [url = '', serveur = ''] = process.argv.slice(2);
const tell = (news: object) => process.stdout.write(`${JSON.stringify(news)}\n`);
const log = createLog('silent');
const timings = { lease: 1_500, heartbeat: 200, watch: 400, poll: 100, grace: 500 };
const queue = openDatabase<Schema>(url, log);
const db = openDatabase<Schema>(url, log, { ...FOR_JOBS, idleInTransaction: timings.lease });
const jobs = startJobs({
  queue,
  db,
  url,
  definitions: [steps(serveur, tell)],
  clock: systemClock,
  log,
  serveur,
  concurrency: 1,
  random: Math.random,
  reference: () => 'REF',
  timings,
});
process.once('SIGTERM', async () => {
  await jobs.stop();
  await Promise.all([db.destroy(), queue.destroy()]);
  process.exit(0);
});
