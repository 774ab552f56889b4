import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDiskFiles } from '../../../platform/files/disk.ts';
import type { Files } from '../../../platform/files/files.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { createPartages } from '../testing/partages.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridge-partage-'));
const disk = createDiskFiles(join(folder, 'medias'));
let read: Files['read'] = disk.read;
const files: Files = { ...disk, read: (...asked) => read(...asked) };
const world = useWorld({ medias: { files, arrivees: join(folder, 'arrivees') } });
const { lot, look } = createPartages(world);

let server = '';
beforeAll(async () => {
  server = await world().app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The archive of a lot, and its first bytes, from a store that reads that way. */
async function download(reading: Files['read']) {
  const { adresse } = await lot();
  read = reading;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${server}${adresse}/archive`, resolve).once('error', reject);
  });
  return { response, adresse };
}

/** Gives a piece, then `then` decides. */
const thenBody = (then: (self: Readable) => void) => {
  let pieces = 0;
  return new Readable({
    read() {
      pieces += 1;
      if (pieces === 1) this.push(Buffer.alloc(100));
      else then(this);
    },
  });
};

it('a file whose first byte cannot be read is an error that nobody keeps, not a broken picture', async () => {
  const { adresse, lac } = await lot();
  read = async () => new Readable({ read: (_size) => undefined }).destroy(new Error('EIO'));
  const answer = await world().app.inject(`${adresse}/${lac.id}/original`);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    500,
    'application/json; charset=utf-8',
    'no-store',
  ]);
  expect(answer.json()).toMatchObject({ code: 50_000 });
});

describe('an archive that is downloaded', () => {
  it.each<[string, Files['read']]>([
    ['fails at the second piece', async () => thenBody((self) => self.destroy(new Error('EIO')))],
    ['is cut in the middle', async () => thenBody((self) => self.destroy())],
    ['has lost the file', (cle) => disk.read(`${cle}-lost`)],
  ])('is cut, not left waiting, where the store %s; the server goes on', async (_what, reading) => {
    const { response, adresse } = await download(reading);
    await expect(buffer(response)).rejects.toThrow('aborted');
    expect((await look(adresse)).statusCode).toBe(200);
  });

  it('leaves no file open behind a visitor who leaves', async () => {
    const body = thenBody(() => undefined);
    const { response } = await download(async () => body);
    await once(response, 'readable');
    response.destroy();
    await vi.waitFor(() => expect(body.destroyed).toBe(true), 60_000);
  });

  it('waits for its turn where its visitor receives two others, until one of them is over', async () => {
    const endless = async () => thenBody(() => undefined);
    const [one, two] = [await download(endless), await download(endless)];
    let began = false;
    const third = download(endless).then((opened) => {
      began = true;
      return opened;
    });
    await Promise.all([once(one.response, 'readable'), once(two.response, 'readable')]);
    // Whoever only looks at the page waits for none of them.
    expect([(await look(two.adresse)).statusCode, began]).toEqual([200, false]);
    one.response.destroy();
    const { response } = await third;
    await once(response, 'readable');
    for (const open of [two.response, response]) open.destroy();
  });
});
