import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JOURS } from './jour-civil.ts';
import { heureEnMots, ouvertureEnMots, periodeEnMots } from './ouverture.words.ts';
import { JOURS_FERIES, type Ouverture, type Periode } from './periode.schemas.ts';

const periode = (changes: Partial<Periode> = {}): Periode => ({
  chaqueAnnee: false,
  regle: 'quotidien',
  creneaux: [],
  ...changes,
});
const ouverture = (changes: Partial<Ouverture> = {}): Ouverture => ({ periodes: [], fermetures: [], ...changes });
/** No-break spaces are written as plain ones, to be readable here. */
const mots = (changes: Partial<Periode>) => periodeEnMots(periode(changes)).replaceAll('\u00a0', ' ');

describe('the words of a period', () => {
  it('say a season that comes back each year, without its year', () => {
    expect(
      mots({
        du: '2026-04-01',
        au: '2026-09-30',
        chaqueAnnee: true,
        regle: 'sauf',
        jours: ['mardi'],
        creneaux: [
          { ouvre: '09:00', ferme: '12:00' },
          { ouvre: '14:00', ferme: '18:00' },
        ],
      }),
    ).toBe('Du 1er avril au 30 septembre, tous les jours sauf le mardi, de 9 h à 12 h et de 14 h à 18 h');
  });

  it('say a month or a year once where both ends share it', () => {
    expect(mots({ du: '2026-08-03', au: '2026-08-17' })).toBe('Du 3 au 17 août 2026, tous les jours');
    expect(mots({ du: '2026-07-03', au: '2026-08-17' })).toBe('Du 3 juillet au 17 août 2026, tous les jours');
    expect(mots({ du: '2026-12-20', au: '2027-01-04' })).toBe('Du 20 décembre 2026 au 4 janvier 2027, tous les jours');
  });

  it('keep both months of a winter season that spans the new year', () => {
    expect(mots({ du: '2026-11-01', au: '2026-03-31', chaqueAnnee: true })).toBe(
      'Du 1er novembre au 31 mars, tous les jours',
    );
  });

  it('say one day as one day', () => {
    expect(mots({ du: '2026-07-14', au: '2026-07-14', creneaux: [{ ouvre: '22:30' }] })).toBe(
      'Le 14 juillet 2026, à partir de 22 h 30',
    );
  });

  it('say an open end as it is', () => {
    expect(mots({ du: '2026-05-03' })).toBe('À partir du 3 mai 2026, tous les jours');
    expect(mots({ au: '2026-05-03' })).toBe('Jusqu’au 3 mai 2026, tous les jours');
    expect(mots({ du: '2026-01-01', au: '2026-12-31', chaqueAnnee: true })).toBe('Toute l’année, tous les jours');
  });

  it('say days that follow each other as a run of days', () => {
    const regle = 'hebdomadaire';
    expect(mots({ regle, jours: ['samedi', 'mardi', 'mercredi', 'jeudi', 'vendredi'] })).toBe('Du mardi au samedi');
    expect(mots({ regle, jours: ['mardi', 'jeudi'] })).toBe('Le mardi et le jeudi');
    expect(mots({ regle, jours: ['samedi', 'dimanche'] })).toBe('Le samedi et le dimanche');
    expect(mots({ regle, jours: [...JOURS] })).toBe('Tous les jours');
  });

  it('say which days of the month', () => {
    expect(mots({ regle: 'mensuel', jours: ['mardi'], rangs: [-1, 1, 3] })).toBe(
      'Le premier, le troisième et le dernier mardi de chaque mois',
    );
  });

  it('list dates by month', () => {
    const dates = ['2026-09-02', '2026-08-03', '2026-08-17', '2026-08-10'];
    expect(mots({ regle: 'dates', dates, creneaux: [{ ouvre: '20:30' }] })).toBe(
      'Les 3, 10 et 17 août et le 2 septembre 2026, à partir de 20 h 30',
    );
    expect(mots({ regle: 'dates', dates: ['2026-12-31', '2027-01-01'] })).toBe(
      'Le 31 décembre 2026 et le 1er janvier 2027',
    );
  });

  it('say hours by day where they differ, without naming the days twice', () => {
    const creneaux: Periode['creneaux'] = [
      { jours: ['lundi', 'mardi', 'mercredi'], ouvre: '09:00', ferme: '12:00' },
      { jours: ['samedi'], ouvre: '10:00', ferme: '19:00' },
    ];
    const jours: Periode['jours'] = ['lundi', 'mardi', 'mercredi', 'samedi'];
    const said = 'Du lundi au mercredi de 9 h à 12 h ; le samedi de 10 h à 19 h';
    expect(mots({ regle: 'hebdomadaire', jours, creneaux })).toBe(said);
  });

  it('say the hours of all days before those that some days have besides', () => {
    const creneaux: Periode['creneaux'] = [
      { jours: ['vendredi', 'samedi', 'dimanche'], ouvre: '12:00', ferme: '13:30' },
      { ouvre: '19:00', ferme: '21:30' },
    ];
    expect(mots({ du: '2020-01-01', au: '2020-12-31', creneaux })).toBe(
      'Du 1er janvier au 31 décembre 2020, tous les jours de 19 h à 21 h 30, et du vendredi au dimanche de 12 h à 13 h 30',
    );
  });

  it('say a night that ends the next day, midnight, and an open door', () => {
    expect(mots({ creneaux: [{ ouvre: '22:00', ferme: '02:00' }] })).toBe('Tous les jours, de 22 h à 2 h');
    expect(mots({ creneaux: [{ ouvre: '18:00', ferme: '24:00' }] })).toBe('Tous les jours, de 18 h à minuit');
    expect(mots({ creneaux: [{ ouvre: '00:00', ferme: '24:00' }] })).toBe('Tous les jours, 24 h sur 24');
  });

  it('keep figures and hours together on a line', () => {
    expect(heureEnMots('09:05')).toBe('9\u00a0h\u00a005');
  });

  it('are never empty, whatever the period holds', () => {
    const jour = fc.constantFrom(...JOURS);
    const heure = fc.constantFrom('00:00', '09:00', '12:30', '24:00');
    const creneau = fc.record(
      { jours: fc.uniqueArray(jour), ouvre: heure, ferme: heure, type: fc.constantFrom('', 'visite guidée') },
      { requiredKeys: [] },
    );
    const quelconque = fc.record(
      {
        du: fc.constantFrom('2026-01-01', '2026-07-14'),
        au: fc.constantFrom('2026-07-14', '2027-12-31'),
        chaqueAnnee: fc.boolean(),
        regle: fc.constantFrom('quotidien', 'sauf', 'hebdomadaire', 'mensuel', 'dates'),
        jours: fc.uniqueArray(jour),
        rangs: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, -1)),
        dates: fc.uniqueArray(fc.constantFrom('2026-02-03', '2026-02-04', '2027-02-03')),
        creneaux: fc.array(creneau, { maxLength: 4 }),
      },
      { requiredKeys: ['chaqueAnnee', 'regle', 'creneaux'] },
    );
    fc.assert(
      fc.property(quelconque, (given) => {
        const phrase = periodeEnMots(given as Periode);
        expect(phrase.trim()).not.toBe('');
        expect(phrase).not.toMatch(/undefined|, ,|^,| {2}/);
      }),
    );
  });
});

describe('the words of an opening', () => {
  it('say first that a place is closed for a while', () => {
    expect(ouvertureEnMots(ouverture({ fermeTemporairement: true, touteLAnnee: true })).etat).toBe(
      'Fermé temporairement',
    );
    expect(ouvertureEnMots(ouverture({ touteLAnnee: true })).etat).toBe('Ouvert toute l’année');
  });

  it('name the days of closure, the public holidays together when it is all of them', () => {
    expect(ouvertureEnMots(ouverture({ fermetures: ['noel', 'premier-mai', '2026-08-03'] })).fermetures).toBe(
      'Fermé le 1er mai, le 25 décembre et le 3 août 2026',
    );
    expect(ouvertureEnMots(ouverture({ fermetures: [...JOURS_FERIES] })).fermetures).toBe('Fermé les jours fériés');
  });

  it('keep the source’s own words, in French or else in what there is', () => {
    const note = { fr: 'Dernière entrée à 17 h.', en: 'Last entry at 5.' };
    const given = ouverture({ texte: { en: 'By appointment.' }, periodes: [periode({ note, nom: 'Été' })] });
    expect(ouvertureEnMots(given)).toMatchObject({
      texte: 'By appointment.',
      periodes: [{ nom: 'Été', phrase: 'Tous les jours', note: 'Dernière entrée à 17 h.' }],
    });
  });
});
