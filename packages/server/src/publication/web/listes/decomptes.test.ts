import { describe, expect, it } from 'vitest';
import { changementOf } from '../../changements.rules.ts';
import { createDecomptes } from './decomptes.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const asked = (page: string, changes = {}) => ({
  cle: ['liste', page],
  cles: ['selection:9'],
  jusque: () => new Date('2026-11-18T11:00:00Z'),
  ...changes,
});

function compte(now = () => NOW) {
  const decomptes = createDecomptes({ now });
  let counted = 0;
  return { decomptes, count: async () => ++counted };
}

describe('what is counted for the pages of a list', () => {
  it('is counted once, and anew for another question', async () => {
    const { decomptes, count } = compte();
    expect(await decomptes.open().of(asked('a'), count)).toBe(1);
    expect(await decomptes.open().of(asked('a'), count)).toBe(1);
    expect(await decomptes.open().of(asked('b'), count)).toBe(2);
  });

  it('is counted anew once something that it was counted from changed, and only then', async () => {
    const { decomptes, count } = compte();
    await decomptes.open().of(asked('a'), count);
    decomptes.forget(changementOf(['selection:12']));
    expect(await decomptes.open().of(asked('a'), count)).toBe(1);
    decomptes.forget(changementOf(['selection:9']));
    expect(await decomptes.open().of(asked('a'), count)).toBe(2);
  });

  it('is counted anew once any objet changed: it may have come into the list, or left it', async () => {
    const { decomptes, count } = compte();
    await decomptes.open().of(asked('a'), count);
    decomptes.forget(changementOf(['objet:4']));
    expect(await decomptes.open().of(asked('a'), count)).toBe(2);
  });

  it('is not kept where something changed after its page was begun', async () => {
    const { decomptes, count } = compte();
    const begun = decomptes.open();
    decomptes.forget(changementOf(['selection:9']));
    expect(await begun.of(asked('a'), count)).toBe(1);
    expect(await decomptes.open().of(asked('a'), count)).toBe(2);
  });

  it('is counted anew when its hour has come', async () => {
    let now = NOW;
    const { decomptes, count } = compte(() => now);
    await decomptes.open().of(asked('a'), count);
    now = new Date('2026-11-18T11:00:00Z');
    expect(await decomptes.open().of(asked('a'), count)).toBe(2);
  });

  it('leaves room for what is asked for most', async () => {
    const { decomptes, count } = compte();
    await decomptes.open().of(asked('first'), count);
    for (let page = 0; page < 399; page += 1) await decomptes.open().of(asked(`${page}`), count);
    expect(await decomptes.open().of(asked('first'), count)).toBe(1);
    await decomptes.open().of(asked('last'), count);
    expect(await decomptes.open().of(asked('first'), count)).toBe(1);
    expect(await decomptes.open().of(asked('0'), count)).toBeGreaterThan(400);
  });
});
