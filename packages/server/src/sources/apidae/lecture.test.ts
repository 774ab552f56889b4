import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { collected, drain, fileOf } from '../reading/testing.ts';
import { FluxIllisible, type Lecture } from '../source.ts';
import type { FluxApidaeOuvert } from './flux.ts';
import { readApidae } from './lecture.ts';
import { exportApidae, fluxApidae, objetApidae } from './testing.ts';

async function read(content: string | Buffer, flux: Partial<FluxApidaeOuvert> = {}) {
  return drain(readApidae(fluxApidae(flux), { cle: 'page-1', fichier: await fileOf(content) }));
}

const EXPORT = {
  'objets_supprimes.json': [5, 6],
  'objets_modifies/objets_modifies-1.json': [
    objetApidae({
      id: 1,
      localisation: { adresse: { commune: { id: 30 } }, perimetreGeographique: [{ id: 30 }, { id: 99 }] },
    }),
  ],
  'objets_modifies/objets_modifies-2.json': objetApidae({ id: 2 }),
  '__MACOSX/._a.json': 'x',
  'lisez-moi.json': { id: 3 },
  'selections.json': [
    { id: 70, nom: 'Été', objetsTouristiques: [{ type: 'HOTELLERIE', id: 1 }] },
    { id: 71, libelle: { libelleFr: 'Hiver' }, objetsTouristiques: [{ id: 1 }, { id: 2 }] },
  ],
  'criteres_internes.json': [{ id: 9, libelle: 'Partenaire', commentaire: 'privé' }],
  'communes.json': [
    { id: 30, code: '38001', nom: 'Valbrume', codePostal: '38000', pays: { elementReferenceType: 'Pays', id: 532 } },
  ],
  'elements_reference.json': [
    {
      elementReferenceType: 'PrestationService',
      id: 12,
      libelleFr: 'Navette',
      libellePtBR: 'Ônibus',
      parent: { elementReferenceType: 'PrestationService', id: 11 },
    },
  ],
};

function summary(lectures: readonly Lecture[]): string[] {
  return lectures.map((one) => {
    if (one.kind === 'terme') return `${one.terme.schema}/${one.terme.code}`;
    return one.kind === 'suppression' ? `-${one.identifiant}` : one.kind;
  });
}

describe('an answer of Apidae', () => {
  it('gives its objects and the count of all, never the question', async () => {
    const { given, returned } = await read(
      JSON.stringify({ query: { apiKey: 'clef-secrete' }, numFound: 12, objetsTouristiques: [objetApidae()] }),
    );
    expect(given).toMatchObject([{ kind: 'fiche', position: '$.objetsTouristiques[0]' }]);
    expect(returned).toEqual({ nombre: 1, total: 12 });
    expect(JSON.stringify({ given, returned })).not.toContain('clef-secrete');
  });

  it('without objects is an empty one', async () => {
    expect((await read('{"query":{},"numFound":0,"formatVersion":"v002"}')).returned).toEqual({ nombre: 0, total: 0 });
  });

  it('may be a bare array or a single object', async () => {
    expect((await read(JSON.stringify([objetApidae()]))).given).toMatchObject([{ kind: 'fiche' }]);
    expect((await read(JSON.stringify(objetApidae()))).given).toMatchObject([{ kind: 'fiche', position: '$' }]);
    const alone = { ...objetApidae(), formatVersion: 'v002' };
    expect((await read(JSON.stringify(alone))).given).toMatchObject([{ kind: 'fiche', position: '$' }]);
    expect((await read('[12]')).given).toMatchObject([{ kind: 'illisible' }]);
  });

  it('that is an error is told, without its details', async () => {
    expect((await read('Not found')).error).toBeInstanceOf(FluxIllisible);
    expect((await read('<html>Tomcat</html>')).error).toBeInstanceOf(FluxIllisible);
    expect((await read('{"errorType":"KO","message":"projet inconnu"}')).error).toMatchObject({
      message: expect.stringContaining('projet inconnu'),
    });
  });

  it('of what changed only does not speak of the rest', async () => {
    expect((await read('{"numFound":0}', { depuis: '2026-01-01' })).returned).toMatchObject({ partiel: true });
  });
});

describe('an export of Apidae', () => {
  it('is read in the order that completes its objects', async () => {
    const { given, returned, error } = await read(await exportApidae(EXPORT), { mode: 'export' });
    expect(error).toBeUndefined();
    expect(summary(given)).toEqual([
      'apidae/PrestationService',
      'apidae:PrestationService/12',
      'apidae/CritereInterne',
      'apidae:CritereInterne/9',
      'apidae:Selection/70',
      'apidae:Selection/71',
      'fiche',
      'fiche',
      '-5',
      '-6',
    ]);
    expect(returned).toEqual({ nombre: 2, partiel: true });
    expect(given[1]).toMatchObject({ terme: { libelle: { fr: 'Navette', pt: 'Ônibus' }, parent: '11' } });
  });

  it('writes towns and selections into its objects', async () => {
    const { given } = await read(await exportApidae(EXPORT), { mode: 'export', complet: true });
    const fiches = given.filter((one) => one.kind === 'fiche');
    expect(fiches[0]?.valeur).toMatchObject({
      selections: ['70', '71'],
      localisation: {
        adresse: { commune: { id: 30, nom: 'Valbrume', code: '38001' } },
        perimetreGeographique: [{ nom: 'Valbrume' }, { id: 99 }],
      },
    });
    expect(JSON.parse(fiches[0]?.brut ?? '')).toEqual(fiches[0]?.valeur);
    expect(fiches[1]?.valeur).toMatchObject({ selections: ['71'] });
  });

  it('writes into its objects what their prices are paid for and what their hours are', async () => {
    const mot = (elementReferenceType: string, id: number, libelleFr?: string) => ({
      elementReferenceType,
      id,
      ...(libelleFr && { libelleFr }),
    });
    const { given } = await read(
      await exportApidae({
        'objets_modifies/objets_modifies-1.json': objetApidae({
          descriptionTarif: {
            indicationTarif: 'PAYANT',
            periodes: [
              {
                tarifs: [
                  { minimum: 96, type: mot('TarifType', 81) },
                  { minimum: 11, type: mot('TarifType', 82) },
                  { minimum: 4, type: mot('TarifType', 99) },
                ],
              },
            ],
          },
          ouverture: { periodesOuvertures: [{ horaires: [{ type: mot('HoraireType', 83) }] }, { identifiant: 1 }] },
          aspects: [
            { aspect: 'GROUPES', descriptionTarif: { periodes: [{ tarifs: [{ type: mot('TarifType', 82) }] }] } },
            { aspect: 'HIVER' },
          ],
        }),
        'elements_reference.json': [
          mot('TarifType', 81, 'Chambre double'),
          mot('TarifType', 82, 'Petit déjeuner'),
          mot('HoraireType', 83, 'Accueil'),
        ],
      }),
      { mode: 'export', complet: true },
    );
    const fiche = given.find((one) => one.kind === 'fiche');
    expect(fiche?.valeur).toMatchObject({
      descriptionTarif: {
        periodes: [
          {
            tarifs: [
              { minimum: 96, type: { libelleFr: 'Chambre double' } },
              { minimum: 11, type: { libelleFr: 'Petit déjeuner' } },
              { minimum: 4, type: { elementReferenceType: 'TarifType', id: 99 } },
            ],
          },
        ],
      },
      ouverture: { periodesOuvertures: [{ horaires: [{ type: { libelleFr: 'Accueil' } }] }, { identifiant: 1 }] },
      aspects: [
        { descriptionTarif: { periodes: [{ tarifs: [{ type: { libelleFr: 'Petit déjeuner' } }] }] } },
        { aspect: 'HIVER' },
      ],
    });
    expect(JSON.parse(fiche?.brut ?? '')).toEqual(fiche?.valeur);
  });

  it('removes no object that a selection still holds', async () => {
    const { given } = await read(await exportApidae({ ...EXPORT, 'objets_supprimes.json': [2, 5] }), {
      mode: 'export',
    });
    expect(summary(given).filter((one) => one.startsWith('-'))).toEqual(['-5']);
  });

  it('may be a folder', async () => {
    const folder = dirname(await fileOf(''));
    for (const [nom, value] of Object.entries(EXPORT)) {
      await mkdir(dirname(join(folder, nom)), { recursive: true });
      await writeFile(join(folder, nom), JSON.stringify(value));
    }
    const { given, returned } = await drain(readApidae(fluxApidae({ mode: 'fichier' }), { cle: 'a', fichier: folder }));
    expect(summary(given).filter((one) => one === 'fiche')).toHaveLength(2);
    expect(returned).toEqual({ nombre: 2 });
  });

  it('spoiled in one file keeps the rest of that file', async () => {
    const zip = new ZipFile();
    zip.addBuffer(
      Buffer.from(`[${JSON.stringify(objetApidae())},{"id":NaN},${JSON.stringify(objetApidae({ id: 2 }))}]`),
      'objets_modifies/objets_modifies-1.json',
    );
    zip.end();
    const { given } = await read(Buffer.concat(await collected(zip.outputStream as AsyncIterable<Buffer>)));
    expect(given.map(({ kind }) => kind)).toEqual(['fiche', 'illisible', 'fiche']);
    expect(given[1]).toMatchObject({ position: 'objets_modifies/objets_modifies-1.json $[1]' });
  });
});
