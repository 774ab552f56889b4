import { documentSchema, type Periode } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { interpretDatatourisme } from './interpretation.ts';

/** When an offer is open, with these properties. */
function periodesDe(champs: Record<string, unknown>): readonly Periode[] {
  const { document } = interpretDatatourisme(
    { mode: 'fichier', url: '', langues: [] },
    { '@id': 'https://x.example/15/abc-1', '@type': ['Museum'], 'rdfs:label': { fr: ['Musée'] }, ...champs },
  );
  documentSchema.parse(document);
  return document.ouverture.periodes;
}

const lieu = (...specs: readonly object[]) => ({ isLocatedAt: [{ 'schema:openingHoursSpecification': specs }] });

describe('days of DATAtourisme that no week has', () => {
  it('are read with their hours, and open on no day of the calendar', () => {
    const spec = {
      'schema:dayOfWeek': [{ '@id': 'schema:Saturday' }, { '@id': 'schema:PublicHolidays' }],
      'schema:opens': '10:00:00',
      'schema:validFrom': '2026-04-01',
    };
    const creneaux = [{ ouvre: '10:00' }];
    expect(periodesDe(lieu(spec))).toEqual([
      {
        du: '2026-04-01',
        chaqueAnnee: false,
        regle: 'hebdomadaire',
        jours: ['samedi'],
        creneaux: [{ jours: ['samedi'], ouvre: '10:00' }],
      },
      { du: '2026-04-01', chaqueAnnee: false, regle: 'dates', dates: [], nom: 'Jours fériés', creneaux },
    ]);
    expect(periodesDe(lieu({ ...spec, 'schema:dayOfWeek': 'schema:PublicHolidays' }))).toMatchObject([
      { regle: 'dates', dates: [], nom: 'Jours fériés' },
    ]);
  });

  it('are told of events too, in the words of the flow', () => {
    const appliesOnDay = [{ '@id': 'kb:Eve', 'rdfs:label': { fr: ['Veilles de fêtes'] } }];
    expect(periodesDe({ takesPlaceAt: [{ startDate: '2026-12-01', endDate: '2026-12-31', appliesOnDay }] })).toEqual([
      {
        du: '2026-12-01',
        au: '2026-12-31',
        chaqueAnnee: false,
        regle: 'dates',
        dates: [],
        nom: 'Veilles de fêtes',
        creneaux: [],
      },
    ]);
  });
});
