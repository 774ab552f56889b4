import { it } from 'vitest';
import { preparedFolder } from '../../platform/db/testing/prepared-folder.ts';
import { ADMIN_PASSWORD, Exploitant } from '../../sources/testing/exploitant.ts';
import { startServer } from '../server-process.ts';
import { openCorrections } from './kills/apidae.ts';
import { pause } from './kills/witness.ts';

const LONG = 60 * 60_000;
const OBJETS = 60;
const MORTS = 40;

// `kills.work.process.test.ts` kills once.
it('corrections whose server is killed again and again are each in Apidae once', {
  tags: 'torture',
  timeout: LONG,
}, async () => {
  const DATA_DIR = await preparedFolder();
  const corrections = await openCorrections(DATA_DIR, OBJETS, LONG);
  const start = async () => {
    const server = startServer({ DATA_DIR, ADMIN_PASSWORD, DEMO: '0', ...corrections.environment });
    return { server, admin: await Exploitant.signIn(await server.ready()) };
  };
  let { server, admin } = await start();
  await corrections.prepare(admin);
  await corrections.ask(admin);
  for (let mort = 0; mort < MORTS; mort += 1) {
    await pause((mort * 397) % 900);
    server.process.kill('SIGKILL');
    await server.exit();
    ({ server, admin } = await start());
  }
  await corrections.expectWritten(admin);
});
