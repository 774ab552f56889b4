import { describe, expect, it } from 'vitest';
import { OutsideError } from './outside.error.ts';
import { OUTSIDE_KINDS } from './outside.kinds.ts';

describe('what is said of a failure', () => {
  it.each(OUTSIDE_KINDS)('%s: what happened and what to do, naming the host', (kind) => {
    const { message } = new OutsideError(kind, 'flux.example');
    expect(message).toContain('«\u00a0flux.example\u00a0»');
    expect(message).toMatch(/\. \S.*\.$/s);
    expect(message).not.toMatch(/[^\u00a0][:;!?»]/);
  });

  it.each([
    [5_000, '5 secondes'],
    [1, '1 seconde.'],
    [300_000, '5 minutes'],
  ])('a pause of %i ms is said in words', (retryAfter, words) => {
    expect(new OutsideError('busy', 'a.example', { status: 429, retryAfter }).message).toContain(words);
  });
});
