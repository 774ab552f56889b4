import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallAt } from './paris.ts';
import { nextPassages, type Rythme, readHeure } from './rythme.rules.ts';
import { wordsOf } from './rythme.words.ts';

const rythme = (changes: Partial<Rythme> = {}): Rythme => ({
  frequence: 'jour',
  heure: '04:30',
  plageHoraire: '',
  cron: '',
  actif: true,
  annonce: false,
  id: 120,
  ...changes,
});
// A Saturday, at nine in the morning in Paris.
const SATURDAY = new Date('2026-11-14T08:00:00Z');
const sentence = (changes: Partial<Rythme>, now = SATURDAY) => wordsOf(rythme(changes), now).sentence;

describe('the words of a schedule', () => {
  it('tell a daily feed with its hour and its next day', () => {
    const { sentence: words, after } = wordsOf(rythme(), new Date('2026-11-13T22:00:00Z'));
    expect(words).toBe('Chaque jour à 4\u00a0h\u00a030, prochain passage demain, samedi 14 novembre.');
    expect(after).toEqual(['dimanche 15 novembre à 4\u00a0h\u00a030', 'lundi 16 novembre à 4\u00a0h\u00a030']);
  });

  it('tell a weekly feed with the Monday to come', () => {
    expect(sentence({ frequence: 'semaine' })).toBe(
      'Chaque lundi à 4\u00a0h\u00a030, prochain passage lundi 16 novembre.',
    );
  });

  it('tell the hour of feeds that are read many times a day', () => {
    expect(sentence({ frequence: 'heure' })).toBe('Toutes les heures, prochain passage aujourd’hui à 10\u00a0h.');
    expect(sentence({ frequence: 'heure', id: 127 })).toContain('à 9\u00a0h\u00a007.');
    expect(sentence({ frequence: 'heure', id: null })).toBe('Toutes les heures.');
    expect(sentence({ frequence: 'heure', plageHoraire: '22:00-06:00' })).toBe(
      'Toutes les heures entre 22:00 et 06:00, prochain passage aujourd’hui à 22\u00a0h.',
    );
    expect(sentence({ frequence: 'six-heures' })).toContain('prochain passage aujourd’hui à 12\u00a0h.');
  });

  it('leave an expression to the server, and say so', () => {
    expect(sentence({ frequence: 'personnalisee', cron: '30 6 * * 1-5' })).toBe(
      'Selon l’expression «\u00a030 6 * * 1-5\u00a0».',
    );
    expect(sentence({ frequence: 'personnalisee', cron: '30 6 * * 1-5', plageHoraire: '22:00-06:00' })).toBe(
      'Selon l’expression «\u00a030 6 * * 1-5\u00a0» entre 22:00 et 06:00\u00a0: un passage prévu hors de ces heures les attend.',
    );
  });

  it('promise nothing of a feed that is suspended or read on demand', () => {
    expect(sentence({ actif: false })).toContain('aucun passage');
    expect(sentence({ frequence: 'manuelle' })).toContain('quand vous le demandez');
    expect(nextPassages(rythme({ actif: false }), SATURDAY, 3)).toEqual([]);
  });

  it('leave the rhythm to a source that announces its exports', () => {
    expect(sentence({ annonce: true })).toContain('à chaque export');
    expect(nextPassages(rythme({ annonce: true }), SATURDAY, 3)).toEqual([]);
  });

  it('say what to write in place of an hour that cannot be read', () => {
    expect(sentence({ heure: '25:00' })).toContain('par exemple 04:30');
    expect(sentence({ heure: '' })).toContain('par exemple 04:30');
    expect(readHeure('04:30')).toEqual({ hour: 4, minute: 30 });
  });
});

describe('the next passages', () => {
  it('keep the hour of Paris when the clocks change', () => {
    const walls = nextPassages(rythme(), new Date('2026-10-24T12:00:00Z'), 3).map((date) => wallAt(date).toISOString());
    expect(walls).toEqual(['2026-10-25T04:30:00.000Z', '2026-10-26T04:30:00.000Z', '2026-10-27T04:30:00.000Z']);
  });

  it('are all to come, in their order, as many as asked', () => {
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    const frequence = fc.constantFrom('heure', 'six-heures', 'jour', 'semaine');
    fc.assert(
      fc.property(moments, frequence, fc.integer({ min: 1, max: 5 }), (now, one, count) => {
        const passages = nextPassages(rythme({ frequence: one }), now, count).map(Number);
        expect(passages).toHaveLength(count);
        expect(passages.every((passage) => passage > now.getTime())).toBe(true);
        expect(passages).toEqual(passages.toSorted((a, b) => a - b));
      }),
    );
  });
});
