import { describe, expect, it } from 'vitest';
import { understood } from '../testing.ts';

const marche = {
  type: 'FETE_ET_MANIFESTATION',
  ouverture: {
    periodesOuvertures: [
      {
        dateDebut: '2026-07-01',
        dateFin: '2026-07-31',
        type: 'OUVERTURE_SEMAINE',
        ouverturesJournalieres: [{ jour: 'MARDI' }],
        horaireOuverture: '18:00:00',
        nom: 'Marché du soir',
      },
    ],
  },
  datesOuverture: ['2026-07-21', '2026-07-07', '2026-08-15', '2026-07-07', '2026-02-30'],
};
const periodesDe = (changes: object, agenda?: 'periodes' | 'dates') =>
  understood({ ...marche, ...changes }, agenda === undefined ? {} : { agenda }).document.ouverture.periodes;

describe('the days of an event of Apidae', () => {
  it('are those of its periods, unless the feed asks for the dates', () => {
    expect(periodesDe({})).toMatchObject([{ regle: 'hebdomadaire', jours: ['mardi'] }]);
    expect(periodesDe({}, 'periodes')).toEqual(periodesDe({}));
  });

  it('are the dates that Apidae lists, at the hours of their periods, with the others apart', () => {
    const creneaux = [{ ouvre: '18:00' }];
    expect(periodesDe({}, 'dates')).toEqual([
      { chaqueAnnee: false, regle: 'dates', dates: ['2026-07-07', '2026-07-21'], creneaux, nom: 'Marché du soir' },
      { chaqueAnnee: false, regle: 'dates', dates: ['2026-08-15'], creneaux: [] },
    ]);
    const { avertissements } = understood(marche, { agenda: 'dates' });
    expect(avertissements).toMatchObject([{ chemin: 'datesOuverture', valeur: '2026-02-30' }]);
  });

  it('are those of its periods where Apidae lists none, and of what is no event', () => {
    expect(periodesDe({ datesOuverture: [] }, 'dates')).toEqual(periodesDe({}));
    expect(periodesDe({ type: 'HOTELLERIE' }, 'dates')).toEqual(periodesDe({ type: 'HOTELLERIE' }));
  });
});
