import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCron } from '../../platform/jobs/schedule.rules.ts';
import { cronOf, passagesOf } from './frequence.rules.ts';

const feed = { id: 61, frequence: 'jour', heure: '04:30', plageHoraire: '', cron: '' };

describe('the rhythm of a feed', () => {
  it.each([
    [{ frequence: 'manuelle' }, null],
    [{ frequence: 'heure' }, '1 * * * *'],
    [{ frequence: 'six-heures' }, '1 */6 * * *'],
    [{ frequence: 'heure', plageHoraire: '22:00-01:30' }, '1 0,1,22,23 * * *'],
    [{ frequence: 'six-heures', plageHoraire: '05:00-13:00' }, '1 6,12 * * *'],
    [{ frequence: 'jour' }, '30 4 * * *'],
    [{ frequence: 'jour', heure: '00:05' }, '5 0 * * *'],
    [{ frequence: 'jour', heure: '' }, '0 4 * * *'],
    [{ frequence: 'semaine' }, '30 4 * * 1'],
    [{ frequence: 'personnalisee', cron: '30 6 * * 1-5' }, '30 6 * * 1-5'],
    [{ frequence: 'personnalisee' }, null],
    [{ frequence: 'inconnue' }, null],
  ])('%o is the cron %s', (changes, cron) => {
    expect(cronOf({ ...feed, ...changes })).toBe(cron);
  });

  it('is always one that the scheduler understands', () => {
    const pad = (n: number) => String(n).padStart(2, '0');
    fc.assert(
      fc.property(
        fc.record({
          id: fc.integer({ min: 1 }),
          frequence: fc.constantFrom('heure', 'six-heures', 'jour', 'semaine'),
          heure: fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`),
          plageHoraire: fc.constantFrom('', '22:00-06:00', '09:00-09:30'),
          cron: fc.constant(''),
        }),
        (flux) => {
          expect(isCron(cronOf(flux) ?? '')).toBe(true);
        },
      ),
    );
  });
});

describe('the window of a feed', () => {
  const nuit = { ...feed, frequence: 'personnalisee', cron: '0 20 * * 1', plageHoraire: '22:00-06:00' };
  const at = (text: string) => new Date(text);

  it('is waited for by a time of its own that is out of it', () => {
    expect(passagesOf(nuit)?.next(at('2026-11-16T08:00:00Z'))).toEqual(at('2026-11-16T21:00:00Z'));
    expect(passagesOf({ ...nuit, plageHoraire: '' })?.next(at('2026-11-16T08:00:00Z'))).toEqual(
      at('2026-11-16T19:00:00Z'),
    );
  });

  it('is waited for by what was missed, which comes with the next time of the window where it has one', () => {
    expect(passagesOf(nuit)?.held(at('2026-11-17T09:00:00Z'))).toEqual(at('2026-11-17T21:00:00Z'));
    const hourly = { ...feed, frequence: 'heure', plageHoraire: '22:00-06:00' };
    expect(passagesOf(hourly)?.held(at('2026-11-17T09:00:00Z'))).toEqual(at('2026-11-17T21:01:00Z'));
  });

  it('holds nothing inside of it, and nothing where there is none', () => {
    expect(passagesOf(nuit)?.held(at('2026-11-17T23:00:00Z'))).toBeNull();
    expect(passagesOf(feed)?.held(at('2026-11-17T12:00:00Z'))).toBeNull();
  });

  it('starts anew when it changes', () => {
    expect(passagesOf(nuit)?.cron).not.toBe(passagesOf({ ...nuit, plageHoraire: '21:00-06:00' })?.cron);
  });
});
