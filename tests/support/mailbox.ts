import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

/** A real mail server, whose messages are files, since journeys run in other processes. */
export async function startMailbox() {
  const folder = await mkdtemp(join(tmpdir(), 'bridge-courriers-'));
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        count += 1;
        writeFile(join(folder, `${String(count).padStart(4, '0')} ${to}`), Buffer.concat(chunks)).then(
          () => done(),
          done,
        );
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    folder,
    close: async () => {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The messages to an address, oldest first. */
export async function messagesTo(address: string): Promise<readonly string[]> {
  const folder = process.env.JOURNEYS_MAILBOX ?? '';
  const names = (await readdir(folder)).filter((name) => name.endsWith(` ${address}`)).sort();
  return Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
}

/** The file attached to a message, decoded as by its reader. */
export function attachmentOf(raw: string): Buffer {
  const [, part = ''] = /filename=[^\r]*\r\n(?:[^\r]+\r\n)*\r\n([\s\S]*?)\r\n--/.exec(raw) ?? [];
  return Buffer.from(part.replace(/\s/g, ''), 'base64');
}
