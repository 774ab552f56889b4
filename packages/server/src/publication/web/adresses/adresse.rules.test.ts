import { type Site, site } from '@bridge/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adresseDeFiche, objetDeLAdresse, redirectionDe, slugDe } from './adresse.rules.ts';
import { adresseDe } from './public.adresse.ts';

type Modele = Site['adressesDesFiches'];

describe('the address of a fiche', () => {
  it('has its number, and what its site wants of its type, its name and its commune', () => {
    const objet = { id: 4711, nom: 'L’Œuf à la coque', commune: 'Saint-Étienne', type: 'restaurant' };
    const of = (modele: Modele, changes = {}) => adresseDeFiche(modele, 'fr', { ...objet, ...changes });
    expect(of('type-nom-commune')).toBe('/fr/restaurant/l-oeuf-a-la-coque-saint-etienne-4711');
    expect(of('type-nom')).toBe('/fr/restaurant/l-oeuf-a-la-coque-4711');
    expect(of('commune-nom')).toBe('/fr/saint-etienne/l-oeuf-a-la-coque-4711');
    // Without a commune, or where one would be taken for another page, the type stands there.
    for (const commune of ['', 'Carte']) expect(of('commune-nom', { commune })).toMatch(/^\/fr\/restaurant\//);
  });

  it('is its number alone where the name has no letter of ours', () => {
    expect(adresseDeFiche('type-nom-commune', 'ja', { id: 7, nom: '山', commune: '', type: 'hotel' })).toBe(
      '/ja/hotel/7',
    );
  });

  it('is read by its number, whatever the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 1e12 }), (nom, id) => {
        for (const { value: modele } of site.fields.adressesDesFiches.choices) {
          const adresse = adresseDeFiche(modele, 'fr', { id, nom, commune: nom, type: 'hotel' });
          expect(adresse).toMatch(/^\/fr\/[a-z0-9-]+\/[a-z0-9-]+$/);
          expect(adresseDe(adresse)).toMatchObject({ genre: 'page', demande: { genre: 'fiche', objet: id } });
        }
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
