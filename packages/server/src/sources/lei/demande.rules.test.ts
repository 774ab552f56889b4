import { describe, expect, it } from 'vitest';
import { prochaineLei } from './demande.rules.ts';
import { latin1Value } from './latin1-url.rules.ts';
import { fluxLei } from './testing.ts';

describe('the requests of a LEI feed', () => {
  it('are written in ISO-8859-1', () => {
    expect(latin1Value('Civilité +12M l’été')).toBe('Civilit%E9%20%2B12M%20l%92%E9t%E9');
    const url = prochaineLei(
      fluxLei({
        parametres: [
          { nom: 'elnombre', valeur: 'Château' },
          { nom: 'tshor', valeur: 'Y' },
        ],
      }),
      [],
    )?.url;
    expect(url).toContain('PNAMES=elnombre&PVALUES=Ch%E2teau');
    expect(url).toContain('&tshor=Y');
    expect(url).toContain('clause=2000001000008&rfrom=1&rto=250');
  });

  it('serve the other languages first, one page after the other, then French', () => {
    const flux = fluxLei({
      fenetre: 2,
      langues: [
        { langue: 'fr', schema: 'LEI' },
        { langue: 'en', schema: 'WEBACCESS_EN' },
      ],
    });
    const first = prochaineLei(flux, []);
    expect(first).toMatchObject({ cle: 'en-1', langue: 'en' });
    expect(first?.url).toContain('SCHEMA=WEBACCESS_EN');
    const afterFirst = prochaineLei(flux, [{ cle: 'en-1', nombre: 2, total: 3 }]);
    expect(afterFirst).toMatchObject({ cle: 'en-2', attente: 6000 });
    expect(afterFirst?.url).toContain('rfrom=3&rto=4');
    const english = [
      { cle: 'en-1', nombre: 2, total: 3 },
      { cle: 'en-2', nombre: 1, total: 3 },
    ];
    const french = prochaineLei(flux, english);
    expect(french).toMatchObject({ cle: 'fr-1' });
    expect(french?.langue).toBeUndefined();
    expect(
      prochaineLei(flux, [...english, { cle: 'fr-1', nombre: 2, total: 3 }, { cle: 'fr-2', nombre: 1 }]),
    ).toBeNull();
  });

  it('go on to an empty page when the source does not count', () => {
    const flux = fluxLei({ fenetre: 2 });
    expect(prochaineLei(flux, [{ cle: 'fr-1', nombre: 1 }])).toMatchObject({ cle: 'fr-2' });
    expect(
      prochaineLei(flux, [
        { cle: 'fr-1', nombre: 1 },
        { cle: 'fr-2', nombre: 0 },
      ]),
    ).toBeNull();
  });

  it('ask once more when the count may be that of the page', () => {
    const flux = fluxLei({ fenetre: 2 });
    expect(prochaineLei(flux, [{ cle: 'fr-1', nombre: 2, total: 2 }])).toMatchObject({ cle: 'fr-2' });
    expect(
      prochaineLei(flux, [
        { cle: 'fr-1', nombre: 2, total: 2 },
        { cle: 'fr-2', nombre: 2, total: 2 },
      ]),
    ).toBeNull();
    expect(prochaineLei(flux, [{ cle: 'fr-1', nombre: 9 }])).toBeNull();
  });

  it('are a single one for a permanent link, and none for files', () => {
    const link = fluxLei({ mode: 'lien', url: 'https://lei.exemple.fr/liens/a.xml' });
    expect(prochaineLei(link, [])).toMatchObject({ url: 'https://lei.exemple.fr/liens/a.xml' });
    expect(prochaineLei(link, [{ cle: 'fr-1', nombre: 3 }])).toBeNull();
    expect(prochaineLei(fluxLei({ mode: 'fichier' }), [])).toBeNull();
  });

  it('show nothing of the key', () => {
    const { url: _url, ...shown } = prochaineLei(fluxLei(), []) ?? { url: '' };
    expect(JSON.stringify(shown)).not.toContain('clef-secrete');
  });
});
