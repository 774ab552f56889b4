import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE, FLUX, RESOURCES, type Systeme } from '@bridge/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUpstream } from '../../../platform/net/testing/upstream.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { objetApidae } from '../../apidae/testing.ts';
import { produitLei, reponseLei } from '../../lei/testing.ts';
import { Banc } from '../../testing/banc.ts';
import { uneFiche } from '../../tourinsoft/testing.ts';

/** S-39: sources repeat the keys that they are asked with; no key is kept, shown or logged. */
const imports = await mkdtemp(join(tmpdir(), 'bridge-secrets-'));
const folders = {
  depots: join(tmpdir(), 'bridge-secrets'),
  imports,
  photos: join(imports, 'photos'),
  vues: join(imports, 'vues'),
  ecrans: join(imports, 'ecrans'),
};
const world = useWorld({ folders });
afterAll(() => rm(folders.imports, { recursive: true, force: true }));

interface Cas {
  readonly systeme: Systeme;
  readonly champ: string;
  readonly canari: string;
  readonly colonnes: Readonly<Record<string, unknown>>;
  /** The answers of the source, with the key in all the places where real ones have it. */
  readonly reponses: (canari: string) => readonly string[];
}

const GUID = 'C0FFEE00-0000-4000-8000-0CA9A21CA9A2';
const adresse = (canari: string) => `https://wcf.tourinsoft.com/Syndication/3.0/cdt99/${canari}/Objects`;

const CAS: readonly Cas[] = [
  {
    systeme: 'tourinsoft',
    champ: 'syndication',
    canari: GUID,
    colonnes: { origine: 'wcf-3', client: 'cdt99' },
    reponses: (canari) => [
      JSON.stringify({
        'odata.metadata': `${adresse(canari.toLowerCase())}/$metadata`,
        value: [
          uneFiche({ SyndicObjectID: 'HOTSEC0000000001', 'odata.id': `${adresse(canari)}('1')` }),
          { SyndicObjectName: 'Sans identifiant', 'odata.id': `${adresse(canari)}('2')` },
        ],
        'odata.nextLink': `${adresse(canari)}?$skiptoken=1`,
      }),
      JSON.stringify({ value: [uneFiche({ SyndicObjectID: 'HOTSEC0000000002' })] }),
    ],
  },
  {
    systeme: 'lei',
    champ: 'cle',
    canari: 'canari0123456789abcdef0123456789',
    colonnes: { url: 'http://lei.example/listeproduits.asp', utilisateur: '1', clause: '1', region: 'secrets' },
    reponses: (canari) => [
      reponseLei(
        [
          produitLei({ PRODUIT: 'S1', COMMENTAIRE: `Vu sur http://lei.example/?pwkey=${canari}` }),
          produitLei({ PRODUIT: '', NOM: `pwkey=${canari}` }),
        ],
        {
          definition: `<nbrecords>2</nbrecords><WARNING>Requête pwkey=${canari}</WARNING><URL>?pwkey=${canari.toUpperCase()}</URL>`,
        },
      ),
    ],
  },
  {
    systeme: 'apidae',
    champ: 'cle',
    canari: 'cAnAri8x',
    colonnes: { projet: '42' },
    reponses: (canari) => [
      JSON.stringify({
        query: { apiKey: canari, projetId: 42 },
        numFound: 2,
        objetsTouristiques: [objetApidae({ id: 71 }), { id: 72, nom: {}, vue: `apiKey=${canari}` }],
      }),
    ],
  },
];

const LISTS = [
  '/api/administration/imports',
  '/api/administration/taches',
  '/api/administration/avis',
  '/api/superadmin/gestion/journal',
];

async function firstPageOf(importation: number): Promise<string> {
  const query = world().db.selectFrom('importation_pages').select('cle').where('importation_id', '=', importation);
  return (await query.executeTakeFirstOrThrow()).cle;
}

describe.each(CAS)('the key of a feed of $systeme', ({ systeme, champ, canari, colonnes, reponses }) => {
  const trace = new RegExp(canari, 'i');
  const shown: string[] = [];
  let asked: readonly (string | undefined)[] = [];
  let etats: readonly string[] = [];
  let banc: Banc;

  beforeAll(async () => {
    await world().setParametres({
      enable_import_tourinsoft: true,
      enable_import_lei: true,
      enable_import_apidae: true,
    });
    // The answers kept are those that the application shows.
    banc = await Banc.open(world().db, folders.imports);
  });

  it('reaches the source, and no more', async () => {
    const flux = await banc.flux(systeme, { ...colonnes, partage: 'toutes' }, { [champ]: canari });
    const pages = reponses(canari);
    let page = 0;
    let status = 200;
    const bodies: string[] = [];
    const upstream = await startUpstream((request, response) => {
      request.on('data', (chunk) => bodies.push(String(chunk)));
      request.on('end', () => {
        response.writeHead(status, { 'content-type': systeme === 'lei' ? 'text/xml' : 'application/json' });
        response.end(status === 200 ? (pages[page] ?? pages.at(-1)) : `Refusé : ${canari}`);
        page += 1;
      });
    });
    const reseau = { allowed: [upstream.host], vers: upstream.url };
    const good = await banc.import(flux, reseau);
    status = 403;
    const refused = await banc.import(flux, reseau);
    status = 200;
    page = pages.length;
    const cut = await startUpstream((_, response) => response.end(pages[0]?.slice(0, -20)));
    const broken = await banc.import(flux, { allowed: [cut.host], vers: cut.url });
    asked = [...upstream.asked.map(({ url }) => url), ...bodies];
    etats = [good, refused, broken].map(({ etat }) => etat);
    shown.push(JSON.stringify([good, refused, broken]));

    const root = await world().person({ roles: ['ROLE_SUPER_ADMIN'] });
    const calls = RESOURCES.find(({ id }) => id === FLUX[systeme].id)?.calls;
    const one = (path: string) => path.replace(':id', String(flux.id));
    for (const path of [calls?.get, calls?.history, calls?.list, calls?.usages].map((call) => one(call?.path ?? '')))
      shown.push(JSON.stringify(await root.call('GET', path)));
    for (const { id } of [good, refused, broken])
      for (const path of ['', '/objets', '/rejets'])
        shown.push(JSON.stringify(await root.call('GET', `/api/administration/imports/${id}${path}`)));
    for (const path of LISTS) shown.push(JSON.stringify(await root.call('GET', path)));
    const headers = { authorization: `Bearer ${root.tokens.token}` };
    const files = [
      `${calls?.export.path}?format=csv`,
      `/api/administration/imports/${good.id}/rejets/export`,
      `/api/administration/imports/${good.id}/pages/${await firstPageOf(good.id)}`,
    ];
    for (const path of files) {
      const answer = await world().app.inject({ method: 'GET', url: `${API_BASE}${path}`, headers });
      expect({ path, status: answer.statusCode }).toEqual({ path, status: 200 });
      shown.push(answer.body);
    }
    expect(shown.every((text) => !text.includes('"status":500'))).toBe(true);
    expect(asked.some((text) => text?.includes(canari))).toBe(true);
    expect(etats).toEqual(['terminee', 'echouee', 'incomplet']);
  });

  it('is in no answer of the product, nor in what it says of its progress', () => {
    expect(shown.length).toBeGreaterThan(10);
    for (const text of [...shown, ...banc.notes, ...banc.alertes]) expect(text).not.toMatch(trace);
  });

  it('is in no table and in no line of the log', async () => {
    const dump = await banc.dump();
    expect(dump.split('\n').filter((line) => trace.test(line))).toEqual([]);
    expect(dump).toContain('Flux du banc');
    expect(world().logs.filter((line) => trace.test(line))).toEqual([]);
  });

  it('is in none of the answers that are kept, and the next ones are asked with it all the same', async () => {
    const names = await readdir(banc.dossier, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(await readFile(file, 'utf8')).not.toMatch(trace);
    if (systeme === 'tourinsoft') expect(asked.some((text) => text?.includes(`${GUID}/Objects?$skiptoken`))).toBe(true);
  });
});
