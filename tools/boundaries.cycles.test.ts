import { describe, expect, test } from 'vitest';
import { imports, verdict } from './testing/verdict.ts';

describe('circles', () => {
  test('two files that import each other are refused, types included', () => {
    const files = { 'tools/a.ts': `import type { B } from './b.ts';`, 'tools/b.ts': `export * from './a';` };
    expect(verdict(files)).toEqual([expect.stringContaining('tools/a.ts → tools/b.ts → tools/a.ts')]);
  });

  test('a long circle through a folder and a .js name is refused', () => {
    const files = {
      'tools/a.ts': imports('./c'),
      'tools/c/index.ts': imports('../d.js'),
      'tools/d.tsx': imports('./a.ts'),
    };
    expect(verdict(files)).toHaveLength(1);
  });

  test('an area that reaches the others through a list of areas makes a circle', () => {
    const files = {
      'packages/server/src/areas/index.ts': imports('./tris/a.ts'),
      'packages/server/src/areas/tris/a.ts': imports('../index.ts'),
    };
    expect(verdict(files)).toEqual([expect.stringContaining('imports en cercle')]);
  });

  test('a circle through a door is refused', () => {
    const files = {
      'packages/server/src/app.ts': imports('@bridge/server/x'),
      'packages/server/src/x.ts': imports('./app.ts'),
    };
    expect(verdict(files)).toContainEqual(expect.stringContaining('imports en cercle'));
  });

  test('two roads to the same file are no circle', () => {
    const files = { 'tools/a.ts': `import './b'; import './c';`, 'tools/b.ts': imports('./c'), 'tools/c.ts': '' };
    expect(verdict(files)).toEqual([]);
  });
});
