import { expect, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../platform/db/testing/temp-folder.ts';
import { createTestDatabase } from '../../../platform/db/testing/test-database.ts';
import { ADMIN_PASSWORD, Exploitant } from '../../../sources/testing/exploitant.ts';
import { type ServerProcess, startServer } from '../../server-process.ts';

/** Work that is going on when a server dies, and what must be right whatever it was doing. */
export interface Witness {
  /** The longest that a server lives once the work began, in milliseconds. */
  readonly life: number;
  /** Begins what the next death interrupts. */
  begin(mort: number): Promise<void>;
  /** Another server is there. */
  after(mort: number): Promise<void>;
  end(): Promise<void>;
}

interface Serving {
  readonly server: ServerProcess;
  readonly address: string;
}

/** Two servers of one database: the first lives, the second dies and is replaced. */
export interface Serveurs {
  readonly databaseUrl: string;
  readonly reader: Serving;
  readonly writer: () => Serving;
  readonly admin: () => Exploitant;
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Kills the server that all witnesses work with, again and again, at any instant of what the last of them began. The one that lives
 * stops cleanly when it is asked to.
 */
export async function killUnder(
  witnesses: readonly ((serveurs: Serveurs) => Promise<Witness>)[],
  morts: number,
): Promise<void> {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const serve = async (DATA_DIR: string): Promise<Serving> => {
    const server = startServer({
      ...{ DATABASE_URL: url, DATA_DIR, ADMIN_PASSWORD },
      ...{ DEMO: '0', ROLE: 'http', TRUST_PROXY: '1' },
    });
    return { server, address: await server.ready() };
  };
  // What servers sign with is in their folder: it outlives them.
  const folder = await temporaryFolder();
  const reader = await serve(await temporaryFolder());
  let writer = await serve(folder);
  let admin = await Exploitant.signIn(writer.address);
  const working: Witness[] = [];
  const serveurs = { databaseUrl: url, reader, writer: () => writer, admin: () => admin };
  for (const witness of witnesses) working.push(await witness(serveurs));
  for (let mort = 1; mort <= morts; mort += 1) {
    for (const witness of working) await witness.begin(mort);
    // Before the end of what was begun, or after.
    await pause(((mort - Math.random()) / morts) * Math.max(...working.map(({ life }) => life)));
    writer.server.process.kill('SIGKILL');
    await writer.server.exit();
    writer = await serve(folder);
    admin = await Exploitant.signIn(writer.address);
    for (const witness of working) await witness.after(mort);
  }
  for (const witness of working) await witness.end();
  expect((await fetch(`${reader.address}/readyz`)).status).toBe(200);
  reader.server.process.kill('SIGTERM');
  expect(await reader.server.exit()).toBe(0);
}
