import { type DocumentObjet, documentVide, type Intervalle, type Ouverture } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { contexteAt, RIEN_A_RESOUDRE } from '../../../catalogue/regle/contexte.ts';
import type { ObjetIndexe } from '../../../catalogue/regle/objet-indexe.ts';
import { objetDe } from '../../../catalogue/regle/testing/objet-indexe.ts';
import { ouverture, periode } from '../../../catalogue/testing/ouvertures.ts';
import { ouvertDe, prochaineFois, titreDuJour } from './elements.rules.ts';

/** Sunday 15 November 2026, 11:20 in Paris. */
const contexte = contexteAt(new Date('2026-11-15T10:20:00Z'), RIEN_A_RESOUDRE);
const telling = (of: Ouverture): DocumentObjet => ({ ...documentVide(), ouverture: of });
const isOpen = (objet: Partial<ObjetIndexe>, of: Ouverture = ouverture([])) =>
  ouvertDe(
    { indexe: objetDe({ faits: ['horaires'], indexeLe: '2026-11-15', ...objet }), document: telling(of) },
    { contexte },
  );
const LE_MATIN: ObjetIndexe['creneaux'] = [[9 * 60, 12 * 60]];
const LE_SOIR: ObjetIndexe['creneaux'] = [[20 * 60, 23 * 60]];

describe('whether an objet is open', () => {
  it('is told from its hours, where they are known', () => {
    const daily = ouverture([periode()]);
    expect([isOpen({ creneaux: LE_MATIN }, daily), isOpen({ creneaux: LE_SOIR }, daily)]).toEqual([true, false]);
    expect(isOpen({ creneaux: LE_MATIN, faits: [] })).toBeNull();
  });

  it('is not said of an event that is to come: it is not closed', () => {
    expect(isOpen({ typeBridge: 'evenement', creneaux: LE_SOIR })).toBeNull();
    expect(isOpen({ typeBridge: 'evenement', creneaux: [] })).toBeNull();
    expect(isOpen({ typeBridge: 'evenement', creneaux: LE_MATIN })).toBe(true);
    const later = ouverture([periode({ du: '2026-12-01', au: '2026-12-02' })]);
    expect(isOpen({ typeBridge: 'evenement', faits: ['dates'] }, later)).toBeNull();
  });

  it('is not up to its next season, where no hours are known either', () => {
    const hotel = (of: Ouverture) => isOpen({ typeBridge: 'hotel', faits: ['dates'] }, of);
    const summer = periode({ du: '2026-04-01', au: '2026-10-31' });
    expect(hotel(ouverture([{ ...summer, chaqueAnnee: true }]))).toBe(false);
    expect(hotel(ouverture([periode({ du: '2026-12-19', au: '2027-03-31' })]))).toBe(false);
    expect(hotel(ouverture([], { fermeTemporairement: true }))).toBe(false);
    expect(hotel(ouverture([periode({ du: '2026-11-01', au: '2026-12-31' })]))).toBeNull();
    expect(hotel(ouverture([], { touteLAnnee: true }))).toBeNull();
    expect(hotel(ouverture([]))).toBeNull();
  });

  it('is not said while the next season is not entered yet, whether hours are known or not', () => {
    const over = ouverture([periode({ du: '2026-01-01', au: '2026-11-14' })]);
    expect(isOpen({ typeBridge: 'hotel', faits: ['dates'] }, over)).toBeNull();
    expect(isOpen({ creneaux: [] }, over)).toBeNull();
  });
});

describe('the next time of an event', () => {
  const fois = (of: Ouverture, at: string, jours?: Intervalle) => {
    const objet = { indexe: objetDe({ typeBridge: 'evenement' }), document: telling(of) };
    const moment = contexteAt(new Date(at), RIEN_A_RESOUDRE);
    return prochaineFois(objet, { contexte: moment, ...(jours && { jours }) })?.jour;
  };
  const dimanches = ouverture([
    periode({ regle: 'dates', dates: ['2026-11-15', '2026-11-22'], creneaux: [{ ouvre: '10:00', ferme: '11:00' }] }),
  ]);

  it('is not one of today that is over', () => {
    expect(fois(dimanches, '2026-11-15T09:30:00Z')).toBe('2026-11-15');
    expect(fois(dimanches, '2026-11-15T13:00:00Z')).toBe('2026-11-22');
  });

  it('is one of the days that the page is about, were it over today', () => {
    const today = { du: '2026-11-15', au: '2026-11-15' };
    expect(fois(dimanches, '2026-11-15T13:00:00Z', today)).toBe('2026-11-15');
    expect(fois(dimanches, '2026-11-15T13:00:00Z', { du: '2026-11-15', au: '2026-11-30' })).toBe('2026-11-22');
    expect(fois(dimanches, '2026-11-14T13:00:00Z', { du: '2026-11-20', au: null })).toBe('2026-11-22');
  });
});

it('a day of an agenda is headed as its events tell it', () => {
  expect(titreDuJour('2026-12-01', { langue: 'fr' })).toBe('Mardi 1er décembre 2026');
  expect(titreDuJour('2026-12-01', { langue: 'en' })).toBe('Tuesday 1 December 2026');
});
