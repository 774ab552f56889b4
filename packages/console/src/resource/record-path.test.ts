import { tag } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { createPath, recordPath } from './record-path.ts';

describe('the address of a record', () => {
  it('is its form, and that of a new one beside it', () => {
    expect(recordPath(tag, 3)).toBe('/reglages/tags/edit/3');
    expect(createPath(tag)).toBe('/reglages/tags/create');
  });
});
