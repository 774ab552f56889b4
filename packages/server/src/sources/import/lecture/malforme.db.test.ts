import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { scale } from '../../../testing/scale.ts';
import { objetApidae } from '../../apidae/testing.ts';
import { produitLei, reponseLei } from '../../lei/testing.ts';
import { Banc } from '../../testing/banc.ts';
import { useImports } from '../../testing/use-imports.ts';
import { uneFiche } from '../../tourinsoft/testing.ts';

/** bad records are set aside with their place and the reason; the good ones around them are imported. */
const db = useImports();
let banc: Banc;
beforeEach(async () => {
  await sql`DELETE FROM objets`.execute(db());
  banc = await Banc.open(db());
});

const FRENCH = /^[A-ZÀ-Ü].*[.…]$/s;
const HUGE = scale(1_000_000, 50_000_000);
const bytes = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));

/** One piece of a JSON array, and the count of records that the import must make of it. */
interface Piece {
  readonly nom: string;
  readonly texte: (id: string) => string | Buffer;
  readonly bonne: boolean;
}

const fiche = (id: string, champs: object = {}) => JSON.stringify(uneFiche({ SyndicObjectID: id, ...champs }));

const PIECES: readonly Piece[] = [
  { nom: 'good', texte: (id) => fiche(id), bonne: true },
  {
    nom: 'bad UTF-8',
    texte: (id) => bytes(fiche(id).slice(0, -1), ',"X":"', Buffer.from([0xc3, 0x28, 0xff]), '"}'),
    bonne: false,
  },
  { nom: 'lone surrogate', texte: (id) => `${fiche(id).slice(0, -1)},"X":"\\ud800 seul"}`, bonne: true },
  { nom: 'nul', texte: (id) => `${fiche(id).slice(0, -1)},"X":"a\\u0000b"}`, bonne: true },
  { nom: 'NaN', texte: (id) => `${fiche(id).slice(0, -1)},"GmapLatitude":NaN}`, bonne: false },
  { nom: 'Infinity', texte: (id) => `${fiche(id).slice(0, -1)},"X":-Infinity}`, bonne: false },
  { nom: 'no JSON', texte: () => '{"SyndicObjectID": oups}', bonne: false },
  { nom: 'a number', texte: () => '42', bonne: false },
  { nom: 'nothing', texte: () => 'null', bonne: false },
  { nom: 'a list', texte: () => '[1,[2]]', bonne: false },
  { nom: 'no id', texte: () => JSON.stringify({ SyndicObjectName: 'Anonyme' }), bonne: false },
  { nom: 'without measure', texte: (id) => fiche(id, { X: 'un#'.repeat(12_000) }), bonne: false },
  { nom: 'no name', texte: (id) => JSON.stringify({ SyndicObjectID: id }), bonne: false },
  {
    nom: 'dates that do not exist',
    texte: (id) => fiche(id, { Updated: '0000-00-00', Published: '2026-02-31T08:00:00' }),
    bonne: true,
  },
  { nom: 'prototype', texte: (id) => `{"__proto__":{"nom":"x"},"constructor":1,${fiche(id).slice(1)}`, bonne: true },
];

describe('a malformed feed of Tourinsoft', () => {
  it(
    'brings its good records and sets the bad ones aside, whatever their order and the mark at its start',
    async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 25 }),
          fc.boolean(),
          async (chosen, marked) => {
            run += 1;
            const id = (index: number) => `HOTM${String(run).padStart(5, '0')}${String(index).padStart(7, '0')}`;
            const pieces = [...chosen, PIECES[0] ?? { nom: 'good', texte: fiche, bonne: true }];
            const parts = pieces.flatMap((piece, index) => [index === 0 ? '' : ',\n', piece.texte(id(index))]);
            const body = bytes(marked ? '\ufeff' : '', '{"value":[', ...parts, ']}');
            const flux = await banc.fichier('tourinsoft', `malforme-${run}.json`, body);
            const said = await banc.import(flux);
            const good = pieces.flatMap(({ bonne }, index) => (bonne ? [id(index)] : []));
            expect(said).toMatchObject({
              etat: 'terminee',
              recus: pieces.length,
              crees: good.length,
              rejetes: pieces.length - good.length,
            });
            expect((await banc.objets(flux)).map(({ identifiant }) => identifiant)).toEqual(good);
            for (const { position, motif } of said.rejets) {
              expect(position).toMatch(/^\$\.value\[\d+\]$/);
              expect(motif).toMatch(FRENCH);
            }
          },
        ),
        { numRuns: scale(6, 200) },
      );
    },
    scale(60_000, 600_000),
  );

  it('keeps the first of two records with the same id, wherever the second is', async () => {
    const many = Array.from({ length: 1_200 }, (_, index) => fiche(`HOTDBL${String(index % 1_100).padStart(10, '0')}`));
    const flux = await banc.fichier('tourinsoft', 'doubles.json', `[${many.join(',')}]`);
    const said = await banc.import(flux);
    expect(said).toMatchObject({ etat: 'terminee', crees: 1_100, rejetes: 100 });
    expect(said.rejets[0]).toMatchObject({ position: '$[1100]', motif: expect.stringContaining('plusieurs fois') });
  });

  it('with a line of millions of characters brings the others', async () => {
    const feed = `{"value":[${fiche('HOTBIG0000000001')},${fiche('HOTBIG0000000002', { X: 'x'.repeat(HUGE) })},${fiche('HOTBIG0000000003')}]}`;
    const flux = await banc.fichier('tourinsoft', 'ligne.json', feed);
    const said = await banc.import(flux);
    // A record of more than 20 million characters is refused.
    const big = HUGE > 20_000_000 ? 0 : 1;
    expect(said).toMatchObject({ etat: 'terminee', crees: 2 + big, rejetes: 1 - big });
  });
});

describe('a malformed feed of LEI', () => {
  const produit = (id: string, colonnes: Record<string, string> = {}) =>
    produitLei({ PRODUIT: id, NOM: `Nom ${id}`, ...colonnes });

  it('with a DOCTYPE is refused whole, and removes nothing', async () => {
    const flux = await banc.fichier('lei', 'bon.xml', reponseLei([produit('D1')]));
    await banc.import(flux);
    const hostile = '<!DOCTYPE LEI [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    await banc.fichier(
      'lei',
      'bon.xml',
      reponseLei([produit('D1', { COMMENTAIRE: '<b>&b;</b>' })]).replace('?>', `?>${hostile}`),
    );
    const said = await banc.import(flux);
    expect(said).toMatchObject({ etat: 'echouee', retires: 0 });
    expect(said.motif).toContain('DOCTYPE');
    expect((await banc.objets(flux)).map(({ statut }) => statut)).toEqual(['publie']);
  });

  it('in another encoding than it declares is read all the same', async () => {
    const text = reponseLei([produit('E1', { NOM: 'Château d’Été' })]).replace('’', "'");
    const flux = await banc.fichier('lei', 'latin.xml', Buffer.from(text, 'latin1'));
    expect(await banc.import(flux)).toMatchObject({ etat: 'terminee', crees: 1 });
    expect((await banc.objets(flux))[0]?.nom).toBe("Château d'Été");
  });

  it.each(['<A b=c/>', '<A b>1</A>', '&inconnue;', '\u0001'])(
    'brings the records around one that holds %j, told by its line',
    async (bad) => {
      const pieces = [produit('X1'), produit('X2') + bad, produit('X3')];
      const flux = await banc.fichier('lei', 'casse.xml', reponseLei(pieces));
      expect(await banc.import(flux)).toMatchObject({
        etat: 'terminee',
        crees: 2,
        rejets: [{ position: 'ligne 4', motif: 'XML mal formé dans la fiche.' }],
      });
      expect((await banc.objets(flux)).map(({ identifiant }) => identifiant)).toEqual(['X1', 'X3']);
    },
  );

  it('whose elements do not close as they opened is refused whole, and removes nothing', async () => {
    const flux = await banc.fichier('lei', 'ouvert.xml', reponseLei([produit('O1'), produit('O2')]));
    await banc.import(flux);
    await banc.fichier('lei', 'ouvert.xml', reponseLei([`${produit('O1')}<A></B>`]));
    const said = await banc.import(flux);
    expect(said).toMatchObject({ etat: 'echouee', retires: 0 });
    expect(said.motif).toMatch(FRENCH);
    expect((await banc.objets(flux)).map(({ statut }) => statut)).toEqual(['publie', 'publie']);
  });

  it('with dates that do not exist keeps the records and says which dates', async () => {
    const dates = {
      DATMAJ: '31/02/2026 10:00:00',
      DATECREATION: '0000-00-00',
      PERIODE_DU: '00/00/0000',
      PERIODE_AU: '31/02/2026',
    };
    const flux = await banc.fichier('lei', 'dates.xml', reponseLei([produit('T1', dates)]));
    const said = await banc.import(flux);
    expect(said).toMatchObject({ etat: 'terminee', crees: 1, rejetes: 0 });
    expect(said.avertissements).toBeGreaterThan(0);
  });
});

describe('a malformed feed of Apidae', () => {
  it('whose objects are linked in a circle, or to themselves, comes in', async () => {
    const lien = (id: number) => ({
      liens: { liensObjetsTouristiquesTypes: [{ type: 'PROPOSE', objetTouristique: { id } }] },
    });
    const objets = [
      objetApidae({ id: 1, ...lien(2) }),
      objetApidae({ id: 2, ...lien(1) }),
      objetApidae({ id: 3, ...lien(3) }),
    ];
    const flux = await banc.fichier('apidae', 'cercle.json', JSON.stringify(objets));
    expect(await banc.import(flux)).toMatchObject({ etat: 'terminee', crees: 3, rejetes: 0 });
    expect(await banc.import(flux)).toMatchObject({ etat: 'terminee', inchanges: 3 });
  });

  it(
    'brings whatever is an object with an id and a name, and names the others',
    async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 12 }), async (values) => {
          run += 1;
          const good = objetApidae({ id: 500_000 + run });
          const flux = await banc.fichier('apidae', `hasard-${run}.json`, JSON.stringify([...values, good]));
          const said = await banc.import(flux);
          expect(said).toMatchObject({ etat: 'terminee', crees: 1, recus: values.length + 1, rejetes: values.length });
          for (const { position, motif } of said.rejets) {
            expect(position).toMatch(/^\$\[\d+\]$/);
            expect(motif).toMatch(FRENCH);
          }
        }),
        { numRuns: scale(6, 200) },
      );
    },
    scale(60_000, 600_000),
  );
});
