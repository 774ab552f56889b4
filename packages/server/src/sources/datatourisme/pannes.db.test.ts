import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { RetryLater } from '../../platform/jobs/job.errors.ts';
import { startUpstream } from '../../platform/net/testing/upstream.ts';
import { scale } from '../../testing/scale.ts';
import { archiveJson } from '../reading/archives/testing.archive.ts';
import { Banc, type ReseauBanc } from '../testing/banc.ts';
import { useImports } from '../testing/use-imports.ts';
import { nationale } from './testing.ts';

/** for the national platform: whatever it sends, nothing is lost, nothing is removed, and the reason is told in French. */
const db = useImports();
const FRENCH = /^[A-ZÀ-Ü].*[.…]$/s;
const OFFRES = Array.from({ length: 20 }, (_, rang) => nationale(rang, `PCUGEN${rang}`, `Musée ${rang}`));

/** As the platform makes it: an index, and one file for each offer. */
const archive = (offres: readonly object[]) =>
  archiveJson({
    'index.json': offres.map((_, rang) => ({ file: `objects/0/${rang}.json` })),
    'context.jsonld': { '@context': {} },
    ...Object.fromEntries(offres.map((offre, rang) => [`objects/0/${rang}.json`, offre])),
  });

let banc: Banc;
beforeEach(async () => {
  await sql`DELETE FROM objets`.execute(db());
  banc = await Banc.open(db());
});

type Handler = Parameters<typeof startUpstream>[0];

describe('the flow of the platform', () => {
  let flux: Awaited<ReturnType<Banc['flux']>>;
  async function ask(handler: Handler, reseau: ReseauBanc = {}) {
    const { url, host } = await startUpstream(handler);
    const importation = await banc.launch(flux);
    const failure = await banc
      .go(importation, { allowed: [host], vers: url, ...reseau })
      .catch((error: unknown) => error);
    return { failure, ...(await banc.report(importation)) };
  }
  const statuts = async () => [...new Set((await banc.objets(flux)).map(({ statut }) => statut))];
  beforeEach(async () => {
    flux = await banc.flux(
      'datatourisme',
      { origine: 'adresse' },
      { adresse: 'https://diffuseur.example/webservice/cle' },
    );
    const whole = await archive(OFFRES);
    expect(await ask((_, response) => response.end(whole))).toMatchObject({ etat: 'terminee', crees: OFFRES.length });
  });

  it.each([
    ['cut on the way', 0.6, true],
    ['cut before it left', 0.6, false],
  ])('%s removes nothing', async (_how, part, onTheWay) => {
    const whole = await archive(OFFRES);
    const said = await ask((_, response) => {
      if (!onTheWay) response.end(whole.subarray(0, whole.length * part));
      else {
        response.writeHead(200, { 'content-length': whole.length });
        response.write(whole.subarray(0, whole.length * part), () => response.destroy());
      }
    });
    expect(said).toMatchObject({ etat: 'incomplet', retires: 0, motif: expect.stringMatching(FRENCH) });
    expect(await statuts()).toEqual(['publie']);
  });

  it.each([
    ['of no offer', [], ['echouee', 'suspect', 'incomplet'], 0],
    ['of one offer in place of twenty', OFFRES.slice(0, 1), ['suspect'], OFFRES.length - 1],
  ])('%s is looked at by a person before anything is removed', async (_what, offres, etats, retires) => {
    const small = await archive(offres);
    const said = await ask((_, response) => response.end(small));
    expect(etats).toContain(said.etat);
    expect(said).toMatchObject({ retires, motif: expect.stringMatching(FRENCH) });
    expect(await statuts()).toEqual(['publie']);
  });

  it('that lost an offer and finds it again gives it back with its number and its notes', async () => {
    const [lost] = (
      await sql<{ id: number }>`
      UPDATE objets SET notes_internes = 'À revoir' WHERE identifiant = 'n-3' RETURNING id`.execute(db())
    ).rows;
    const [less, whole] = [await archive(OFFRES.filter((_, rang) => rang !== 3)), await archive(OFFRES)];
    expect(await ask((_, response) => response.end(less))).toMatchObject({ etat: 'terminee', retires: 1 });
    expect(await ask((_, response) => response.end(whole))).toMatchObject({ etat: 'terminee', crees: 0, restaures: 1 });
    const { rows } = await sql`SELECT id, statut, notes_internes FROM objets WHERE identifiant = 'n-3'`.execute(db());
    expect(rows).toEqual([{ id: lost?.id, statut: 'publie', notes_internes: 'À revoir' }]);
  });

  it('that never ends, or falls silent, is given up', async () => {
    for (const limits of [{ whole: 100 }, { silence: 50 }])
      expect(await ask((_, response) => response.write('PK'), { limits })).toMatchObject({
        etat: 'echouee',
        retires: 0,
      });
    expect(await statuts()).toEqual(['publie']);
  });

  it.each([429, 503])('that answers %i is asked again when it says', async (status) => {
    const { failure, etat } = await ask((_, response) => response.writeHead(status, { 'retry-after': '300' }).end());
    expect(failure).toBeInstanceOf(RetryLater);
    expect(failure).toMatchObject({ milliseconds: 300_000 });
    expect(etat).toBe('collecte');
  });

  it('tells nobody its address, which opens it', async () => {
    const said = await ask((_, response) => response.writeHead(403).end());
    expect(said).toMatchObject({ etat: 'echouee', motif: expect.stringContaining('accès est refusé') });
    expect(await banc.dump()).not.toContain('webservice/cle');
  });
});

/** One record of a list, and whether it should make an objet. */
interface Piece {
  readonly texte: (rang: number) => string | Buffer;
  readonly bonne: boolean;
}
const texte = (rang: number, champs: object = {}) =>
  JSON.stringify({ ...nationale(rang, `X${rang}`, `Lieu ${rang}`), ...champs });
const PIECES: readonly Piece[] = [
  { texte: (rang) => texte(rang), bonne: true },
  {
    texte: (rang) =>
      Buffer.concat([
        Buffer.from(texte(rang).slice(0, -1)),
        Buffer.from(',"x":"'),
        Buffer.from([0xc3, 0x28]),
        Buffer.from('"}'),
      ]),
    bonne: false,
  },
  { texte: (rang) => `${texte(rang).slice(0, -1)},"x":"\\ud800 seul"}`, bonne: true },
  { texte: (rang) => `${texte(rang).slice(0, -1)},"x":NaN}`, bonne: false },
  { texte: () => '42', bonne: false },
  { texte: () => 'null', bonne: false },
  { texte: (rang) => texte(rang, { '@id': '' }), bonne: false },
  { texte: (rang) => texte(rang, { 'rdfs:label': {} }), bonne: false },
  {
    texte: (rang) => texte(rang, { lastUpdate: '0000-00-00', takesPlaceAt: [{ startDate: '2026-02-31' }] }),
    bonne: true,
  },
  {
    texte: (rang) => texte(rang, { isPartOf: [{ '@id': `https://data.datatourisme.gouv.fr/15/n-${rang}` }] }),
    bonne: true,
  },
  {
    texte: (rang) => texte(rang, { offers: 'gratuit', hasContact: [[[]]], isLocatedAt: { 'schema:geo': 900 } }),
    bonne: true,
  },
];

describe('a malformed flow', () => {
  it(
    'brings its good offers and sets the bad ones aside, whatever their order and the mark at its start',
    async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...PIECES), { maxLength: 25 }),
          fc.boolean(),
          async (chosen, marked) => {
            run += 1;
            const rang = (index: number) => run * 1_000 + index;
            const pieces = [...chosen, PIECES[0] as Piece]; // there is one
            const parts = pieces.flatMap((piece, index) => [index === 0 ? '' : ',\n', piece.texte(rang(index))]);
            const body = Buffer.concat([marked ? '\ufeff' : '', '[', ...parts, ']'].map((part) => Buffer.from(part)));
            const flux = await banc.fichier('datatourisme', `malforme-${run}.json`, body);
            const said = await banc.import(flux);
            const good = pieces.flatMap(({ bonne }, index) => (bonne ? [`n-${rang(index)}`] : []));
            expect(said).toMatchObject({ etat: 'terminee', crees: good.length, rejetes: pieces.length - good.length });
            expect((await banc.objets(flux)).map(({ identifiant }) => identifiant)).toEqual(good);
            for (const { position, motif } of said.rejets) {
              expect(position).toMatch(/^\$\[\d+\]$/);
              expect(motif).toMatch(FRENCH);
            }
          },
        ),
        { numRuns: scale(6, 200) },
      );
    },
    scale(60_000, 600_000),
  );

  it('names the file of an archive that is no offer, and brings the others', async () => {
    const flux = await banc.fichier('datatourisme', 'z.zip', await archive([...OFFRES.slice(0, 2), { rien: true }]));
    const said = await banc.import(flux);
    expect(said).toMatchObject({ etat: 'terminee', crees: 2, rejetes: 1 });
    expect(said.rejets[0]).toMatchObject({ position: expect.stringContaining('objects/0/2.json') });
  });

  it('that gives an offer twice keeps the one that changed last', async () => {
    const twice = [nationale(1, 'A', 'Ancien'), { ...nationale(1, 'A', 'Nouveau'), lastUpdate: '2026-11-01' }];
    const flux = await banc.fichier('datatourisme', 'deux.json', JSON.stringify(twice));
    expect(await banc.import(flux)).toMatchObject({ crees: 1, rejetes: 1 });
    expect((await banc.objets(flux)).map(({ nom }) => nom)).toEqual(['Nouveau']);
  });
});
