import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEarlyKeys } from './early-keys.ts';

const field = document.createElement('input');
const keys = createEarlyKeys((target) => target === field);
/** Presses keys; answers with those that the page was left. */
const press = (
  pressed: readonly string[],
  { on = document.body, ...held }: KeyboardEventInit & { on?: Element } = {},
) =>
  pressed.filter((key) =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })),
  );

beforeEach(() => void document.body.append(field));
afterEach(() => void keys.take());

it('keeps letters until they are taken, and nothing after', () => {
  keys.listen();
  keys.listen();
  expect(press(['v', 'a', 'x', 'Backspace', 'l', 'Shift', 'Enter'])).toEqual(['Shift', 'Enter']);
  expect(press(['k'], { ctrlKey: true })).toEqual(['k']);
  expect(keys.take()).toBe('val');
  expect(press(['x'])).toEqual(['x']);
  expect(keys.take()).toBe('');
});

it.each([
  ['asks for nothing any more', () => press(['Escape'])],
  ['types into the field itself', () => press(['b'], { on: field })],
  ['turns to something else', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
])('gives up when somebody %s', (_, act) => {
  keys.listen();
  press(['a']);
  act();
  expect(press(['c'])).toEqual(['c']);
  expect(keys.take()).toBe('');
});
