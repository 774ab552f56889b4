import { describe, expect, it } from 'vitest';
import { createTour, isBusy, type TourOptions } from './tour.ts';

/** Works that start in their turn, and end when the test says so. */
function opened(options: TourOptions) {
  const inTurn = createTour({ rest: 0, ...options });
  const started: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, ...qui: string[]) => {
    void inTurn(qui, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    }).catch((error) => {
      if (!isBusy(error)) throw error;
      refused.push(name);
    });
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { ask, end, started, refused };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('turns', () => {
  it('are shared: who asks for much waits behind who asks for little', async () => {
    const { ask, end, started } = opened({ abreast: 1, waiting: 100, each: [{}] });
    for (const name of ['a1', 'a2', 'a3']) ask(name, 'a');
    ask('b1', 'b');
    await settled();
    expect(started).toEqual(['a1']);
    await end('a1');
    await end('b1');
    await end('a2');
    expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('leave places to others, however many one asks for', async () => {
    const { ask, end, started } = opened({ abreast: 3, waiting: 100, each: [{ abreast: 2 }, { abreast: 1 }] });
    for (const name of ['a1', 'a2', 'a3']) ask(name, 'site', name);
    ask('a4', 'site', 'a1');
    ask('b1', 'autre', 'x');
    ask('b2', 'autre', 'x');
    await settled();
    expect(started).toEqual(['a1', 'a2', 'b1']);
    // A visitor has one work at a time, even when their site has room.
    await end('a2');
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
    await end('a1');
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('come after a breath to who never ceases to ask, and at once to the others', async () => {
    const { ask, end, started } = opened({ abreast: 2, waiting: 100, each: [{ abreast: 1, breath: 20 }] });
    ask('a1', 'a');
    ask('a2', 'a');
    await settled();
    await end('a1');
    ask('b1', 'b');
    await settled();
    expect(started).toEqual(['a1', 'b1']);
    await expect.poll(() => started).toEqual(['a1', 'b1', 'a2']);
  });

  it('come without a breath to who is the only one to ask, where they may', async () => {
    const part = { abreast: 1, breath: 20, freeAlone: true };
    const { ask, end, started } = opened({ abreast: 2, waiting: 100, each: [part] });
    for (const name of ['a1', 'a2', 'a3']) ask(name, 'a');
    await settled();
    await end('a1');
    expect(started).toEqual(['a1', 'a2']);
    ask('b1', 'b');
    await settled();
    await end('a2');
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await expect.poll(() => started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('are refused to the oldest of who has too many, and to nobody else', async () => {
    const { ask, end, started, refused } = opened({ abreast: 1, waiting: 3, each: [{ waiting: 2 }] });
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, 'a');
    ask('b1', 'b');
    await settled();
    expect(refused).toEqual(['a2']);
    // The queue is full: the one with most requests in it loses one.
    ask('c1', 'c');
    await settled();
    expect(refused).toEqual(['a2', 'a3']);
    for (const name of ['a1', 'b1', 'c1', 'a4']) await end(name);
    expect(started).toEqual(['a1', 'b1', 'c1', 'a4']);
  });

  it('are left by who is gone: the work is not done, and no longer counts among those that wait', async () => {
    const inTurn = createTour({ abreast: 1, waiting: 1, rest: 0 });
    const done: string[] = [];
    let end = () => {};
    const first = inTurn([], () => new Promise<void>((resolve) => (end = resolve)));
    const leaving = new AbortController();
    const left = inTurn([], async () => done.push('left'), leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await expect(inTurn([], async () => done.push('late'), leaving.signal)).rejects.toThrow('gone');
    const patient = inTurn([], async () => done.push('patient'));
    end();
    await Promise.all([first, patient]);
    expect(done).toEqual(['patient']);
  });

  it('go on after a work that fails', async () => {
    const inTurn = createTour({ abreast: 1, waiting: 1 });
    await expect(inTurn([], () => Promise.reject(new Error('raté')))).rejects.toThrow('raté');
    expect(await inTurn([], async () => 'fait')).toBe('fait');
  });
});
