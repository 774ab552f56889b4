import { it } from 'vitest';
import { preparedFolder } from '../../platform/db/testing/prepared-folder.ts';
import { ADMIN_PASSWORD } from '../../sources/testing/exploitant.ts';
import { startServer } from '../server-process.ts';
import { expectFilesWhole, grandePhoto, photographe } from './kills/photos.ts';

const LONG = 30 * 60_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function serve(DATA_DIR: string) {
  const server = startServer({ DATA_DIR, ADMIN_PASSWORD, DEMO: '0' });
  return { server, drop: await photographe(await server.ready()) };
}

// `kills.work.process.test.ts` kills once.
it('R-04: kill -9 while files are received and looked at leaves each whole or absent, and nothing besides', {
  tags: 'torture',
  timeout: LONG,
}, async () => {
  const DATA_DIR = await preparedFolder();
  const photo = await grandePhoto();
  const acknowledged = new Set<string>();
  for (let round = 0; round < 100; round += 1) {
    const { server, drop } = await serve(DATA_DIR);
    const people = Array.from({ length: 3 }, async () => {
      for (;;) acknowledged.add(await drop(photo));
    }).map((person) => person.catch(() => undefined));
    // Chance is the point here: received, cleaned, drawn small, written, known.
    await pause(Math.random() * 3_000);
    server.process.kill('SIGKILL');
    await server.exit();
    await Promise.all(people);
  }
  const { server, drop } = await serve(DATA_DIR);
  acknowledged.add(await drop(photo));
  server.process.kill('SIGTERM');
  await server.exit();

  await expectFilesWhole(DATA_DIR, acknowledged.size);
});
