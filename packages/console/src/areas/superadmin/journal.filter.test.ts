import { describe, expect, it } from 'vitest';
import { filtersIn, requestOf, withFilter, withoutFilters } from './journal.filter.ts';

const now = new Date('2026-11-15T10:00:00Z');
const at = (query: string) => new URLSearchParams(query);

describe('the filters of the audit log', () => {
  it('start with the last thirty days, and go back further when asked', () => {
    expect(requestOf(filtersIn(at('onglet=journal'), now))).toEqual({ du: '2026-10-16' });
    expect(requestOf(filtersIn(at('onglet=journal&du='), now))).toEqual({});
  });

  it('hold in the address, beside the tab', () => {
    const next = withFilter(withFilter(at('onglet=journal'), 'q', 'Val'), 'du', '');
    expect(next.toString()).toBe('onglet=journal&q=Val&du=');
    expect(requestOf(filtersIn(next, now))).toEqual({ q: 'Val' });
    expect(withoutFilters(next).toString()).toBe('onglet=journal');
  });

  it('leave out what is empty, and half a date', () => {
    const filtres = filtersIn(at('du=2026-1&au=2026-11-02&action=&personne=%20'), now);
    expect(requestOf(filtres)).toEqual({ au: '2026-11-02' });
  });
});
