import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { drain, fileOf } from '../reading/testing.ts';
import { datatourisme } from './datatourisme.source.ts';

const flux = { mode: 'fichier', url: '', langues: [] } as const;
const offre = (id: number) => ({ '@id': `https://x.example/15/o-${id}`, 'rdfs:label': { fr: [`Offre ${id}`] } });
const read = (fichier: string) => drain(datatourisme.read(flux, { cle: 'depot', fichier }));
const ids = (given: readonly { readonly kind: string }[]) =>
  given.map((one) =>
    one.kind === 'fiche' && 'valeur' in one ? datatourisme.identifiantDe(flux, one.valeur) : one.kind,
  );

describe('a flow of DATAtourisme', () => {
  it('is an archive of one file per offer, beside its index', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'bridge-datatourisme-')), 'flux.zip');
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(JSON.stringify([{ label: 'Offre 1', file: 'objects/0/00/a.json' }])), 'index.json');
    for (const id of [1, 2]) zip.addBuffer(Buffer.from(JSON.stringify(offre(id))), `objects/0/0${id}/o-${id}.json`);
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(path));
    const { given, returned } = await read(path);
    expect(ids(given)).toEqual(['o-1', 'o-2']);
    // What the list announces is compared with what came: here it knows of one.
    expect(returned).toEqual({ nombre: 2, total: 1 });
  });

  it('is a folder of them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bridge-datatourisme-'));
    await mkdir(join(folder, 'objects'));
    await writeFile(join(folder, 'index.json'), '[]');
    await writeFile(join(folder, 'objects', 'a.jsonld'), JSON.stringify(offre(3)));
    expect(ids((await read(folder)).given)).toEqual(['o-3']);
  });

  it('is one file: a list, or a graph', async () => {
    expect(ids((await read(await fileOf(JSON.stringify([offre(1), 7, offre(2)])))).given)).toEqual([
      'o-1',
      'illisible',
      'o-2',
    ]);
    expect(ids((await read(await fileOf(JSON.stringify({ '@context': {}, '@graph': [offre(4)] })))).given)).toEqual([
      'o-4',
    ]);
  });

  it('that is cut short is told, and one of another system refused', async () => {
    expect((await read(await fileOf(JSON.stringify([offre(1), offre(2)]).slice(0, -9)))).error).toMatchObject({
      tronque: true,
    });
    expect((await read(await fileOf('{"value":[{"SyndicObjectID":"X"}]}'))).error).toMatchObject({
      message: expect.stringContaining('flux Tourinsoft'),
    });
  });

  it('is a graph whose nodes stand side by side, each naming the others', async () => {
    const graph = [
      { '@id': '_:adresse', '@type': ['PostalAddress'], 'schema:streetAddress': ['1 rue Haute'] },
      { ...offre(1), isLocatedAt: { '@id': '_:lieu' } },
      { '@id': '_:lieu', '@type': ['Place'], 'schema:address': [{ '@id': '_:adresse' }], isIn: { '@id': '_:lieu' } },
      { ...offre(2), isLocatedAt: { '@id': '_:inconnu' } },
    ];
    const { given, returned } = await read(await fileOf(JSON.stringify({ '@graph': graph })));
    expect(ids(given)).toEqual(['o-1', 'o-2']);
    expect(returned).toEqual({ nombre: 2 });
    const [premiere] = given.flatMap((one) => (one.kind === 'fiche' ? [one.valeur] : []));
    expect(datatourisme.interpret(flux, premiere, {}).document.lieu.rue).toEqual(['1 rue Haute']);
  });

  it('names within an offer what it said once', () => {
    const agent = { '@id': '_:a', 'schema:telephone': ['02 98 00 00 01'] };
    const { document } = datatourisme.interpret(
      flux,
      { ...offre(1), hasContact: [agent], hasBookingContact: [{ '@id': '_:a' }] },
      {},
    );
    expect(document.contacts.map(({ role }) => role)).toEqual(['public', 'reservation']);
  });

  it('comes in pages, which are followed on its own server alone', async () => {
    const adresse = { ...flux, mode: 'adresse', url: 'https://api.exemple.fr/v1/catalog?key=k' } as const;
    const page = async (next: string | null) =>
      drain(
        datatourisme.read(adresse, {
          cle: 'flux',
          fichier: await fileOf(JSON.stringify({ objects: [offre(1)], meta: { total: 2, next } })),
        }),
      );
    const { returned } = await page('/v1/catalog?key=k&page=2');
    expect(returned).toEqual({ nombre: 1, total: 2, suivant: '/v1/catalog?key=k&page=2' });
    const lue = { cle: 'flux', nombre: 1, suivant: '/v1/catalog?key=k&page=2' };
    expect(datatourisme.prochaine(adresse, [lue])).toMatchObject({
      cle: 'flux-2',
      url: 'https://api.exemple.fr/v1/catalog?key=k&page=2',
    });
    expect((await page(null)).returned).toEqual({ nombre: 1, total: 2 });
    expect((await page('https://ailleurs.exemple.fr/?page=2')).error).toMatchObject({
      message: expect.stringContaining('autre adresse'),
    });
  });
});
