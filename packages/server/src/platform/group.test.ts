import { describe, expect, it } from 'vitest';
import { createGroup } from './group.ts';

/** The values, how often they were read, and for which keys. */
function world() {
  const truth = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  const readings: string[][] = [];
  const read = createGroup<string, number>(async (keys) => {
    readings.push([...keys]);
    const found = new Map([...truth].filter(([key]) => keys.includes(key)));
    await Promise.resolve();
    return found;
  });
  return { truth, readings, read };
}

describe('a reading for several', () => {
  it('is shared by those who ask at the same time, each key once', async () => {
    const { readings, read } = world();
    expect(await Promise.all([read('a'), read('b'), read('a'), read('c')])).toEqual([1, 2, 1, undefined]);
    expect(readings).toEqual([['a', 'b', 'c']]);
  });

  it('starts after everybody who shares it has asked: what changed before counts', async () => {
    const { truth, read } = world();
    const early = read('a');
    truth.set('a', 5);
    expect(await Promise.all([early, read('a')])).toEqual([5, 5]);
  });

  it('is not kept: who asks while it goes on, or later, is read for anew', async () => {
    const truth = new Map([['a', 1]]);
    const answers: (() => void)[] = [];
    const read = createGroup<string, number>(async () => {
      const found = new Map(truth);
      await new Promise<void>((resolve) => answers.push(resolve));
      return found;
    });
    const first = read('a');
    await new Promise(setImmediate);
    truth.set('a', 2);
    const second = read('a');
    await new Promise(setImmediate);
    expect(answers).toHaveLength(2);
    for (const answer of answers) answer();
    expect(await Promise.all([first, second])).toEqual([1, 2]);
  });

  it('fails for those who share it, and for nobody else', async () => {
    let broken = true;
    const read = createGroup<string, number>(async () => {
      if (broken) throw new Error('away');
      return new Map([['a', 1]]);
    });
    const failed = Promise.allSettled([read('a'), read('b')]);
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    expect(await read('a')).toBe(1);
  });
});
