import { describe, expect, it } from 'vitest';
import { placeAfter } from './use-grid-keys.ts';

describe('the arrows in a grid of pictures', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 6, 6],
    ['ArrowUp', 4, 1],
    ['End', 2, 6],
    ['Home', 5, 0],
    ['a', 3, 3],
  ])('%s leads from %i to %i of three columns', (key, from, to) => {
    expect(placeAfter(key, from, 3, 7)).toBe(to);
  });
});
