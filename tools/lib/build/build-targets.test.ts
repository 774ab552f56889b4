import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inAscii } from './build-targets.mjs';

test('a bundle is ASCII, and says the same', () => {
  const said = '/[œ’🥚]/u.exec(`« cœur » 🥚…`)?.index';
  expect(inAscii(said)).toMatch(/^[\0-\x7f]+$/);
  expect(runInNewContext(inAscii(said))).toBe(3);
  for (const other of ['/\\’/', 'String.raw`été`']) expect(() => inAscii(other)).toThrow('something else');
});
