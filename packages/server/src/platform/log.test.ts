import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function written(error: Error): { readonly message: string; readonly stack?: string } {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).warn({ err: error }, 'tried in vain');
  return JSON.parse(lines[0] ?? '{}').err;
}

describe('an error in the log', () => {
  it('says where it comes from', () => {
    expect(written(new Error('no such thing')).stack).toContain('log.test.ts');
  });

  it('of a database that is awaited for a moment is one plain line', () => {
    expect(written(new Error('timeout expired'))).toEqual({ type: 'Error', message: 'timeout expired' });
  });
});
