import { describe, expect, it } from 'vitest';
import { createSouvenirs } from './souvenirs.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const LATER = new Date('2026-11-18T11:00:00Z');

function opened(now = () => NOW) {
  const souvenirs = createSouvenirs<string>({ now }, 3);
  let reads = 0;
  const ask = (cle: string, recall = souvenirs.open()) =>
    recall({ cle: [cle], sujet: cle, jusque: () => LATER }, async () => ++reads);
  return { souvenirs, ask };
}

describe('what was read for one output', () => {
  it('serves the next ones, where there was nothing too', async () => {
    const { souvenirs, ask } = opened();
    expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([1, 1, 2]);
    const nothing = { cle: ['rien'], sujet: 'rien', jusque: () => LATER };
    await souvenirs.open()(nothing, async () => undefined);
    expect(await souvenirs.open()(nothing, async () => 'read anew')).toBeUndefined();
  });

  it('is read anew once it changed, and only then', async () => {
    const { souvenirs, ask } = opened();
    await ask('a');
    await ask('b');
    souvenirs.forget((sujet) => sujet === 'a');
    expect([await ask('a'), await ask('b')]).toEqual([3, 2]);
  });

  it('is not kept where something changed after its output was begun', async () => {
    const { souvenirs, ask } = opened();
    const begun = souvenirs.open();
    souvenirs.forget(() => false);
    expect([await ask('a', begun), await ask('a')]).toEqual([1, 2]);
  });

  it('is read anew from its instant on, and given up for what is asked for more', async () => {
    let now = NOW;
    const { ask } = opened(() => now);
    for (const cle of ['a', 'b', 'c', 'a', 'd']) await ask(cle);
    expect([await ask('a'), await ask('b')]).toEqual([1, 5]);
    now = LATER;
    expect(await ask('a')).toBe(6);
  });
});
