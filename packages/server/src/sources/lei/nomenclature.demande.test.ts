import { describe, expect, it } from 'vitest';
import { premieresLei, prochaineLei, uneFicheLei } from './demande.rules.ts';
import { demandesNomenclature } from './nomenclature.demande.ts';
import { fluxLei } from './testing.ts';

const LANGUES = [
  { langue: 'en', schema: 'WEBACCESS_EN' },
  { langue: 'fr', schema: 'LEI' },
] as const;

describe('the dictionaries of LEI', () => {
  it('are asked for beside the list of products, with the same account', () => {
    expect(
      demandesNomenclature(fluxLei({ url: 'https://lei.exemple.fr/XML/exploitation/listeproduits.asp?x=1' })),
    ).toEqual([
      {
        cle: 'fr-listenomenc.asp',
        objet: 'Types',
        langue: 'fr',
        url: 'https://lei.exemple.fr/XML/exploitation/listenomenc.asp?user=2000001&pwkey=clef-secrete&SCHEMA=WEBACCESS',
      },
      expect.objectContaining({
        cle: 'fr-listecrit.asp',
        url: expect.stringContaining('/XML/exploitation/listecrit.asp?'),
        attente: 6_000,
      }),
    ]);
  });

  it('are asked for in every language, the main one first', () => {
    const schemas = demandesNomenclature(fluxLei({ langues: LANGUES })).map(({ url }) =>
      new URL(url).searchParams.get('SCHEMA'),
    );
    expect(schemas).toEqual(['LEI', 'LEI', 'WEBACCESS_EN', 'WEBACCESS_EN']);
  });

  it('cannot be asked for where a file is read', () => {
    expect(demandesNomenclature(fluxLei({ mode: 'lien' }))).toEqual([]);
    expect(demandesNomenclature(fluxLei({ mode: 'fichier' }))).toEqual([]);
    expect(demandesNomenclature(fluxLei({ url: '' }))).toEqual([]);
  });
});

describe('what is asked of LEI for a person', () => {
  it('is a small window of the main language', () => {
    const url = premieresLei(fluxLei({ langues: LANGUES }), 20)?.url ?? '';
    expect(url).toContain('rfrom=1&rto=20');
    expect(url).toContain('SCHEMA=LEI');
  });

  it('is one product by its number, or by its reference where that is the id', () => {
    expect(uneFicheLei(fluxLei(), '77')?.url).toContain('PNAMES=elproducto&PVALUES=77');
    expect(uneFicheLei(fluxLei({ champId: 'REFERENCE' }), 'A7')?.url).toContain('PNAMES=larefe&PVALUES=A7');
    expect(uneFicheLei(fluxLei({ champId: 'AUTRE' }), 'A7')).toBeNull();
    expect(uneFicheLei(fluxLei({ mode: 'lien' }), '77')).toBeNull();
  });

  it('holds the columns and criteria that were chosen, and always the id and the name', () => {
    const url = prochaineLei(
      fluxLei({ champs: ['COMMENTAIRE', 'NOM'], criteres: ['1900421'], entites: ['12', '13'] }),
      [],
    )?.url;
    expect(url).toContain('leschamps=PRODUIT%2CNOM%2CCOMMENTAIRE');
    expect(url).toContain('lescritex=1900421');
    expect(url).toContain('lentit=12%7C13');
    expect(prochaineLei(fluxLei(), [])?.url).not.toMatch(/leschamps|lescritex|lentit/);
  });
});
