import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adresseDeFiche, objetDeLAdresse, redirectionDe, slugDe } from './adresse.rules.ts';

describe('the address of a fiche', () => {
  it('has its type, its name, its commune and its number', () => {
    const objet = { id: 4711, nom: 'L’Œuf à la coque', commune: 'Saint-Étienne', type: 'restaurant' };
    expect(adresseDeFiche('fr', objet)).toBe('/fr/restaurant/l-oeuf-a-la-coque-saint-etienne-4711');
  });

  it('is its number alone where the name has no letter of ours', () => {
    expect(adresseDeFiche('ja', { id: 7, nom: '山', commune: '', type: 'hotel' })).toBe('/ja/hotel/7');
  });

  it('is read by its number, whatever the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 1e12 }), (nom, id) => {
        const adresse = adresseDeFiche('fr', { id, nom, commune: nom, type: 'hotel' });
        expect(adresse).toMatch(/^\/fr\/hotel\/[a-z0-9-]+$/);
        expect(objetDeLAdresse(adresse.split('/').at(-1) ?? '')).toBe(id);
      }),
    );
    expect(objetDeLAdresse('sans-numero')).toBeNull();
    expect(objetDeLAdresse('012')).toBeNull();
  });

  it('is cut between two words', () => {
    expect(slugDe('mot '.repeat(60)).length).toBeLessThanOrEqual(80);
    expect(slugDe('mot '.repeat(60))).toMatch(/mot$/);
  });
});

describe('an old address', () => {
  const site = {
    redirections: [
      { de: '/fr/ancienne', statut: '301' as const, vers: '/fr/nouvelle' },
      { de: '/fr/partie/', statut: '410' as const, vers: '' },
    ],
  };
  it('leads where the site says', () => {
    expect(redirectionDe(site, '/fr/ancienne/')).toEqual({ statut: 301, vers: '/fr/nouvelle' });
    expect(redirectionDe(site, '/fr/partie')).toEqual({ statut: 410 });
    expect(redirectionDe(site, '/fr/autre')).toBeNull();
  });
});
