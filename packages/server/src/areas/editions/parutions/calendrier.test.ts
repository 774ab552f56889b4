import { type Calendrier, prochainesDates } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { prochaineParution } from './calendrier.ts';

function suite(
  calendrier: Calendrier,
  from: string,
  number: number,
  validite: { du: string | null; au: string | null } | null = null,
  fuseau = 'Europe/Paris',
) {
  const found: string[] = [];
  let moment: Date | null = new Date(from);
  while (found.length < number) {
    moment = prochaineParution({ calendrier, validite, fuseau }, moment);
    if (moment === null) break;
    found.push(moment.toISOString().slice(0, 16));
  }
  return found;
}

describe('the times of a planification', () => {
  it('are those that the console shows, the last day of short months included', () => {
    const mensuelle = { genre: 'mensuelle', jour: 31, heure: '06:00' } as const;
    const shown = prochainesDates(mensuelle, { depuis: new Date('2027-01-15T00:00:00Z'), nombre: 4 });
    expect(suite(mensuelle, '2027-01-15T00:00:00Z', 4)).toEqual(shown.map((date) => date.toISOString().slice(0, 16)));
    expect(shown.map((date) => date.getUTCDate())).toEqual([31, 28, 31, 30]);
  });

  it.each([
    ['quotidienne', { genre: 'quotidienne', heure: '02:30' }],
    ['cron', { genre: 'cron', expression: '30 2 * * *' }],
  ] as const)('come once on the nights when the clock changes: %s', (_, calendrier) => {
    expect(suite(calendrier, '2026-03-28T12:00:00Z', 2)[1]).toBe('2026-03-30T00:30');
    expect(suite(calendrier, '2026-10-24T12:00:00Z', 2)).toEqual(['2026-10-25T00:30', '2026-10-26T01:30']);
  });

  it.each([
    ['quotidienne', { genre: 'quotidienne', heure: '00:00' }],
    ['cron', { genre: 'cron', expression: '0 0 * * *' }],
  ] as const)('stay within its days, the first and the last included: %s', (_, calendrier) => {
    const validite = { du: '2026-12-01', au: '2026-12-02' };
    expect(suite(calendrier, '2026-11-15T00:00:00Z', 9, validite)).toEqual(['2026-11-30T23:00', '2026-12-01T23:00']);
  });

  it.each<[string, Calendrier]>([
    ['hebdomadaire', { genre: 'hebdomadaire', jours: ['lundi'], heure: '06:00' }],
    ['cron', { genre: 'cron', expression: '0 6 * * 1' }],
  ])('are those of the clocks of its place, its first day included: %s', (_, calendrier) => {
    const validite = { du: '2026-11-16', au: '2026-11-23' };
    expect(suite(calendrier, '2026-11-01T00:00:00Z', 3, validite, 'Pacific/Noumea')).toEqual([
      '2026-11-15T19:00',
      '2026-11-22T19:00',
    ]);
    expect(suite(calendrier, '2026-11-01T00:00:00Z', 3, validite, 'America/Guadeloupe')).toEqual([
      '2026-11-16T10:00',
      '2026-11-23T10:00',
    ]);
  });

  it('of one that appears once are one', () => {
    const once = { genre: 'une-fois', jour: '2026-12-24', heure: '06:00' } as const;
    expect(suite(once, '2026-11-15T00:00:00Z', 3)).toEqual(['2026-12-24T05:00']);
  });
});
