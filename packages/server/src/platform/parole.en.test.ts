import { dayInWords, formatNumber, intervalleEnMots, jourEnMots, momentInWords } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { inEnglish } from './parole.en.ts';
import { createParole } from './parole.ts';

describe('what is computed inside a sentence', () => {
  it('is a date as the contract writes it, of every month', () => {
    const days = Array.from({ length: 12 }, (_, rank) => `2026-${String(rank + 1).padStart(2, '0')}-01`);
    const english = (options: Intl.DateTimeFormatOptions, day: string) =>
      new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(day));
    const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const;
    for (const day of days) {
      expect(inEnglish(jourEnMots(day))).toBe(english(whole, day));
      // French cuts fewer names of months.
      expect([english(whole, day), english({ ...whole, month: 'short' }, day)]).toContain(inEnglish(dayInWords(day)));
    }
    expect(inEnglish(momentInWords('2026-11-14T09:20:00Z'))).toBe('14 Nov 2026 at 10:20');
    expect(inEnglish('lundi 1er juin')).toBe('Monday 1 June');
    expect(inEnglish('14 juillet 2026 à 09:05')).toBe('14 July 2026 at 09:05');
  });

  it('is a time that begins or ends', () => {
    const between = (du: string | undefined, au: string | undefined) => inEnglish(intervalleEnMots(du, au));
    expect(between('2026-08-03', '2026-08-17')).toBe('From 3 to 17 August 2026');
    expect(between('2026-12-20', '2027-01-04')).toBe('From 20 December 2026 to 4 January 2027');
    expect(between(undefined, '2026-08-01')).toBe('Until 1 August 2026');
    expect(between('2026-08-01', undefined)).toBe('From 1 August 2026');
    expect(inEnglish('le 3 mars')).toBe('on 3 March');
  });

  it('is a number or a size', () => {
    expect(inEnglish(formatNumber(1_234_567.5))).toBe('1,234,567.5');
    expect(inEnglish(formatNumber(12.5, '%'))).toBe('12.5\u00a0%');
    expect(inEnglish('3\u00a0Mo')).toBe('3\u00a0MB');
    expect(inEnglish('2026')).toBe('2026');
  });

  it('is left alone where it is anything else', () => {
    for (const name of ['Gîte du 14 juillet', 'photo 3 mars.jpg', '1,2,3', 'a', '', 'mai', '45 rue du 4 septembre'])
      expect(inEnglish(name)).toBeUndefined();
  });

  it('is said in its sentence, counted words too', () => {
    const say = createParole(
      {
        'Les droits de cette photo sont passés depuis le {0}.': 'The rights of this photo ended on {0}.',
        'Cette sélection garde {0}.': 'This selection keeps {0}.',
        'Le site «\u00a0{0}\u00a0» est fermé.': 'The site “{0}” is closed.',
        Objets: 'Objects',
      },
      inEnglish,
    );
    expect(say('Les droits de cette photo sont passés depuis le 14 juillet 2026.')).toBe(
      'The rights of this photo ended on 14 July 2026.',
    );
    expect(say('Cette sélection garde 1\u202f234 objets.')).toBe('This selection keeps 1,234 objects.');
    expect(say('Cette sélection garde 3 Objets.')).toBe('This selection keeps 3 Objets.');
    expect(say('Le site «\u00a014 juillet 2026\u00a0» est fermé.')).toBe('The site “14 juillet 2026” is closed.');
  });
});
