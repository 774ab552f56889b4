import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drain, fileOf } from '../../reading/testing.ts';
import { FluxIllisible } from '../../source.ts';
import { interpret, uneFiche } from '../testing.ts';
import { readPage } from './lecture.ts';

const read = async (contenu: string, cle = 'fiches-1') => drain(readPage({ cle, fichier: await fileOf(contenu) }));
const valeurs = async (contenu: string) =>
  (await read(contenu)).given.map((lecture) => (lecture.kind === 'fiche' ? lecture.valeur : lecture));

describe('the wrappers of answers', () => {
  const fiche = uneFiche();

  it.each([
    ['the gateway', { tisTrackingUA: 'UA-0', value: [fiche] }],
    ['OData 3', { 'odata.metadata': 'https://x/$metadata#Objects', value: [fiche] }],
    ['OData 2', { d: { results: [fiche], __count: '1' } }],
    ['OData 2 without count', { d: [fiche] }],
    ['nobody', [fiche]],
    ['Items', { Items: [fiche] }],
    ['a single record', fiche],
  ])('of %s are known', async (_, enveloppe) => {
    expect(await valeurs(JSON.stringify(enveloppe))).toEqual([fiche]);
  });

  it('say how many there are and where the rest is', async () => {
    const { returned } = await read(JSON.stringify({ d: { results: [fiche], __count: '801', __next: 'https://x/2' } }));
    expect(returned).toMatchObject({ nombre: 1, total: 801, suivant: 'https://x/2' });
  });

  it('may hold nothing', async () => {
    expect(await read('{"odata.metadata":"x","value":[]}')).toMatchObject({ given: [], returned: { nombre: 0 } });
  });

  it.each([['{"value":[{"SyndicObjectID":"A"'], ['<html><body>Erreur</body></html>'], ['<feed><entry></entry>'], ['']])(
    'that are cut or no data remove nothing: %s',
    async (contenu) => {
      expect((await read(contenu)).error).toBeInstanceOf(FluxIllisible);
    },
  );
});

describe('Atom', () => {
  const feed = (entry: string) =>
    `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:d="d" xmlns:m="m"><m:count>12</m:count>${entry}<link rel="next" href="https://x/2"/></feed>`;
  const proprietes = (champs: string) =>
    `<content type="application/xml"><m:properties>${champs}</m:properties></content>`;

  it('gives the same record as JSON would', async () => {
    const entry = `<entry><id>x</id>${proprietes(
      `<d:SyndicObjectID>HOTXXX0990000001</d:SyndicObjectID><d:SyndicObjectName>Hôtel &amp; Cie</d:SyndicObjectName><d:Updated m:type="Edm.DateTime">2027-01-01T00:00:00</d:Updated><d:Tel m:null="true"/><d:Ouvert m:type="Edm.Boolean">true</d:Ouvert><d:Lits m:type="Edm.Double">8</d:Lits><d:Categorie m:type="X.ListeComplexType"><d:ThesCode>C1</d:ThesCode><d:ThesLibelle>Hôtel</d:ThesLibelle></d:Categorie>`,
    )}</entry>`;
    const { given, returned } = await read(feed(entry));
    expect(given).toMatchObject([
      {
        kind: 'fiche',
        valeur: {
          SyndicObjectID: 'HOTXXX0990000001',
          SyndicObjectName: 'Hôtel & Cie',
          Updated: '2027-01-01T00:00:00',
          Tel: null,
          Ouvert: true,
          Lits: 8,
          Categorie: { ThesCode: 'C1', ThesLibelle: 'Hôtel' },
        },
      },
    ]);
    expect(returned).toMatchObject({ nombre: 1, total: 12, suivant: 'https://x/2' });
  });

  it('keeps the rows of a sub-table that was asked for', async () => {
    const rangee = `<entry>${proprietes('<d:MinimumEuro m:type="Edm.Decimal">12.5</d:MinimumEuro><d:Nom>Adulte</d:Nom>')}</entry>`;
    const entry = `<entry><link rel="x/related/Tarifs" title="Tarifs"><m:inline><feed>${rangee}${rangee.replace('Adulte', 'Enfant')}</feed></m:inline></link>${proprietes('<d:SyndicObjectID>A0000001</d:SyndicObjectID>')}</entry>`;
    const [valeur] = await valeurs(feed(entry));
    expect(valeur).toEqual({
      SyndicObjectID: 'A0000001',
      Tarifs: [
        { MinimumEuro: 12.5, Nom: 'Adulte' },
        { MinimumEuro: 12.5, Nom: 'Enfant' },
      ],
    });
    expect(interpret(Object(valeur), [{ champ: 'Tarifs', cible: 'tarifs' }]).document.tarifs.lignes).toHaveLength(2);
  });

  it('is not the description of a feed', async () => {
    expect((await read('<edmx:Edmx Version="1.0"/>')).error).toBeInstanceOf(FluxIllisible);
  });
});

describe('XML that no syndication made', () => {
  it('has records that what it repeats tells', async () => {
    const offre = '<offre><SyndicObjectID>HOTXXX0990000001</SyndicObjectID><nom>Le gué</nom></offre>';
    expect(await valeurs(`<?xml version="1.0"?><offres>${offre}</offres>`)).toEqual([
      { SyndicObjectID: 'HOTXXX0990000001', nom: 'Le gué' },
    ]);
  });

  it.each([
    '<offres></offres>',
    '<offres><offre><SyndicObjectID>A0000001</SyndicObjectID><nom>x</nom></offre>',
    '<m:error xmlns:m="m"><m:code>1</m:code><m:message>Non</m:message></m:error>',
    '<!DOCTYPE offres [<!ENTITY a "b">]><offres><offre><id>&a;</id><nom>x</nom></offre></offres>',
  ])('that holds none, is cut or is an error removes nothing: %s', async (contenu) => {
    expect((await read(contenu)).error).toBeInstanceOf(FluxIllisible);
  });
});

describe('what an answer teaches', () => {
  const avec = (...marques: string[]) =>
    JSON.stringify({ value: marques.map((Updated, rang) => uneFiche({ Updated, SyndicObjectID: `A000000${rang}` })) });

  it('is the ids that are left, when a census was asked for', async () => {
    expect(await read(avec('2027-01-01T10:00:00', '2027-01-02T10:00:00'), 'recensement-1')).toMatchObject({
      given: [
        { kind: 'presence', identifiant: 'A0000000' },
        { kind: 'presence', identifiant: 'A0000001' },
      ],
      returned: { nombre: 2, partiel: true, recensement: true },
    });
  });

  it('is nothing when the census has a hole', async () => {
    expect((await read('{"value":[{"SyndicObjectID":"A0000001"},{"x":1}]}', 'recensement-1')).error).toBeInstanceOf(
      FluxIllisible,
    );
  });

  it('says that only what changed is there', async () => {
    expect((await read(avec('2027-01-01T10:00:00'), 'changements-1')).returned).toMatchObject({ partiel: true });
    expect((await read(avec('2027-01-01T10:00:00'))).returned).not.toHaveProperty('partiel');
  });
});

describe('pieces that are no records', () => {
  it('say why, and the others are read', async () => {
    const { given } = await read(JSON.stringify({ value: [{ SyndicItemID: '1', ItemValue: 'x' }, uneFiche()] }));
    expect(given).toMatchObject([
      { kind: 'illisible', motif: expect.stringContaining('collection Items') },
      { kind: 'fiche' },
    ]);
  });
});

it('a folder is read file by file', async () => {
  const dossier = await mkdtemp(join(tmpdir(), 'bridge-tourinsoft-'));
  await writeFile(join(dossier, 'a.json'), JSON.stringify([uneFiche()]));
  await writeFile(
    join(dossier, 'b.json'),
    JSON.stringify({ value: [uneFiche({ SyndicObjectID: 'HOTXXX0990000002' })] }),
  );
  const { given, returned } = await drain(readPage({ cle: 'depot', fichier: dossier }));
  expect(given).toMatchObject([{ position: 'a.json, $[0]' }, { position: 'b.json, $.value[0]' }]);
  expect(returned).toMatchObject({ nombre: 2 });
});
