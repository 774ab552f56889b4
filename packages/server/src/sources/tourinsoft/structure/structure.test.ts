import { describe, expect, it } from 'vitest';
import { FluxIllisible } from '../../source.ts';
import { thes, uneFiche } from '../testing.ts';
import { compareStructures } from './structure.compare.ts';
import { completeStructure, sousTablesDe, structureFromMetadata } from './structure.metadata.ts';
import { structureFromSample } from './structure.sample.ts';

const champs = (fiches: readonly Record<string, unknown>[]) =>
  new Map(structureFromSample(fiches.map((fiche) => uneFiche(fiche))).map((champ) => [champ.champ, champ]));

describe('fields seen in records', () => {
  it('are counted: how many records fill them, how many values they take', () => {
    const vus = champs([{ A: 'x' }, { A: 'y' }, { A: '' }, { A: 'x' }]);
    expect(vus.get('A')).toMatchObject({
      champ: 'A',
      type: 'texte',
      exemples: ['x', 'y'],
      remplissage: 75,
      distinctes: 2,
    });
  });

  it.each([
    ['oui', 'booleen'],
    [true, 'booleen'],
    ['12,5', 'nombre'],
    [12, 'nombre'],
    ['66000', 'texte'],
    ['2027-01-01T00:00:00', 'date'],
    ['/Date(1798797600000)/', 'date'],
    ['Bonjour', 'texte'],
    [thes('A', 'a'), 'thesaurus'],
    [[thes('A', 'a'), thes('B', 'b')], 'thesaurus-multiple'],
    [{ MediaID: 'm', Url: 'https://m.exemple/a.jpg' }, 'media'],
    [[{ ID: 1, Nom: 'x' }], 'table'],
  ])('of %j are of the kind %s', (valeur, type) => {
    expect(champs([{ A: valeur }]).get('A')?.type).toBe(type);
  });

  it('show the separators of their values', () => {
    const separateurs = (...valeurs: string[]) => champs(valeurs.map((A) => ({ A }))).get('A')?.separateurs;
    expect(separateurs('Gare||Ville||30##Route||A1||20')).toEqual({ lignes: '##', colonnes: '||' });
    expect(separateurs('Bar#Parking')).toEqual({ lignes: '#' });
    expect(separateurs('01/01/2027|02/01/2027|||##03/01/2027|04/01/2027|||')).toEqual({ lignes: '##', colonnes: '|' });
    expect(separateurs('01/01/2027|02/01/2027|||||Lundi$Mardi|')).toEqual({ colonnes: '|', valeurs: '$' });
    expect(separateurs('Bonjour')).toBeUndefined();
  });

  it('of a sub-table come with its columns, plumbing left out', () => {
    const vus = champs([
      { Tarifs: [{ ID: 1, Ordre: 1, SyndicObjectId: 'x', MinimumEuro: 5, Nom: 'Adulte' }] },
      { Tarifs: [] },
    ]);
    expect(vus.get('Tarifs')).toMatchObject({ type: 'table', colonnes: ['MinimumEuro', 'Nom'], remplissage: 50 });
    expect(vus.get('Tarifs.MinimumEuro')).toMatchObject({ type: 'nombre', remplissage: 100 });
  });

  it('leave out links that nobody followed', () => {
    expect([...champs([{ __metadata: { id: 'x' }, Searchs: { __deferred: { uri: 'x' } } }]).keys()]).not.toContain(
      'Searchs',
    );
  });
});

const EDMX = `<?xml version="1.0"?><edmx:Edmx Version="1.0"><edmx:DataServices><Schema Namespace="T">
<EntityType Name="SyndicObject"><Property Name="SyndicObjectID" Type="Edm.String"/><Property Name="SyndicObjectName" Type="Edm.String"/>
<Property Name="Updated" Type="Edm.DateTime"/><Property Name="AccueilPMR" Type="Edm.Boolean"/><Property Name="Categorie" Type="T.ListeComplexType"/>
<NavigationProperty Name="Tarifs" Relationship="T.Objet_Tarifs" FromRole="Objet" ToRole="Tarifs"/>
<NavigationProperty Name="Labels" Relationship="T.Objet_Labels" FromRole="Objet" ToRole="Labels"/>
<NavigationProperty Name="Structure" Relationship="T.Objet_Structure" FromRole="Objet" ToRole="Structure"/></EntityType>
<EntityType Name="TarifType"><Property Name="ID" Type="Edm.Int64"/><Property Name="MinimumEuro" Type="Edm.Decimal"/><Property Name="IntituleTarifs" Type="T.ListeComplexType"/></EntityType>
<EntityType Name="LabelType"><Property Name="ThesID" Type="Edm.Guid"/><Property Name="ThesLibelle" Type="Edm.String"/></EntityType>
<ComplexType Name="ListeComplexType"><Property Name="ThesID" Type="Edm.Guid"/><Property Name="ThesLibelle" Type="Edm.String"/></ComplexType>
<Association Name="Objet_Tarifs"><End Role="Objet" Type="T.SyndicObject"/><End Role="Tarifs" Type="T.TarifType" Multiplicity="*"/></Association>
<Association Name="Objet_Labels"><End Role="Labels" Type="T.LabelType" Multiplicity="*"/></Association>
</Schema></edmx:DataServices></edmx:Edmx>`;

describe('fields that a feed declares', () => {
  const declares = structureFromMetadata(EDMX);

  it('are those of the record, of its sub-tables and of its lists', () => {
    expect(declares.map(({ champ, type }) => `${champ} ${type}`)).toEqual([
      'SyndicObjectID texte',
      'SyndicObjectName texte',
      'Updated date',
      'AccueilPMR booleen',
      'Categorie thesaurus',
      'Tarifs table',
      'Tarifs.MinimumEuro nombre',
      'Tarifs.IntituleTarifs thesaurus',
      'Labels thesaurus-multiple',
    ]);
    expect(sousTablesDe(declares)).toEqual(['Tarifs', 'Labels']);
  });

  it('get their values from records, which may show more fields', () => {
    const ensemble = completeStructure(
      declares,
      structureFromSample([uneFiche({ AccueilPMR: true, Tarifs: [], Nouveau: 'x' })]),
    );
    const parNom = new Map(ensemble.map((champ) => [champ.champ, champ]));
    expect(parNom.get('AccueilPMR')).toMatchObject({ remplissage: 100 });
    expect(parNom.get('Tarifs')).toMatchObject({ type: 'table', remplissage: 0 });
    expect(parNom.get('Nouveau')).toMatchObject({ exemples: ['x'] });
  });

  it('never asks OData for its plumbing', () => {
    expect(
      sousTablesDe(structureFromSample([uneFiche({ TisTracking: { CodeOffre: 'x' }, Photos: [{ ID: 1, Nom: 'x' }] })])),
    ).toEqual(['Photos']);
  });

  it.each([
    ['a DOCTYPE', `<!DOCTYPE x [<!ENTITY a "b">]>${EDMX.slice(21)}`],
    ['another document', '<feed/>'],
    ['no XML', 'Caching in progress'],
    ['no record', '<edmx:Edmx/>'],
    ['too much', ' '.repeat(6_000_000)],
  ])('are refused with %s', (_, xml) => {
    expect(() => structureFromMetadata(xml)).toThrow(FluxIllisible);
  });
});

describe('fields compared with what they were', () => {
  const compare = (avant: Record<string, unknown>, apres: Record<string, unknown>) =>
    compareStructures(structureFromSample([uneFiche(avant)]), structureFromSample([uneFiche(apres)]));

  it('are the same', () => {
    expect(compare({ A: 'x' }, { A: 'y' })).toEqual({ nouveaux: [], disparus: [], renommes: [] });
  });

  it('come and go', () => {
    expect(compare({ Piscine: 'oui' }, { ZONAGE: 'Littoral' })).toEqual({
      nouveaux: ['ZONAGE'],
      disparus: ['Piscine'],
      renommes: [],
    });
  });

  it('change case, or name', () => {
    expect(compare({ Adresse1suite: 'a' }, { Adresse1Suite: 'b' }).renommes).toEqual([
      { avant: 'Adresse1suite', apres: 'Adresse1Suite' },
    ]);
    expect(compare({ DESCRIPTIF: 'Au bord de la mer' }, { DESCRIPTIFFR: 'Au bord de la mer' }).renommes).toHaveLength(
      1,
    );
  });

  it('are not taken for one another when what they hold differs', () => {
    expect(compare({ TARIFS1: 'x' }, { TARIFS2: [thes('A', 'a')] }).renommes).toEqual([]);
  });
});
