import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePins } from './epingles.rules.ts';

/** The whole order page by page: « p7 » is a pin, « 3 » the fourth of the other objets. */
function pages(epingles: { objet: number; position: number }[], total: number, limit: number): string[] {
  const seen: string[] = [];
  for (let offset = 0; offset < total; offset += limit) {
    const { places, others } = placePins(epingles, total, { offset, limit });
    let next = others.offset;
    for (const objet of places) seen.push(objet === null ? String(next++) : `p${objet}`);
    expect(next).toBe(others.offset + others.limit);
  }
  return seen;
}

describe('pinned objets', () => {
  it('stand where they were put, the others around them', () => {
    expect(
      pages(
        [
          { objet: 7, position: 1 },
          { objet: 8, position: 3 },
        ],
        5,
        2,
      ),
    ).toEqual(['p7', '0', 'p8', '1', '2']);
  });

  it('of the same place follow each other', () => {
    expect(
      pages(
        [
          { objet: 7, position: 2 },
          { objet: 8, position: 2 },
        ],
        4,
        10,
      ),
    ).toEqual(['0', 'p7', 'p8', '1']);
  });

  it('put beyond the end are the last', () => {
    expect(
      pages(
        [
          { objet: 7, position: 50 },
          { objet: 8, position: 40 },
        ],
        4,
        3,
      ),
    ).toEqual(['0', '1', 'p8', 'p7']);
  });

  it('never make a page repeat or forget anything, however pages are cut', () => {
    const epingles = fc.uniqueArray(
      fc.record({ objet: fc.integer({ min: 1, max: 99 }), position: fc.integer({ min: 1, max: 40 }) }),
      {
        selector: ({ objet }) => objet,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(epingles, fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 7 }), (pins, others, limit) => {
        const total = pins.length + others;
        const seen = pages(pins, total, limit);
        expect(seen).toHaveLength(total);
        expect(new Set(seen).size).toBe(total);
        expect(seen.filter((one) => !one.startsWith('p'))).toEqual(
          Array.from({ length: others }, (_, index) => String(index)),
        );
        expect(seen).toEqual(pages(pins, total, total || 1));
      }),
    );
  });
});
