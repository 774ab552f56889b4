import { describe, expect, it } from 'vitest';
import { interpretFiche } from './interpretation.ts';
import { uneFiche, unFlux } from './testing.ts';

const read = (champs = {}, flux = {}) => interpretFiche(unFlux(flux), uneFiche(champs));

describe('what every record has', () => {
  it('is its id, its owner and its dates, of Paris when they say nothing', () => {
    const { source } = read({
      Published: '2027-01-10T10:00:00',
      Updated: '2027-07-10T10:00:00.123',
      SyndicStructureId: 'structure-1',
      Structure: { Name: 'Office d’Essai' },
    });
    expect(source).toEqual({
      identifiant: 'HOTXXX0990000001',
      autresIdentifiants: [],
      proprietaire: { code: 'structure-1', nom: 'Office d’Essai' },
      creeLe: '2027-01-10T09:00:00.000Z',
      majLe: expect.stringMatching(/^2027-07-10T08:00:00/),
      etat: 'publie',
    });
  });

  it('is local time in milliseconds too', () => {
    expect(read({ Published: '/Date(1799539200000)/' }).source.creeLe).toBe('2027-01-09T23:00:00.000Z');
  });

  it('is a point, unless the mapping has a better one', () => {
    const gmap = { GmapLatitude: '42.5', GmapLongitude: '2.75' };
    expect(read(gmap).document.lieu.point).toEqual({ lat: 42.5, lon: 2.75, qualite: 'source' });
    const lignes = [
      { champ: 'LAT', cible: 'lieu.latitude' as const },
      { champ: 'LON', cible: 'lieu.longitude' as const },
    ];
    expect(read({ ...gmap, LAT: '43,1', LON: '3' }, { lignes }).document.lieu.point).toMatchObject({
      lat: 43.1,
      lon: 3,
    });
    expect(read({ ...gmap, LAT: '900', LON: '3' }, { lignes }).document.lieu.point).toMatchObject({ lat: 42.5 });
  });

  it('has no point when coordinates are missing, and a warning when they are wrong', () => {
    expect(read({ GmapLatitude: '', GmapLongitude: '' })).toMatchObject({ avertissements: [] });
    expect(read({ GmapLatitude: '900', GmapLongitude: '2' }).avertissements).toMatchObject([
      { chemin: 'GmapLatitude' },
    ]);
  });

  it('is refused without a name', () => {
    expect(() => read({ SyndicObjectName: null })).toThrow('La fiche n’a pas de nom.');
  });

  it('has a vocabulary even when nobody named the client', () => {
    expect(read({}, { client: '' }).document.types[0]?.schema).toBe('tis:fichier:ObjectType');
  });

  it('is found under « Object », with its id inside or beside', () => {
    const lignes = [{ champ: 'COMMUNE', cible: 'lieu.commune' as const }];
    const champs = { COMMUNE: 'VILLE' };
    for (const fiche of [{ Object: uneFiche(champs) }, uneFiche({ Object: champs })]) {
      expect(interpretFiche(unFlux({ lignes }), fiche)).toMatchObject({
        source: { identifiant: 'HOTXXX0990000001' },
        document: { lieu: { commune: 'VILLE' } },
      });
    }
  });
});

describe('what a record is', () => {
  const type = (SyndicObjectID: string, ObjectTypeName: string) =>
    read({ SyndicObjectID, ObjectTypeName }).document.typeBridge;

  it.each([
    ['FMAXXX0990000001', 'Fêtes et manifestations', 'evenement'],
    ['HLOXXX0990000001', 'Hébergement locatifs', 'location'],
    ['CAMXXX0990000001', 'Camping', 'camping'],
    ['STATXXX000000001', 'Stations', 'domaine-skiable'],
    ['DECXXX0990000001', 'Découverte', 'patrimoine'],
    ['ZZZXXX0990000001', 'Loisirs / Plein air', 'activite'],
    ['ZZZXXX0990000001', 'Chambres d’hôtes', 'chambre-hotes'],
    ['ZZZXXX0990000001', 'Locations', 'location'],
    ['ZZZXXX0990000001', 'Locations de vélos', 'activite'],
    ['ZZZXXX0990000001', 'Inconnu', 'autre'],
  ])('%s « %s » is %s', (identifiant, libelle, attendu) => {
    expect(type(identifiant, libelle)).toBe(attendu);
  });

  it('is what the feed says, when it says', () => {
    expect(read({}, { typeBridge: 'restaurant' }).document.typeBridge).toBe('restaurant');
  });

  it('keeps the bordereau among its types', () => {
    expect(read().document.types).toEqual([
      { schema: 'tis:cdt99:ObjectType', code: 'HOT', libelle: { fr: 'Hôtellerie' } },
    ]);
  });
});

describe('what is no record', () => {
  it.each([
    [{ SyndicItemID: '1', ItemValue: 'x' }, /collection Items/],
    [{ SyndicStructureId: '1', Name: 'x' }, /collection Structures/],
    [{ object_fields: [], relations: {} }, /métadonnées/],
    [{ Nom: 'x' }, /SyndicObjectID/],
    ['texte', /un objet était attendu/],
  ])('is refused with its reason', (valeur, motif) => {
    expect(() => interpretFiche(unFlux(), valeur)).toThrow(motif);
  });
});
