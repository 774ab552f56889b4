import { describe, expect, it } from 'vitest';
import { drain, fileOf } from '../reading/testing.ts';
import { FluxIllisible } from '../source.ts';
import { readLei } from './lecture.ts';
import { fluxLei, produitLei, reponseLei } from './testing.ts';

async function read(text: string | Buffer) {
  return drain(readLei(fluxLei(), { cle: 'fr-1', fichier: await fileOf(text) }));
}

const CRIT =
  '<NOMENCLATURE><CRIT CLEF="55" TYPVAL="5"><NOMCRIT>Tarifs</NOMCRIT><MODAL CLEF="56">Adulte</MODAL></CRIT></NOMENCLATURE>';

describe('an answer of LEI', () => {
  it('gives its products, twice the same when it does, and its count', async () => {
    const { given, returned } = await read(reponseLei([produitLei(), produitLei()]));
    expect(given.map(({ kind }) => kind)).toEqual(['fiche', 'fiche']);
    expect(returned).toEqual({ nombre: 2, total: 2 });
  });

  it.each([
    ['inside the result', { dans: CRIT }],
    ['after it', { apres: CRIT }],
  ])('gives its vocabulary %s', async (_where, options) => {
    const { given } = await read(reponseLei([], options));
    expect(given).toEqual([
      { kind: 'terme', terme: { schema: 'lei:essai', code: '55', libelle: { fr: 'Tarifs' } }, nature: 'prix' },
      {
        kind: 'terme',
        terme: { schema: 'lei:essai:55', code: '56', libelle: { fr: 'Adulte' } },
        libelleSchema: 'Tarifs',
      },
    ]);
  });

  it('gives the separate dictionaries of criteria and types', async () => {
    const { given } = await read(
      '<LEI><Resultat><Criteres><CRITERE>1</CRITERE><CRITERE_NOM>Labels</CRITERE_NOM><Modalites><MODALITE>2</MODALITE><MODALITE_NOM>Clef</MODALITE_NOM></Modalites></Criteres><Genres><Genre>9</Genre><NomGenre>Séjourner</NomGenre><Categories><CATEGORIE>9</CATEGORIE><NomCat>Hôtels</NomCat><Types><TYPE>9</TYPE><NomType>Auberge</NomType></Types></Categories></Genres></Resultat></LEI>',
    );
    expect(given.map((one) => (one.kind === 'terme' ? `${one.terme.schema}/${one.terme.code}` : one.kind))).toEqual([
      'lei:essai/1',
      'lei:essai:1/2',
      'lei:essai:genre/9',
      'lei:essai:categorie/9',
      'lei:essai:type/9',
    ]);
  });

  it('is refused when the source only complains, without its key', async () => {
    const definition = '<WARNING><![CDATA[Accès refusé pwkey=0123456789abcdef0123456789abcdef]]></WARNING>';
    const { error } = await read(reponseLei([], { definition }));
    expect(error).toMatchObject({ message: expect.stringContaining('Accès refusé pwkey=…') });
  });

  it('tells a complaint beside its products', async () => {
    const { given, returned } = await read(reponseLei([produitLei()], { definition: '<WARNING>Lenteurs</WARNING>' }));
    expect(given).toMatchObject([{ kind: 'illisible', extrait: 'Lenteurs' }, { kind: 'fiche' }]);
    expect(returned).toEqual({ nombre: 1 });
  });

  it('is refused when it is an error page', async () => {
    for (const page of ['<html><body>ADODB error</body></html>', 'Microsoft VBScript', '<autre/>']) {
      expect((await read(page)).error).toBeInstanceOf(FluxIllisible);
    }
    expect((await read(reponseLei([produitLei()]).slice(0, -30))).error).toMatchObject({ tronque: true });
  });

  it('is read in the encoding that it has, not the one that it claims', async () => {
    const { given } = await read(Buffer.from(reponseLei([produitLei()]), 'latin1'));
    expect(given[0]).toMatchObject({ brut: expect.stringContaining('Auberge du Chêne') });
  });
});
