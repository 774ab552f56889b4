import { describe, expect, test } from 'vitest';
import { judge } from './boundaries.judge.ts';
import { verdict } from './testing/verdict.ts';

describe('every way to import is seen', () => {
  test.each([
    [`import x from 'pg';`],
    [`import type { X } from 'pg';`],
    [`import { type X } from 'pg';`],
    [`export { x } from 'pg';`],
    [`export type { X } from 'pg';`],
    [`export * from 'pg';`],
    [`await import('pg');`],
    ['await import(`pg`);'],
    [`type X = import('pg').Pool;`],
    [`import pg = require('pg');`],
    [`require('pg');`],
  ])('%s', (text) => {
    expect(verdict({ 'packages/contract/src/a.ts': text })).toEqual([expect.stringContaining('« pg »')]);
  });
});

describe('a check that saw nothing fails', () => {
  test('without any package', () => {
    expect(judge(new Map([['tools/a.ts', '']]), [])).toHaveLength(1);
  });

  test('without any file', () => {
    expect(judge(new Map(), ['contract', 'server'])).toHaveLength(2);
  });

  test('when one package has no file', () => {
    const [only] = judge(new Map([['packages/contract/src/index.ts', '']]), ['contract', 'server']);
    expect(only?.path).toBe('packages/server/src');
  });

  test('when a file cannot be parsed', () => {
    expect(verdict({ 'tools/a.ts': 'import {' })).toEqual([expect.stringContaining('fichier illisible')]);
  });
});
