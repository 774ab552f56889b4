import { describe, expect, it } from 'vitest';
import { rankOver, topAt } from './list-drag.rules.ts';

/** Boxes of these heights, one under the other. */
function boxes(...heights: number[]) {
  let bottom = 0;
  return heights.map((height) => {
    bottom += height;
    return { top: bottom - height, bottom };
  });
}

describe('an item that is carried', () => {
  const list = boxes(40, 40, 400, 40, 80, 40);
  /** The rank that the item at `from` takes when it is carried by so many pixels. */
  const carried = (from: number, by: number) => {
    const { top, bottom } = list[from] ?? { top: Number.NaN, bottom: Number.NaN };
    return rankOver(list, from, { top: top + by, bottom: bottom + by });
  };

  it('stays where it is as long as it passes the middle of no other', () => {
    expect(carried(2, 0)).toBe(2);
    expect(carried(2, -15)).toBe(2);
    expect(carried(2, 15)).toBe(2);
  });

  it('passes another by its edge, however high it is itself', () => {
    expect(carried(2, -25)).toBe(1);
    expect(carried(2, 25)).toBe(3);
    expect(carried(2, -1_000)).toBe(0);
    expect(carried(2, 1_000)).toBe(5);
  });

  it('passes an open one only beyond its middle', () => {
    expect(carried(3, -190)).toBe(3);
    expect(carried(3, -210)).toBe(2);
    expect(carried(1, 210)).toBe(2);
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
