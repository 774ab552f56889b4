import { describe, expect, it } from 'vitest';
import { rankOver, topAt } from './list-drag.rules.ts';

/** Boxes one under the other, of those heights. */
function boxes(...heights: number[]) {
  let bottom = 0;
  return heights.map((height) => {
    bottom += height;
    return { top: bottom - height, bottom };
  });
}

const shifted = ({ top, bottom }: { top: number; bottom: number }, by: number) => ({
  top: top + by,
  bottom: bottom + by,
});

describe('an item that is carried', () => {
  const list = boxes(40, 40, 400, 40, 80, 40);
  const [, second, open, fourth] = list;

  it('stays where it is as long as it passes the middle of no other', () => {
    expect(rankOver(list, 2, open ?? { top: 0, bottom: 0 })).toBe(2);
    expect(rankOver(list, 2, shifted(open ?? { top: 0, bottom: 0 }, -15))).toBe(2);
    expect(rankOver(list, 2, shifted(open ?? { top: 0, bottom: 0 }, 15))).toBe(2);
  });

  it('passes another by its edge, however high it is itself', () => {
    expect(rankOver(list, 2, shifted(open ?? { top: 0, bottom: 0 }, -25))).toBe(1);
    expect(rankOver(list, 2, shifted(open ?? { top: 0, bottom: 0 }, 25))).toBe(3);
    expect(rankOver(list, 2, shifted(open ?? { top: 0, bottom: 0 }, -1_000))).toBe(0);
    expect(rankOver(list, 2, shifted(open ?? { top: 0, bottom: 0 }, 1_000))).toBe(5);
  });

  it('passes an open one only beyond its middle', () => {
    expect(rankOver(list, 3, shifted(fourth ?? { top: 0, bottom: 0 }, -190))).toBe(3);
    expect(rankOver(list, 3, shifted(fourth ?? { top: 0, bottom: 0 }, -210))).toBe(2);
    expect(rankOver(list, 1, shifted(second ?? { top: 0, bottom: 0 }, 210))).toBe(2);
  });
});

it('a rank that is aimed at is the one that is taken, from anywhere to anywhere', () => {
  const list = boxes(40, 60, 400, 40, 80, 40);
  const wrong = list.flatMap((start, from) =>
    list.flatMap((_, to) => {
      const top = topAt(list, from, to) ?? Number.NaN;
      const taken = rankOver(list, from, { top, bottom: top + start.bottom - start.top });
      return taken === to ? [] : [`from ${from} to ${to}: ${taken}`];
    }),
  );
  expect(wrong).toEqual([]);
  expect(topAt(list, 0, 6)).toBeUndefined();
});
