import { describe, expect, it } from 'vitest';
import { distribute } from '../flux/repartition.ts';
import { daysAfter } from '../jour.ts';
import { composeOffres } from './offres.ts';

const offres = composeOffres('2026-06-15');
const HEBERGEMENTS = ['hotel', 'camping', 'location', 'chambre-hotes', 'hebergement-collectif'];
const IMPRIMES = [...HEBERGEMENTS, 'restaurant', 'degustation'];

describe('the offers of the territory', () => {
  it('are some 360, of every kind', () => {
    const nombres: Record<string, number> = {};
    for (const { type } of offres) nombres[type] = (nombres[type] ?? 0) + 1;
    expect(nombres).toEqual({
      hotel: 18,
      camping: 14,
      location: 26,
      'chambre-hotes': 20,
      'hebergement-collectif': 8,
      restaurant: 60,
      patrimoine: 26,
      nature: 14,
      activite: 18,
      equipement: 14,
      degustation: 12,
      commerce: 14,
      organisme: 8,
      sejour: 6,
      itineraire: 16,
      evenement: 90,
    });
  });

  it('have names and descriptions of their own', () => {
    expect(new Set(offres.map(({ nom }) => nom)).size).toBe(offres.length);
    expect(new Set(offres.map(({ description }) => description.fr)).size).toBe(offres.length);
  });

  it('are told in three languages for most of them, and in French for all', () => {
    const traduites = offres.filter(({ description }) => description.en && description.de);
    expect(traduites.length / offres.length).toBeGreaterThan(0.55);
    expect(traduites.length).toBeLessThan(offres.length);
    expect(offres.every(({ description }) => description.fr.length > 40)).toBe(true);
    // The offers that the guide prints, in each of its languages.
    const printed = offres.filter(({ type }) => IMPRIMES.includes(type));
    expect(printed.filter(({ resume }) => !resume.en || !resume.de).map(({ nom }) => nom)).toEqual([]);
  });

  it('have none, one or several photos', () => {
    const nombres = new Set(offres.map(({ photos }) => photos.length));
    expect([...nombres].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each(['2026-06-15', '2026-12-29', '2027-01-01', '2028-02-29'])('surround %s with events', (jour) => {
    const periodes = composeOffres(jour).flatMap((offre) => (offre.type === 'evenement' ? offre.periodes : []));
    expect(periodes.every(({ du, au }) => du <= au)).toBe(true);
    expect(periodes.every(({ du }) => du >= daysAfter(jour, -20))).toBe(true);
    expect(periodes.every(({ au }) => au <= daysAfter(jour, 205))).toBe(true);
    expect(periodes.some(({ au }) => au < jour)).toBe(true);
    expect(periodes.filter(({ du, au }) => du <= daysAfter(jour, 30) && au >= jour).length).toBeGreaterThan(25);
    expect(periodes.some(({ du }) => du > daysAfter(jour, 150))).toBe(true);
  });

  it('have events of every rhythm', () => {
    const periodes = offres.flatMap((offre) => (offre.type === 'evenement' ? offre.periodes : []));
    expect(periodes.some(({ heures }) => heures.length === 0)).toBe(true);
    expect(periodes.some(({ heures: [premier] }) => premier !== undefined && premier[1] < premier[0])).toBe(true);
    expect(periodes.some(({ rang }) => rang !== undefined)).toBe(true);
    expect(periodes.filter(({ jours }) => jours?.length === 1).length).toBeGreaterThan(10);
    expect(offres.some(({ type, periodes: dates }) => type === 'evenement' && dates.length > 1)).toBe(true);
  });

  it('go each to one feed, but for a few that two systems know', () => {
    const parts = Object.values(distribute(offres)).flat();
    const cles = parts.map(({ cle }) => cle);
    expect(new Set(cles).size).toBe(cles.length);
    expect(cles.filter((cle) => cle.endsWith('-bis'))).toHaveLength(6);
    expect(parts).toHaveLength(offres.length + 6);
  });
});
