import { LANGUES, type Ouverture, ouvertureDite, type Periode, periodeDite, TYPES_BRIDGE } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { speechIn } from './ouverture.speech.ts';
import { typeDuProduit } from './types.words.ts';

const periode = (changes: Partial<Periode>): Periode => ({
  chaqueAnnee: false,
  regle: 'quotidien',
  creneaux: [],
  ...changes,
});
const plain = (said: string | null) => said?.replaceAll('\u00a0', ' ');
const en = (changes: Partial<Periode>) => plain(periodeDite(periode(changes), speechIn('en')));

const SAISON = periode({
  du: '2026-04-01',
  au: '2026-09-30',
  chaqueAnnee: true,
  regle: 'sauf',
  jours: ['mardi'],
  creneaux: [{ ouvre: '09:00', ferme: '12:00' }, { ouvre: '14:00' }],
});

describe('when things are open, in another language', () => {
  it.each([
    ['en', '1 April – 30 September, every day except Tuesday, 09:00–12:00 and from 14:00'],
    ['de', '1. April – 30. September, täglich außer Dienstag, 09:00–12:00 und ab 14:00 Uhr'],
    ['nl', '1 april – 30 september, dagelijks behalve dinsdag, 09:00–12:00 en vanaf 14:00'],
    ['es', '1 de abril – 30 de septiembre, todos los días excepto martes, 9:00–12:00 y desde las 14:00'],
    ['it', '1 aprile – 30 settembre, tutti i giorni tranne martedì, 09:00–12:00 e dalle 14:00'],
    ['pt', '1 de abril – 30 de setembro, todos os dias exceto terça-feira, 09:00–12:00 e a partir das 14:00'],
    ['ru', '1 апреля – 30 сентября, ежедневно (кроме: вторник), 09:00–12:00 и с 14:00'],
  ] as const)('%s', (langue, said) => {
    expect(plain(periodeDite(SAISON, speechIn(langue)))).toBe(said);
  });

  it('dates and days are those that the period names', () => {
    expect(en({ du: '2026-07-03', au: '2026-08-17' })).toBe('3 July – 17 August 2026, every day');
    expect(en({ du: '2026-05-03' })).toBe('From 3 May 2026, every day');
    expect(en({ regle: 'hebdomadaire', jours: ['samedi', 'jeudi', 'vendredi'] })).toBe('Thursday – Saturday');
    expect(en({ regle: 'dates', dates: ['2026-09-02', '2026-08-03'] })).toBe('3 August and 2 September 2026');
    expect(en({ regle: 'mensuel', jours: ['mardi'], rangs: [-1, 1] })).toBe('1st and last Tuesday of every month');
    expect(en({ creneaux: [{ ouvre: '00:00', ferme: '24:00' }] })).toBe('Every day, 24 hours a day');
  });

  it('ranks follow the gender of their day, and days begin as their month does', () => {
    const said = (langue: 'pt' | 'ru' | 'it', changes: Partial<Periode>) =>
      plain(periodeDite(periode(changes), speechIn(langue)));
    expect(said('pt', { regle: 'mensuel', jours: ['mardi'], rangs: [1] })).toBe('1.ª terça-feira de cada mês');
    expect(said('pt', { regle: 'mensuel', jours: ['samedi'], rangs: [1] })).toBe('1.º sábado de cada mês');
    expect(said('ru', { regle: 'mensuel', jours: ['dimanche'], rangs: [-1] })).toBe('Последнее воскресенье месяца');
    expect(said('it', { du: '2026-05-08' })).toBe('Dall’8 maggio 2026, tutti i giorni');
  });

  it('closures are named', () => {
    const ouverture: Ouverture = { periodes: [], fermetures: ['noel', 'lundi-de-paques'], fermeTemporairement: true };
    expect(ouvertureDite(ouverture, speechIn('en'))).toMatchObject({
      etat: 'Temporarily closed',
      fermetures: 'Closed: Easter Monday and 25 December',
    });
  });

  it('no language falls short of a word, for hours and for types', () => {
    for (const langue of LANGUES) {
      const said = periodeDite(
        periode({ regle: 'mensuel', jours: ['lundi'], rangs: [1, 2, 3, 4, 5, -1] }),
        speechIn(langue),
      );
      expect(said, langue).not.toMatch(/undefined|\{\}|, ,/);
      for (const { value } of TYPES_BRIDGE) expect(typeDuProduit(value, langue), langue).not.toBe('');
    }
    expect(typeDuProduit('hotel', 'de')).toBe('Hotel');
    expect(typeDuProduit('patrimoine', 'en')).toBe('Cultural heritage');
    expect(typeDuProduit('inconnu', 'en')).toBe('inconnu');
  });
});
