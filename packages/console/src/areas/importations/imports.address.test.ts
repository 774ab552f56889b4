import { describe, expect, it } from 'vitest';
import { filtreIn, reportIn, withFiltre, withoutReport, withReport } from './imports.address.ts';

const at = (query: string) => new URLSearchParams(query);

describe('the address of the imports', () => {
  it('holds the filters, and ignores what means nothing', () => {
    expect(filtreIn(at('systeme=lei&flux=5&etat=suspect&page=2'))).toEqual({
      systeme: 'lei',
      flux: 5,
      etat: 'suspect',
      page: 2,
    });
    expect(filtreIn(at('systeme=x&flux=-1&etat=&page=0'))).toEqual({ systeme: null, flux: null, etat: null, page: 1 });
  });

  it('forgets the feed of another system, and starts again at the first page', () => {
    expect(withFiltre(at('systeme=lei&flux=5&page=3'), { systeme: 'apidae' }).toString()).toBe('systeme=apidae');
    expect(withFiltre(at('systeme=lei&page=3'), { flux: '5' }).toString()).toBe('systeme=lei&flux=5');
  });

  it('opens a report over the list, and closes it where the list was', () => {
    const opened = withReport(at('etat=suspect&objet=X'), 41);
    expect(reportIn(opened)).toMatchObject({ id: 41, objet: null });
    expect(withoutReport(opened).toString()).toBe('etat=suspect');
  });
});
