import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import type { Log } from '../../../platform/log.ts';
import type { ManifestePret } from '../manifestes.ts';
import { cleDOubli, createDiffusion } from './diffusion.ts';

/** A response that a screen listens to, with what was written to it. */
function line() {
  const written: string[] = [];
  const state = { isShut: false };
  const response = Object.assign(new EventEmitter(), {
    write: (text: string) => written.push(text),
    end: () => {
      state.isShut = true;
    },
  });
  return {
    response: response as unknown as ServerResponse,
    isShut: () => state.isShut,
    told: () => written.filter((text) => text.startsWith('event: manifeste')),
  };
}

const stillKnown = async () => true;

function open() {
  const state = { sick: new Set<number>(), version: 'v1', asked: 0, warned: 0 };
  const log = { warn: () => (state.warned += 1) } as unknown as Log;
  const of = async (ecran: number) => {
    state.asked += 1;
    if (state.sick.has(ecran)) throw new Error('its diaporama cannot be composed');
    return { version: state.version } as ManifestePret;
  };
  const diffusion = createDiffusion({ manifestes: { of }, log });
  const changes = () => diffusion.onChange({ cles: new Set(['diaporama:1']), retraits: new Set() });
  return { state, diffusion, changes };
}

describe('screens that listen', () => {
  it('are told of what is new whatever becomes of the manifest of one of them', async () => {
    vi.useFakeTimers();
    try {
      const { state, diffusion, changes } = open();
      state.sick.add(2);
      const lines = [1, 2, 3].map((ecran) => {
        const made = line();
        diffusion.listen(ecran, made.response, stillKnown);
        return made;
      });
      await vi.advanceTimersByTimeAsync(10);
      expect(lines.map(({ told }) => told().length)).toEqual([1, 0, 1]);
      state.version = 'v2';
      changes();
      await vi.advanceTimersByTimeAsync(10);
      expect(lines.map(({ told }) => told().length)).toEqual([2, 0, 2]);
      // The check is repeated after failures, less and less often.
      const before = state.asked;
      await vi.advanceTimersByTimeAsync(10 * 60_000);
      expect(state.asked - before).toBeLessThan(3 * 20);
      state.sick.clear();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(lines.map(({ told }) => told().length)).toEqual([2, 1, 2]);
      diffusion.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([...Array(20).keys()])(
    'are told of what changes, however soon after the last they were told of (%i)',
    async (steps) => {
      const { state, diffusion, changes } = open();
      const heard = line();
      diffusion.listen(1, heard.response, stillKnown);
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      state.version = 'v2';
      changes();
      await vi.waitFor(() => expect(heard.told().at(-1)).toContain('v2'));
      diffusion.close();
    },
  );

  it('have three lines each, whether the others hang up or not, and none once they are forgotten', async () => {
    const { diffusion } = open();
    const [other, ...own] = [2, 1, 1, 1, 1, 1].map((ecran) => {
      const made = line();
      diffusion.listen(ecran, made.response, async () => ecran !== 1);
      return made;
    });
    expect(own.map(({ isShut }) => isShut())).toEqual([true, true, false, false, false]);
    expect(diffusion.count()).toBe(4);
    diffusion.onChange({ cles: new Set([cleDOubli(1)]), retraits: new Set() });
    await vi.waitFor(() => expect(own.every(({ isShut }) => isShut())).toBe(true));
    expect([diffusion.count(), other?.isShut()]).toEqual([1, false]);
    diffusion.close();
  });

  it('keep the line of a new credential where the server hears late that the one before is forgotten', async () => {
    const { diffusion } = open();
    const lines = [false, true].map((isKnown) => {
      const made = line();
      diffusion.listen(1, made.response, async () => isKnown);
      return made;
    });
    diffusion.onChange({ cles: new Set([cleDOubli(1)]), retraits: new Set() });
    await vi.waitFor(() => expect(lines.map(({ isShut }) => isShut())).toEqual([true, false]));
    diffusion.close();
  });

  it('wait for a database that is away, which is not asked for each of them', async () => {
    vi.useFakeTimers();
    try {
      const { state, diffusion } = open();
      for (let ecran = 1; ecran <= 50; ecran += 1) {
        state.sick.add(ecran);
        diffusion.listen(ecran, line().response, stillKnown);
      }
      await vi.advanceTimersByTimeAsync(10);
      expect(state.asked).toBeLessThan(10);
      diffusion.close();
    } finally {
      vi.useRealTimers();
    }
  });
});
