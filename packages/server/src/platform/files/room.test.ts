import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { createRoom, LEFT_FREE } from './room.ts';

const MEGABYTES = Buffer.alloc(10_000_000);

describe('the room on the disk', () => {
  it('is asked for before anything is written', async () => {
    let libre = LEFT_FREE;
    const room = createRoom(async () => ({ libre }));
    await room.ensure();
    expect(await room.isLeft()).toBe(true);
    libre -= 1;
    expect(await room.isLeft()).toBe(false);
    await expect(room.ensure()).rejects.toMatchObject({ errorName: 'diskFull' });
  });

  it('is looked at again while a large file comes, which is cut where others have filled the disk', async () => {
    let sent = 0;
    const room = createRoom(async () => ({ libre: sent < 8 ? LEFT_FREE : 0 }));
    const body = Readable.from(
      (function* () {
        for (sent = 0; sent < 100; sent += 1) yield MEGABYTES;
      })(),
    );
    await expect(pipeline(body, room.watch(), async (through) => void (await buffer(through)))).rejects.toMatchObject({
      errorName: 'diskFull',
    });
    expect(sent).toBeLessThan(40);
  });
});
