import { expect, test } from 'vitest';
import { atTheEnd, wholeLines } from './whole-lines.mjs';

const said = (open: typeof wholeLines, ...texts: string[]) => {
  const written: string[] = [];
  const output = open((text) => written.push(text));
  for (const text of texts) output.take(text);
  const before = [...written];
  output.end();
  return { before, all: written };
};

test('a line is written once it is whole', () => {
  expect(said(wholeLines, 'one', ' and\ntwo\nthr', 'ee')).toEqual({
    before: ['one and\ntwo\n'],
    all: ['one and\ntwo\n', 'three\n'],
  });
});

test('what is kept to the end is written in one piece', () => {
  expect(said(atTheEnd, 'one\n', 'two')).toEqual({ before: [], all: ['one\ntwo\n'] });
});

test('nothing said is nothing written', () => {
  expect(said(atTheEnd)).toEqual({ before: [], all: [] });
  expect(said(wholeLines)).toEqual({ before: [], all: [] });
});
