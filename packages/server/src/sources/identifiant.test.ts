import { describe, expect, it } from 'vitest';
import { apidae } from './apidae/source.ts';
import { fluxApidae, objetApidae } from './apidae/testing.ts';
import { lei } from './lei/source.ts';
import { fluxLei, produitLei, reponseLei } from './lei/testing.ts';
import { drain, fileOf } from './reading/testing.ts';
import type { Fiche, Source } from './source.ts';
import { uneFiche, unFlux } from './tourinsoft/testing.ts';
import { sourceTourinsoft } from './tourinsoft/tourinsoft.source.ts';

async function read<F>(source: Source<F>, flux: F, text: string, cle = 'fiches-1') {
  const { given } = await drain(source.read(flux, { cle, fichier: await fileOf(text) }));
  const fiches = given.filter((one): one is Fiche => one.kind === 'fiche');
  return {
    given,
    ids: fiches.map(({ valeur }) => source.identifiantDe(flux, valeur)),
    sources: fiches.map(({ valeur }) => source.interpret(flux, valeur, {}).source),
    rejets: given.flatMap((one) => (one.kind === 'illisible' ? [one.motif] : [])),
  };
}

describe('the field that carries the id of a record', () => {
  it('is PRODUIT in LEI, or the column that the instance chose, whatever its case', async () => {
    const text = reponseLei([produitLei({ PRODUIT: '7', REFERENCE: 'AB-7' })]);
    expect((await read(lei, fluxLei(), text)).ids).toEqual(['7']);
    const { ids, sources } = await read(lei, fluxLei({ champId: 'reference' }), text);
    expect(ids).toEqual(['AB-7']);
    expect(sources).toMatchObject([{ identifiant: 'AB-7', autresIdentifiants: ['7'] }]);
  });

  it('is id in Apidae, or identifier', async () => {
    const text = JSON.stringify([objetApidae({ id: 5, identifier: 'SITRA5' })]);
    expect((await read(apidae, fluxApidae(), text)).ids).toEqual(['5']);
    const { ids, sources } = await read(apidae, fluxApidae({ champId: 'identifier' }), text);
    expect(ids).toEqual(['SITRA5']);
    expect(sources).toMatchObject([{ identifiant: 'SITRA5', autresIdentifiants: ['5'] }]);
  });

  it('is SyndicObjectID in Tourinsoft, or another field, and the type still comes from the number', async () => {
    const text = JSON.stringify({ value: [uneFiche({ CodeClient: 'C-12' })] });
    expect((await read(sourceTourinsoft, unFlux(), text)).ids).toEqual(['HOTXXX0990000001']);
    const flux = unFlux({ champId: 'CodeClient' });
    const { ids, sources, given } = await read(sourceTourinsoft, flux, text);
    expect(ids).toEqual(['C-12']);
    expect(sources).toMatchObject([{ autresIdentifiants: ['HOTXXX0990000001'] }]);
    const [fiche] = given;
    if (fiche?.kind !== 'fiche') throw new Error('no record');
    expect(sourceTourinsoft.interpret(flux, fiche.valeur, {}).document.typeBridge).toBe('hotel');
  });

  it('is asked for in the census of Tourinsoft, which gives it alone', async () => {
    const flux = unFlux({
      champId: 'CodeClient',
      origine: 'wcf-3',
      depuis: '2026-01-01T00:00:00',
      sousTables: [],
      recenser: true,
    });
    const demande = sourceTourinsoft.prochaine(flux, [{ cle: 'changements-1', nombre: 0 }]);
    expect(demande?.url).toContain('$select=SyndicObjectID,CodeClient,Updated');
    const text = JSON.stringify({ value: [{ SyndicObjectID: 'HOT1', CodeClient: 'C-1' }] });
    const { given } = await read(sourceTourinsoft, flux, text, 'recensement-1');
    expect(given).toEqual([{ kind: 'presence', identifiant: 'C-1' }]);
  });

  it('is named to whoever reads why a record without it stays out', async () => {
    const leiText = reponseLei([produitLei({ PRODUIT: '7' })]);
    expect((await read(lei, fluxLei({ champId: 'REFERENCE' }), leiText)).rejets).toEqual([
      expect.stringContaining('«\u00a0REFERENCE\u00a0»'),
    ]);
    const { identifier: _none, ...without } = objetApidae();
    const apidaeText = JSON.stringify([without]);
    expect((await read(apidae, fluxApidae({ champId: 'identifier' }), apidaeText)).rejets).toEqual([
      expect.stringContaining('«\u00a0identifier\u00a0»'),
    ]);
    const tisText = JSON.stringify({ value: [uneFiche()] });
    expect((await read(sourceTourinsoft, unFlux({ champId: 'CodeClient' }), tisText)).rejets).toEqual([
      expect.stringContaining('«\u00a0CodeClient\u00a0»'),
    ]);
  });

  it('is no name that every object inherits', () => {
    expect(apidae.identifiantDe(fluxApidae({ champId: 'constructor' }), objetApidae())).toBeNull();
  });
});

it('coordinates of LEI with a comma are read without a word', () => {
  const produit = (LATITUDE: string, LONGITUDE: string) => ({
    nom: 'sit_liste',
    attributs: {},
    texte: '',
    enfants: Object.entries({ PRODUIT: '1', NOM: 'Auberge', LATITUDE, LONGITUDE }).map(([nom, texte]) => ({
      nom,
      texte,
      attributs: {},
      enfants: [],
    })),
  });
  for (const [lat, lon] of [
    ['48,017', '7,5'],
    ['49,031600691652', '6,1'],
    [' 48.017 ', '-1,25'],
  ] as const) {
    const { document, avertissements } = lei.interpret(fluxLei(), produit(lat, lon), {});
    expect(avertissements).toEqual([]);
    expect(document.lieu.point).toMatchObject({
      lat: Number(lat.replace(',', '.')),
      lon: Number(lon.replace(',', '.')),
    });
  }
});
