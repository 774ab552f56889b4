import { describe, expect, it } from 'vitest';
import { collected, piecesOf } from '../testing.ts';
import { xmlRecords } from './xml-records.ts';
import { champsDe, fichesDuXml } from './xml-simple.ts';

const OFFRE = `<offre id="12"><nom>Le gué</nom><nom xml:lang="en">The ford</nom><type code="G">Gîte</type>
  <adresse><rue>3 rue Basse</rue><ville>Metz</ville></adresse>
  <photos><photo>https://m.exemple/a.jpg</photo></photos><site/>
  <horaires><horaire><du>2026-05-01</du><au>2026-09-30</au></horaire><horaire><du>2026-12-01</du><au>2026-12-31</au></horaire></horaires>
  <texte>Au bord <b>de l’eau</b></texte></offre>`;

const recordNameOf = (xml: string) => fichesDuXml(xml)?.noms.join(' ');

describe('a document that nobody described', () => {
  it.each([
    ['a list of records', `<offres>${OFFRE}${OFFRE}</offres>`],
    ['a single record', `<offres>${OFFRE}</offres>`],
    [
      'records beside what is said of them',
      `<export><entete><le>x</le><par>y</par></entete><offres>${OFFRE}${OFFRE}</offres></export>`,
    ],
    ['records beside their count', `<b><offres><total>3</total>${OFFRE}${OFFRE}${OFFRE}</offres></b>`],
    ['records cut short', `<offres>${OFFRE}${OFFRE.slice(0, 150)}`],
  ])('is %s', (_what, xml) => {
    expect(recordNameOf(xml)).toBe('offre');
  });

  it.each(['<erreur><code>1</code><message>Non</message></erreur>', '<offres/>', '<offres', ''])(
    'holds no record: %s',
    (xml) => {
      expect(recordNameOf(xml)).toBeUndefined();
    },
  );

  const RESTO = '<resto id="2"><nom>La table</nom><type>Gastronomique</type><adresse/><carte/></resto>';

  it.each([
    ['side by side', `<offres>${OFFRE}${RESTO}${OFFRE}</offres>`, 'offre resto'],
    ['in one list', `<b><offres>${OFFRE}${RESTO}${OFFRE}</offres></b>`, 'offre resto'],
    ['each in its list', `<b><offres>${OFFRE}</offres><restos>${RESTO}</restos></b>`, 'offre resto'],
    ['beside what is said of them', `<b><entete><le>1</le><par>x</par></entete>${OFFRE}${RESTO}</b>`, 'offre resto'],
  ])('holds records of several names, %s', (_what, xml, noms) => {
    expect(recordNameOf(xml)).toBe(noms);
  });

  it('says of what kind a value is, unless a machine says how it is written', async () => {
    const xml =
      '<o><f type="hôtel" xsi:type="a"><tel type="mobile">06</tel><txt type="text/html">x</txt><n type="xs:int">1</n></f></o>';
    const [lu] = await collected(xmlRecords(piecesOf(xml), { record: ['f'] }));
    expect(lu?.kind === 'fiche' ? champsDe(lu.valeur) : lu).toEqual({
      type: 'hôtel',
      tel: '06',
      tel_type: 'mobile',
      txt: 'x',
      n: '1',
    });
  });

  it.each([
    ['<o><medias><photo credit="OT">a.jpg</photo></medias></o>', { medias: [{ photo: 'a.jpg', credit: 'OT' }] }],
    ['<o><periodes><saison><du>1</du></saison></periodes></o>', { periodes: [{ du: '1' }] }],
    ['<o><adresse><ville>Metz</ville></adresse></o>', { adresse: { ville: 'Metz' } }],
  ])('has lists whose elements keep what is said of them: %s', async (xml, attendu) => {
    const [lu] = await collected(xmlRecords(piecesOf(xml), { record: ['o'] }));
    expect(lu?.kind === 'fiche' ? champsDe(lu.valeur) : lu).toEqual(attendu);
  });

  it('is looked at no deeper than records lie', () => {
    const deep = '<a>'.repeat(20_000);
    expect(recordNameOf(`<offres>${OFFRE}${deep}`)).toBe('offre');
    expect(recordNameOf(`${'<a>'.repeat(100)}${OFFRE}`)).toBeUndefined();
  });

  it('gives the same record as JSON would', async () => {
    const [lu] = await collected(xmlRecords(piecesOf(`<offres>${OFFRE}</offres>`), { record: ['offre'] }));
    expect(lu?.kind === 'fiche' ? champsDe(lu.valeur) : lu).toEqual({
      id: '12',
      nom: 'Le gué',
      nom_en: 'The ford',
      type: 'Gîte',
      type_code: 'G',
      adresse: { rue: '3 rue Basse', ville: 'Metz' },
      photos: ['https://m.exemple/a.jpg'],
      site: null,
      horaires: [
        { du: '2026-05-01', au: '2026-09-30' },
        { du: '2026-12-01', au: '2026-12-31' },
      ],
      texte: 'Au bord de l’eau',
    });
  });
});
