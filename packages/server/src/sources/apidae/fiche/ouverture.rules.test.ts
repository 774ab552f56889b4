import { describe, expect, it } from 'vitest';
import { ref, understood } from '../testing.ts';

describe('an Apidae object', () => {
  it('opens by the four rules of its periods', () => {
    const days = { dateDebut: '2026-05-01', dateFin: '2026-05-31' };
    const { document } = understood({
      ouverture: {
        periodeEnClair: { libelleFr: 'En mai.' },
        ouvertTouteLAnnee: 'OUVERT_TOUTE_L_ANNEE',
        fermeTemporairement: 'FERME_TEMPORAIREMENT',
        periodesOuvertures: [
          {
            ...days,
            type: 'OUVERTURE_TOUS_LES_JOURS',
            tousLesAns: true,
            horaireOuverture: '09:00:00',
            horaireFermeture: '18:00:00',
            complementHoraire: { libelleFr: 'Sauf pluie' },
            nom: 'Mai',
          },
          { ...days, type: 'OUVERTURE_SAUF', ouverturesJournalieres: [{ jour: 'LUNDI' }] },
          {
            ...days,
            type: 'OUVERTURE_SEMAINE',
            ouverturesJournalieres: [{ jour: 'DIMANCHE' }, { jour: 'SAMEDI' }],
            ouverturesExceptionnelles: [{ dateOuverture: '2026-05-08' }],
          },
          {
            ...days,
            type: 'OUVERTURE_MOIS',
            ouverturesJourDuMois: [
              { jourDuMois: 'D_1ER', jour: 'LUNDI' },
              { jourDuMois: 'D_DERNIER', jour: 'LUNDI' },
              { jourDuMois: 'D_2EME', jour: 'MARDI' },
            ],
          },
        ],
        fermeturesExceptionnelles: [
          { dateSpeciale: 'PREMIER_MAI' },
          { dateFermeture: '2026-05-14' },
          { dateSpeciale: 'BERCHTOLDSTAG' },
        ],
      },
    });
    const du = '2026-05-01';
    const au = '2026-05-31';
    expect(document.ouverture).toEqual({
      texte: { fr: 'En mai.\nFermé\u00a0: Saint-Berchtold' },
      touteLAnnee: true,
      fermeTemporairement: true,
      fermetures: ['premier-mai', '2026-05-14'],
      periodes: [
        {
          du,
          au,
          chaqueAnnee: true,
          regle: 'quotidien',
          creneaux: [{ ouvre: '09:00', ferme: '18:00' }],
          note: { fr: 'Sauf pluie' },
          nom: 'Mai',
        },
        { du, au, chaqueAnnee: false, regle: 'sauf', jours: ['lundi'], creneaux: [] },
        { du, au, chaqueAnnee: false, regle: 'hebdomadaire', jours: ['samedi', 'dimanche'], creneaux: [] },
        { chaqueAnnee: false, regle: 'dates', dates: ['2026-05-08'], creneaux: [] },
        { du, au, chaqueAnnee: false, regle: 'mensuel', jours: ['lundi'], rangs: [1, -1], creneaux: [] },
        { du, au, chaqueAnnee: false, regle: 'mensuel', jours: ['mardi'], rangs: [2], creneaux: [] },
      ],
    });
  });

  it('opens by the hours that replaced them in 2025', () => {
    const { document } = understood({
      ouverture: {
        periodesOuvertures: [
          {
            dateDebut: '2026-05-01',
            type: 'OUVERTURE_TOUS_LES_JOURS',
            horaires: [
              {
                type: ref('HoraireType', 1, 'Accueil'),
                timePeriods: [
                  {
                    weekdays: ['MON', 'TUE'],
                    timeFrames: [
                      { startTime: '09:00', endTime: '12:00' },
                      { startTime: '14:00:00', endTime: '18:00:00' },
                    ],
                  },
                  { weekdays: ['SUN'], closed: true },
                  { weekdays: ['HOL'], timeFrames: [{ startTime: '10:00' }] },
                ],
              },
            ],
          },
        ],
      },
    });
    expect(document.ouverture.periodes).toEqual([
      {
        du: '2026-05-01',
        chaqueAnnee: false,
        regle: 'hebdomadaire',
        jours: ['lundi', 'mardi'],
        creneaux: [
          { jours: ['lundi', 'mardi'], ouvre: '09:00', ferme: '12:00', type: 'Accueil' },
          { jours: ['lundi', 'mardi'], ouvre: '14:00', ferme: '18:00', type: 'Accueil' },
        ],
      },
      {
        du: '2026-05-01',
        chaqueAnnee: false,
        regle: 'dates',
        dates: [],
        nom: 'Jours fériés',
        creneaux: [{ ouvre: '10:00', type: 'Accueil' }],
      },
    ]);
  });

  const detaillees = (timePeriods: readonly object[], periode: object = {}, ouverture: object = {}) =>
    understood({
      ouverture: { ...ouverture, periodesOuvertures: [{ ...periode, horaires: [{ timePeriods }] }] },
    });

  it('is read on public holidays alone, and on no day of the calendar', () => {
    const hol = { weekdays: ['HOL'], timeFrames: [{ startTime: '10:00', endTime: '12:00', recurrence: '00:30:00' }] };
    expect(detaillees([hol]).document.ouverture.periodes).toEqual([
      {
        chaqueAnnee: false,
        regle: 'dates',
        dates: [],
        nom: 'Jours fériés',
        creneaux: [{ ouvre: '10:00', ferme: '12:00', type: 'toutes les 30\u00a0min' }],
      },
    ]);
    // Among the periods of a place that opens all year, it would close it on every other day.
    const { ouverture } = detaillees([hol], {}, { ouvertTouteLAnnee: 'OUVERT_TOUTE_L_ANNEE' }).document;
    expect(ouverture).toMatchObject({ periodes: [], touteLAnnee: true });
    expect(ouverture.texte?.fr).toContain('Jours fériés');
  });

  it('is read of a period whose days are all closed, with its name and its note', () => {
    const { document } = detaillees([{ weekdays: ['MON', 'HOL'], closed: true }], {
      dateDebut: '2026-11-01',
      dateFin: '2026-11-30',
      nom: 'Travaux',
      complementHoraire: { libelleFr: 'Peinture' },
    });
    expect(document.ouverture.periodes).toEqual([
      {
        du: '2026-11-01',
        au: '2026-11-30',
        chaqueAnnee: false,
        regle: 'dates',
        dates: [],
        nom: 'Travaux',
        note: { fr: 'Peinture · Fermé\u00a0: lundi, Jours fériés' },
        creneaux: [],
      },
    ]);
  });

  it('opens on no day by a rule that nobody knows', () => {
    const { document, avertissements } = understood({
      ouverture: {
        periodesOuvertures: [
          { type: 'OUVERTURE_MOIS', ouverturesJourDuMois: [{ jourDuMois: 'D_5EME', jour: 'LUNDI' }] },
          { type: 'OUVERTURE_SEMAINE', ouverturesJournalieres: [{ jour: 'FERIES' }] },
        ],
      },
    });
    expect(document.ouverture.periodes.map(({ regle, dates }) => [regle, dates])).toEqual([
      ['dates', []],
      ['dates', []],
    ]);
    expect(avertissements.map(({ valeur }) => valeur)).toEqual([
      expect.stringContaining('D_5EME'),
      expect.stringContaining('FERIES'),
    ]);
  });

  it('warns of dates that do not exist and keeps the rest', () => {
    const { document, avertissements } = understood({
      ouverture: {
        periodesOuvertures: [
          { dateDebut: '2026-02-31', dateFin: '2026-03-01' },
          { dateDebut: '2026-03-02', dateFin: '2026-03-01' },
        ],
      },
    });
    expect(document.ouverture.periodes).toEqual([
      { au: '2026-03-01', chaqueAnnee: false, regle: 'quotidien', creneaux: [] },
      { du: '2026-03-02', au: '2026-03-01', chaqueAnnee: false, regle: 'quotidien', creneaux: [] },
    ]);
    expect(avertissements.map(({ chemin }) => chemin)).toEqual([
      'ouverture.periodesOuvertures[0].dateDebut',
      'ouverture.periodesOuvertures[1]',
    ]);
  });
});
