import { describe, expect, it } from 'vitest';
import { reportIn, withRecord, withReport } from './imports.address.ts';

const at = (query: string) => new URLSearchParams(query);

describe('the address of a report', () => {
  it('says which part is open and what is asked of it, and ignores what means nothing', () => {
    expect(reportIn(at('partie=objets&action=retire&p=2&avec=40'))).toMatchObject({
      partie: 'objets',
      action: 'retire',
      page: 2,
      avec: 40,
    });
    expect(reportIn(at('partie=x&action=x&p=0&avec=-1'))).toMatchObject({
      partie: null,
      action: null,
      page: 1,
      avec: null,
    });
  });

  it('forgets what was asked of another report, and leaves the list as it is', () => {
    expect(withReport(at('etat=suspect&import=40&objet=X&partie=objets'), 41).toString()).toBe(
      'etat=suspect&import=41',
    );
    expect(withRecord(at('page=2'), 41, 'LEI-7').toString()).toBe(
      'page=2&import=41&partie=objets&cherche=LEI-7&objet=LEI-7',
    );
  });
});
