import type { Publication } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { datesEnMots, instantDe, prochaineDe, vueDe } from './publication.rules.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const BEFORE = '2026-11-01T08:00:00.000Z';
const AFTER = '2026-12-01T08:00:00.000Z';

const publication = (changes: Partial<Publication> = {}): Publication => ({
  id: 1,
  version: 2,
  publieLe: BEFORE,
  publiePar: 'Camille',
  du: null,
  au: null,
  ...changes,
});
const vue = (etat: string, one: Publication | null, isCurrent = true) =>
  vueDe(etat, { enCours: isCurrent ? one : null, items: one ? [one] : [] }, NOW).etat;

describe('what visitors see of a record', () => {
  it('is nothing before it is published', () => expect(vue('brouillon', null)).toBe('brouillon'));

  it('is nothing once it was withdrawn, whatever was published before', () => {
    expect(vue('brouillon', publication(), false)).toBe('brouillon');
  });

  it('is the published version, changed since or not', () => {
    expect(vue('publie', publication())).toBe('publie');
    expect(vue('modifie', publication())).toBe('modifie');
  });

  it('waits for the first date, and ends with the last', () => {
    expect(vue('publie', publication({ du: AFTER }), false)).toBe('programme');
    expect(vue('publie', publication({ du: AFTER }))).toBe('programme');
    expect(vue('publie', publication({ au: BEFORE }), false)).toBe('termine');
    expect(vue('publie', publication({ du: BEFORE, au: AFTER }))).toBe('publie');
  });

  it('ends at its very last instant', () => {
    expect(vue('publie', publication({ au: NOW.toISOString() }))).toBe('termine');
  });

  it('may be followed by a version that waits', () => {
    const next = publication({ id: 2, du: AFTER });
    const current = publication();
    expect(prochaineDe({ enCours: current, items: [next, current] }, NOW)).toBe(next);
    expect(prochaineDe({ enCours: current, items: [current] }, NOW)).toBeNull();
    expect(prochaineDe({ enCours: null, items: [next] }, NOW)).toBeNull();
  });
});

describe('dates of a publication', () => {
  it('are said in words', () => {
    expect(datesEnMots({ du: null, au: null })).toBe('');
    expect(datesEnMots({ du: AFTER, au: null })).toMatch(/^à partir du 1er décembre 2026 à 9\sh\s00$/);
    expect(datesEnMots({ du: BEFORE, au: AFTER })).toMatch(/^du 1er novembre 2026 .* au 1er décembre 2026/);
    expect(datesEnMots({ du: null, au: AFTER })).toMatch(/^jusqu’au 1er décembre/);
  });

  it('are read as they are typed, or not at all', () => {
    expect(instantDe('')).toBeNull();
    expect(instantDe('demain')).toBeNull();
    expect(instantDe('2026-12-01T08:00')).toBe('2026-12-01T07:00:00.000Z');
  });
});
