import { describe, expect, it } from 'vitest';
import { OutsideError } from './outside.error.ts';
import type { OutsideFacts, OutsideKind } from './outside.kinds.ts';
import { withRetries } from './retry.ts';

/** Fails in these ways, then succeeds; returns the waits in between. */
async function run(failures: readonly unknown[], attempts = 5, random = 1) {
  const waits: number[] = [];
  let calls = 0;
  const result = await withRetries(
    async () => {
      const failure = failures[calls++];
      if (failure !== undefined) throw failure;
      return 'ok';
    },
    {
      attempts,
      random: () => random,
      sleep: async (milliseconds) => {
        waits.push(milliseconds);
      },
    },
  ).catch((error: unknown) => error);
  return { result, waits, calls };
}

const failed = (kind: OutsideKind, facts?: OutsideFacts) => new OutsideError(kind, 'a.example', facts);

describe('trying again', () => {
  it('waits twice as long each time', async () => {
    const broken = failed('status', { status: 502 });
    expect(await run([broken, broken, broken])).toEqual({ result: 'ok', waits: [1_000, 2_000, 4_000], calls: 4 });
  });

  it('is spread by chance, and never at once', async () => {
    expect((await run([failed('connect')], 5, 0)).waits).toEqual([500]);
  });

  it('never waits more than a minute by itself', async () => {
    const { waits } = await run(Array(9).fill(failed('timeout')), 10);
    expect(waits.at(-1)).toBe(60_000);
  });

  it('comes back when the host asked, not before', async () => {
    expect((await run([failed('busy', { retryAfter: 300_000 })], 5, 0)).waits).toEqual([300_000]);
    expect((await run([failed('breaker-open', { retryAfter: 60_000 })], 5, 1)).waits).toEqual([61_000]);
  });

  it('leaves to a later run a host that asks for a long pause', async () => {
    const patient = failed('busy', { retryAfter: 3_600_000 });
    expect(await run([patient])).toEqual({ result: patient, waits: [], calls: 1 });
  });

  it('gives the last failure after the last attempt', async () => {
    const last = failed('truncated');
    expect(await run([failed('dns'), failed('dns'), last], 3)).toMatchObject({ result: last, calls: 3 });
  });

  it.each([
    failed('refused-address'),
    failed('too-big'),
    failed('redirect'),
    failed('unreadable'),
    failed('tls'),
    failed('request'),
    failed('disk'),
    failed('status', { status: 400 }),
    failed('status', { status: 401 }),
    failed('status', { status: 404 }),
    new TypeError('a bug'),
  ])('would not help after: $message', async (failure) => {
    expect(await run([failure])).toEqual({ result: failure, waits: [], calls: 1 });
  });

  it('helps after a request that the host found too slow', async () => {
    expect((await run([failed('status', { status: 408 })])).result).toBe('ok');
  });

  it('stops when the caller gave up', async () => {
    const controller = new AbortController();
    const failure = failed('connect');
    const work = withRetries(
      async () => {
        controller.abort();
        throw failure;
      },
      { attempts: 5, random: () => 1, sleep: async () => undefined, signal: controller.signal },
    );
    await expect(work).rejects.toBe(failure);
  });
});
