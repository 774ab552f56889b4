import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPulse } from './pulse.ts';

/** A database that refuses every connection, as PostgreSQL does. */
async function refusing(state: string): Promise<string> {
  const fields = Buffer.from(`SFATAL\0C${state}\0Mrefused\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  }).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    server.close();
  });
  await once(server, 'listening');
  return `postgres://bridge:secret@127.0.0.1:${(server.address() as AddressInfo).port}/bridge`;
}

describe('a database that refuses the question', () => {
  it('is there where it has too many clients: whoever waits on it goes on waiting', async () => {
    const isAtWork = await createPulse(await refusing('53300'), 20_000)();
    expect(isAtWork?.(1)).toBe(true);
  });

  it('is not where it says that it stops or starts', async () => {
    expect(await createPulse(await refusing('57P03'), 20_000)()).toBeUndefined();
  });
});

it('what is no database does not answer', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  expect(await createPulse(`postgres://bridge:secret@127.0.0.1:${port}/bridge`, 20_000)()).toBeUndefined();
});
