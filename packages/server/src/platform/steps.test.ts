import { describe, expect, it } from 'vitest';
import { createSteps } from './steps.ts';

/** Steps that take as long as they say. */
function watched() {
  let time = 0;
  let rests = 0;
  const steps = createSteps({
    now: () => time,
    rest: async () => {
      rests += 1;
      time += 1_000;
    },
  });
  const take = (milliseconds: number) =>
    steps.step(() => {
      time += milliseconds;
      return rests;
    });
  return { take, steps, rests: () => rests };
}

describe('a long work', () => {
  it('lets others be served once it has lasted, however few its steps', async () => {
    const { take, rests } = watched();
    await take(14);
    expect(rests()).toBe(0);
    await take(1);
    expect(rests()).toBe(1);
    await take(40);
    expect(rests()).toBe(2);
  });

  it('is not slowed down where its steps are short', async () => {
    const { take, rests } = watched();
    for (let rank = 0; rank < 10; rank += 1) await take(1);
    expect(rests()).toBe(0);
  });

  it('knows what it took, without the time of others', async () => {
    const { take, steps } = watched();
    await take(20);
    await take(30);
    expect(steps.spent()).toBe(50);
  });

  it('answers what each step does', async () => {
    expect(await createSteps().step(() => 'done')).toBe('done');
  });
});
