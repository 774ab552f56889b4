import { describe, expect, it } from 'vitest';
import { createLongLists } from './long-lists.ts';

function world() {
  let now = Date.parse('2026-11-15T10:00:00Z');
  const lists = createLongLists({ now: () => new Date(now) });
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  const look = (resource: string, ...cle: unknown[]) => lists.look({ resource, cle });
  return { lists, wait, look };
}

describe('a list that was found to be long', () => {
  it('is known to be, for a while, to whoever asks for the same rows', () => {
    const { look, wait } = world();
    expect(look('tag', [1], 'a').isLong).toBe(false);
    look('tag', [1], 'a').note();
    expect(look('tag', [1], 'a').isLong).toBe(true);
    // Other rows: of somebody else, found by other words, of something else.
    expect([look('tag', [2], 'a'), look('tag', [1], 'b'), look('objet', [1], 'a')].map(({ isLong }) => isLong)).toEqual(
      [false, false, false],
    );
    wait(10_000);
    expect(look('tag', [1], 'a').isLong).toBe(false);
  });

  it('is counted anew once its records change, and not the others', () => {
    const { lists, look } = world();
    look('tag', 1).note();
    look('objet', 1).note();
    lists.forget('tag');
    expect([look('tag', 1).isLong, look('objet', 1).isLong]).toEqual([false, true]);
  });

  it('is not remembered where its records changed while it was counted, unlike others', () => {
    const { lists, look } = world();
    const counting = [look('tag', 1), look('objet', 1)];
    lists.forget('tag');
    for (const { note } of counting) note();
    expect([look('tag', 1).isLong, look('objet', 1).isLong]).toEqual([false, true]);
  });

  it('gives up those noted longest ago', () => {
    const { look } = world();
    for (let number = 0; number <= 500; number += 1) look('tag', number).note();
    expect([look('tag', 0).isLong, look('tag', 1).isLong]).toEqual([false, true]);
  });
});
