import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fields } from '../testing/essai.ts';
import { differences, sameValue, type Values } from '../values.rules.ts';
import { type Choices, mergedValues, mergeLines, type Side, unanswered } from './merge.rules.ts';

const texts = fc.dictionary(fc.constantFrom('fr', 'en', 'de'), fc.constantFrom('', 'a', 'b', 'c'), {
  noNullPrototype: true,
});
/** Values drawn from few words, so that the sides often agree. */
const anyValues: fc.Arbitrary<Values> = fc.record({
  nom: fc.constantFrom('a', 'b', 'c'),
  rang: fc.constantFrom(null, 1, 2),
  visible: fc.boolean(),
  libelle: texts,
  mots: fc.constantFrom([], [{ mot: 'x' }], [{ mot: 'x' }, { mot: 'y' }]),
});
const anyChoice = fc.constantFrom<Side>('theirs', 'mine');
const answersTo = (lines: ReturnType<typeof mergeLines>, side: Side): Choices =>
  Object.fromEntries(lines.map(({ name }) => [name, side]));

describe('a merge', () => {
  it('drops no change silently: each is in the result, or was asked about', () => {
    fc.assert(
      fc.property(anyValues, anyValues, anyValues, anyChoice, (base, theirs, mine, side) => {
        const lines = mergeLines(fields, base, theirs, mine);
        const merged = mergedValues(theirs, lines, answersTo(lines, side));
        const asked = lines.filter(({ outcome }) => outcome.kind === 'ask').map(({ name }) => name);
        const combined = lines.filter(({ outcome }) => outcome.kind === 'combined').map(({ name }) => name);
        for (const changed of [theirs, mine])
          for (const name of differences(fields, base, changed)) {
            const isThere = sameValue(fields[name], merged[name], changed[name]);
            expect(isThere || asked.includes(name) || combined.includes(name)).toBe(true);
          }
      }),
      { numRuns: 400 },
    );
  });

  it('combines two translators without losing a word of either', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, theirs, mine) => {
        const lines = mergeLines(fields, { libelle: base }, { libelle: theirs }, { libelle: mine });
        const outcome = lines.find(({ name }) => name === 'libelle')?.outcome;
        if (outcome?.kind !== 'combined') return;
        const result = new Map(Object.entries(Object(outcome.value)));
        for (const side of [theirs, mine])
          for (const language of ['fr', 'en', 'de'])
            if ((side[language] ?? '') !== (base[language] ?? ''))
              expect(result.get(language) ?? '').toBe(side[language] ?? '');
      }),
      { numRuns: 400 },
    );
  });

  it('asks only where both sides changed the same thing differently', () => {
    fc.assert(
      fc.property(anyValues, anyValues, anyValues, (base, theirs, mine) => {
        for (const { name, outcome } of mergeLines(fields, base, theirs, mine)) {
          if (outcome.kind !== 'ask') continue;
          expect(sameValue(fields[name], base[name], theirs[name])).toBe(false);
          expect(sameValue(fields[name], base[name], mine[name])).toBe(false);
          expect(sameValue(fields[name], theirs[name], mine[name])).toBe(false);
        }
      }),
    );
  });

  it('puts what was chosen, and leaves alone what nobody changed', () => {
    const base = { nom: 'a', rang: 1, visible: false };
    const lines = mergeLines(fields, base, { nom: 'b', rang: 2, visible: false }, { nom: 'c', rang: 1, visible: true });
    expect(unanswered(lines, {})).toEqual(['nom']);
    const theirs = { nom: 'b', rang: 2, visible: false };
    expect(mergedValues(theirs, lines, { nom: 'theirs' })).toEqual({ nom: 'b', rang: 2, visible: true });
    expect(mergedValues(theirs, lines, { nom: 'mine' })).toEqual({ nom: 'c', rang: 2, visible: true });
  });

  it('shows each translator’s work when they wrote in two languages', () => {
    const [line] = mergeLines(
      fields,
      { libelle: { fr: 'Plage' } },
      { libelle: { fr: 'Plage', en: 'Beach' } },
      { libelle: { fr: 'La plage' } },
    );
    expect(line?.outcome).toEqual({ kind: 'combined', value: { fr: 'La plage', en: 'Beach' } });
  });
});
