/** Migrates a database and prints what it applied. */
import { silentLog } from '../db-log.ts';
import { migrate } from '../migrate.ts';

const [url = '', directory = ''] = process.argv.slice(2);
const result = await migrate({ url, directory, log: silentLog });
process.stdout.write(`${JSON.stringify(result)}\n`);
process.disconnect();
