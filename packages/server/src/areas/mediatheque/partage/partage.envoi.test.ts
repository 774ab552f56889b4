import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isBusy } from '../../../platform/tour.ts';
import { createEnvoi, whileReceived } from './partage.envoi.ts';

const PIECE = Buffer.alloc(64 * 1_024);
const endless = () =>
  new Readable({
    read: function (this: Readable) {
      this.push(PIECE);
    },
  });
const here = () => new AbortController().signal;
const from = (network: string, entite = 1) => ({ entite, network, gone: here() });

afterEach(() => void vi.useRealTimers());

describe('a body', () => {
  it('whose receiver stops reading is let go, and so is what it reads from', async () => {
    const source = endless();
    const body = whileReceived(source, 20);
    const [error] = await once(body, 'error');
    expect([String(error), source.destroyed]).toEqual([expect.stringContaining('nobody receives'), true]);
  });

  it('whose last bytes are not read is let go too', async () => {
    const body = whileReceived(Readable.from([Buffer.alloc(10)]), 20);
    await once(body, 'error');
    expect(body.destroyed).toBe(true);
  });

  it('that is read slowly goes on for as long as bytes move', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const body = whileReceived(endless(), 60_000);
    for (let minute = 0; minute < 5; minute++) {
      if (body.readableLength === 0) await once(body, 'readable');
      body.read();
      await new Promise(setImmediate);
      vi.advanceTimersByTime(50_000);
    }
    expect(body.destroyed).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(body.destroyed).toBe(true);
    body.on('error', () => undefined);
    await new Promise(setImmediate);
  });

  it('that was received is whole', async () => {
    expect((await buffer(whileReceived(Readable.from([PIECE, PIECE]), 60_000))).length).toBe(2 * PIECE.length);
  });
});

describe('the places of archives', () => {
  it('are had back from receivers who stopped reading', async () => {
    const envoi = createEnvoi(20, { abreast: 1, waiting: 10, each: [{}, {}] });
    const stalled = await envoi(from('a'), endless);
    stalled.on('error', () => undefined);
    const next = await envoi(from('b'), () => Readable.from([PIECE]));
    expect([(await buffer(next)).length, stalled.destroyed]).toEqual([PIECE.length, true]);
  });

  it('are shared between the entities whose lots are received', async () => {
    const envoi = createEnvoi(60_000, { abreast: 2, waiting: 10, each: [{ abreast: 1 }, { abreast: 2 }] });
    const open = vi.fn(endless);
    const [first, other] = [await envoi(from('a', 1), endless), envoi(from('b', 1), open)];
    const elsewhere = await envoi(from('c', 2), endless);
    expect(open).not.toHaveBeenCalled();
    first.destroy();
    for (const body of [elsewhere, await other]) body.destroy();
  });

  it('are not taken by who left while waiting: nothing is opened', async () => {
    const envoi = createEnvoi(60_000, { abreast: 1, waiting: 10, each: [{}, {}] });
    const first = await envoi(from('a'), endless);
    const leaving = new AbortController();
    const open = vi.fn(endless);
    const left = envoi({ ...from('b'), gone: leaving.signal }, open);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    first.destroy();
    (await envoi(from('c'), endless)).destroy();
    expect(open).not.toHaveBeenCalled();
  });

  it('are refused to who asks for too many', async () => {
    const envoi = createEnvoi(60_000, { abreast: 1, waiting: 10, each: [{}, { waiting: 1 }], rest: 0 });
    const first = await envoi(from('a'), endless);
    const oldest = envoi(from('a'), endless).catch(isBusy);
    const newest = envoi(from('a'), endless);
    expect(await oldest).toBe(true);
    first.destroy();
    (await newest).destroy();
  });
});
