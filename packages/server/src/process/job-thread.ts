import { parentPort, workerData } from 'node:worker_threads';
import { createEngine } from '../engine.ts';
import { type JobSettings, jobDefinitions } from '../jobs.ts';
import { systemClock } from '../platform/clock.ts';
import { serveThread } from '../platform/jobs/thread.entry.ts';
import type { ThreadData } from '../platform/jobs/thread.messages.ts';
import { createLog } from '../platform/log.ts';
import { createMail } from '../platform/mail.ts';

/** What a thread runs: jobs, one at a time. Started by platform/jobs/thread.host.ts. */
// What main gives to its threads is typed where they are started.
const data = workerData as ThreadData & { readonly settings: JobSettings };
const { mail: mailing, publicUrl, secret } = data.settings;
const mail = createMail(
  { ...mailing, letterhead: async () => ({ sender: '', signature: '' }) },
  createLog(data.logLevel),
);
const engine = createEngine({ clock: systemClock, mail, publicUrl: () => publicUrl, secret });
if (parentPort) serveThread({ port: parentPort, data, definitions: jobDefinitions(data.settings, engine) });
