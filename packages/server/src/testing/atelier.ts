import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AnyRecord, Importation, Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { OutsideError } from '../platform/net/outside.error.ts';
import type { Outside } from '../platform/net/outside.types.ts';
import { produitLei, reponseLei } from '../sources/lei/testing.ts';
import { uneFiche } from '../sources/tourinsoft/testing.ts';
import { doImports } from './import-worker.ts';
import { useWorld } from './use-world.ts';
import type { Person, World } from './world.ts';

export const FLUX: Readonly<Record<Systeme, string>> = {
  tourinsoft: '/api/administration/tourinsoft-v3/flux',
  lei: '/api/administration/lei',
  apidae: '/api/administration/apidae',
  datatourisme: '/api/administration/datatourisme',
};
export const IMPORTS = '/api/administration/imports';
export const CATALOGUE = '/api/catalogue';

export interface Launched {
  readonly importation: number;
  readonly tache: number;
}

/** A product that LEI would send. */
export const produit = (id: string, nom: string, colonnes: Readonly<Record<string, string>> = {}) =>
  produitLei({ PRODUIT: id, NOM: nom, ...colonnes });
export const lei = (...produits: readonly string[]) => reponseLei(produits);
export const offre = (id: string, nom: string, champs: Readonly<Record<string, unknown>> = {}) =>
  uneFiche({ SyndicObjectID: id, SyndicObjectName: nom, ...champs });
export const tourinsoft = (...offres: readonly Record<string, unknown>[]) => JSON.stringify({ value: offres });

/** Offices with their feeds and imports: everything is real but the network. */
export class Atelier {
  /** The answers of the outside by address; no other address can be reached. */
  readonly reponses = new Map<string, Buffer | string>();
  readonly demandes: string[] = [];
  /** Called at every request to the outside. */
  espion: (url: string) => Promise<void> = async () => undefined;

  constructor(
    readonly dossier: string,
    private readonly ouvrir: () => World,
  ) {}

  get world(): World {
    return this.ouvrir();
  }
  get depots(): string {
    return join(this.dossier, 'flux');
  }
  get imports(): string {
    return join(this.dossier, 'imports');
  }

  readonly outside: Outside = {
    download: async ({ url }, { to }) => {
      const body = await this.answer(url);
      await mkdir(dirname(to), { recursive: true });
      await writeFile(to, body);
      const headers = { etag: undefined, lastModified: undefined, contentType: undefined };
      return { notModified: false, status: 200, bytes: body.length, ...headers };
    },
    read: async ({ url }) => ({ status: 200, headers: {}, body: Buffer.from(await this.answer(url)) }),
    close: async () => undefined,
  };

  private async answer(url: string): Promise<Buffer | string> {
    this.demandes.push(url);
    await this.espion(url);
    const body = this.reponses.get(url);
    if (body === undefined) throw new OutsideError('tls', 'source.example', {});
    return body;
  }

  async office(nom: string) {
    const entiteId = await this.world.createEntite(nom);
    return { entiteId, admin: await this.world.person({ roles: ['ROLE_ADMIN'], entiteId }) };
  }

  /** Puts a file where the feeds of an entity may read it. */
  async putFile(entiteId: number, nom: string, contenu: string | Buffer): Promise<string> {
    const path = join(this.depots, `entite-${entiteId}`, nom);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contenu);
    return `entite-${entiteId}/${nom}`;
  }

  async flux(person: Person, systeme: Systeme, values: object): Promise<AnyRecord> {
    const body = { nom: 'Flux d’essai', ...(systeme === 'lei' ? { region: 'essai' } : {}), ...values };
    const answer = await person.call<AnyRecord>('POST', FLUX[systeme], body);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return answer.body.data;
  }

  /** A feed on a file of its office, imported once. */
  async rempli(nom: string, systeme: 'lei' | 'tourinsoft', contenu: string, values: object = {}) {
    const { admin, entiteId } = await this.office(nom);
    const depot = await this.putFile(entiteId, `${systeme}.${systeme === 'lei' ? 'xml' : 'json'}`, contenu);
    const flux = await this.flux(admin, systeme, { origine: 'fichier', depot, ...values });
    const change = (text: string) => this.putFile(entiteId, depot.split('/')[1] ?? '', text);
    const runImport = (aBlanc = false) => this.runImport(admin, systeme, flux.id, aBlanc);
    return { admin, entiteId, flux, change, runImport, premier: await runImport() };
  }

  async launch(person: Person, systeme: Systeme, id: number, aBlanc = false): Promise<Launched> {
    const { status, body } = await person.call<Launched>('POST', `${FLUX[systeme]}/${id}/importer`, { aBlanc });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data;
  }

  /** Launches an import as a person does, lets the queue run it, and reads its report. */
  async runImport(person: Person, systeme: Systeme, id: number, aBlanc = false): Promise<Importation> {
    const { importation } = await this.launch(person, systeme, id, aBlanc);
    await this.work();
    return this.rapport(person, importation);
  }

  async rapport(person: Person, importation: number): Promise<Importation> {
    return (await person.call<Importation>('GET', `${IMPORTS}/${importation}`)).body.data;
  }

  async objets(person: Person, filter: object = {}): Promise<AnyRecord[]> {
    const query = new URLSearchParams({ itemsPerPage: '200', sort: 'id', filter: JSON.stringify(filter) });
    const { body } = await person.call<{ items: AnyRecord[] }>('GET', `${CATALOGUE}?${query}`);
    return body.data.items;
  }

  /** Does every import that waits, as a worker would. */
  async work(): Promise<void> {
    const { outside, depots, imports } = this;
    const clock = { now: () => this.world.now };
    await doImports(this.world.db, { outside, depots, imports, clock, langues: ['fr'] });
  }

  async journal(cible: string, id: number | string): Promise<string[]> {
    const { rows } = await sql<{ action: string }>`
      SELECT action FROM journal WHERE cible = ${cible} AND cible_id = ${String(id)} ORDER BY id`.execute(
      this.world.db,
    );
    return rows.map(({ action }) => action);
  }
}

/** An atelier for the test file that calls it, with every import switched on. */
export function useAtelier(overrides: Parameters<typeof useWorld>[0] = {}): Atelier {
  const atelier = new Atelier(mkdtempSync(join(tmpdir(), 'bridge-atelier-')), () => world());
  const { outside, depots, imports } = atelier;
  const world = useWorld({
    outside,
    folders: {
      depots,
      imports,
      photos: join(imports, 'photos'),
      vues: join(imports, 'vues'),
      ecrans: join(imports, 'ecrans'),
    },
    ...overrides,
  });
  beforeAll(() =>
    world().setParametres({
      enable_import_tourinsoft: true,
      enable_import_lei: true,
      enable_import_apidae: true,
      enable_import_datatourisme: true,
    }),
  );
  afterAll(() => rm(atelier.dossier, { recursive: true, force: true }));
  return atelier;
}
