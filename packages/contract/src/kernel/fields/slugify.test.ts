import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from './slugify.ts';
import { isSlug } from './validators.ts';

describe('a suggested short name', () => {
  it('drops accents, ligatures and signs', () => {
    expect(slugify('Été à l’Œuvre')).toBe('ete-a-l-oeuvre');
    expect(slugify('  Plage n° 3 — Nord  ')).toBe('plage-n-3-nord');
    expect(slugify('Łódź & Straße')).toBe('lodz-strasse');
  });

  it('is nothing when no letter can be kept', () => {
    expect(slugify('日本')).toBe('');
    expect(slugify('!?')).toBe('');
  });

  it('is a valid short name of 100 characters at most, whatever was typed', () => {
    const anything = fc.oneof(
      fc
        .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 150 })
        .map((codes) => String.fromCodePoint(...codes)),
      fc.string({ unit: fc.constantFrom('a', 'É', 'œ', ' ', '-', '’', '9', '&', 'ß', 'İ', '\u0301'), maxLength: 150 }),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const slug = slugify(text);
        expect(slug === '' || (isSlug(slug) && slug.length <= 100)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('of a short name is itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,5}$/), (slug) => {
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});
