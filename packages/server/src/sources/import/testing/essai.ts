import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { norme } from '@bridge/contract';
import { sql } from 'kysely';
import { ENDLESS_ROOM } from '../../../platform/files/room.ts';
import { OutsideError } from '../../../platform/net/outside.error.ts';
import type { Outside } from '../../../platform/net/outside.types.ts';
import type { Db } from '../../../schema.ts';
import { importJob } from '../importation.job.ts';
import { addImportation, importationById } from '../importation.repository.ts';
import type { FluxOuvert } from '../run.ts';
import { type FicheEssai, type FluxEssai, type ReponseEssai, sourceEssai } from './essai.source.ts';

/** A feed of tests with its source and its runs: everything is real but the network. */
export class Essai {
  now = new Date('2026-11-15T10:00:00Z');
  /** The records of the source. */
  fiches: FicheEssai[] = [];
  /** The faults of the source, answer by answer. */
  panne: (page: number) => Partial<ReponseEssai> | Error | undefined = () => undefined;
  readonly demandes: number[] = [];
  readonly alertes: string[] = [];
  taille = 4;
  options: Partial<FluxOuvert> = {};
  graine = 'v1';
  /** The count of objets written in one transaction: few, so that the writers of a run work side by side. */
  lot = 2;

  private constructor(
    readonly db: Db,
    readonly fluxId: number,
    private readonly dossier: string,
  ) {}

  static async open(db: Db, entiteId: number | null = null): Promise<Essai> {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO flux_lei (nom, region, entite_id) VALUES ('Flux d’essai', 'essai', ${entiteId}) RETURNING id`.execute(
      db,
    );
    return new Essai(db, rows[0]?.id ?? 0, await mkdtemp(join(tmpdir(), 'bridge-import-')));
  }

  /** The prefix of ids, which are those of a system: two feeds of tests must not share theirs. */
  private get prefixe(): string {
    return `F${this.fluxId}-`;
  }

  private readonly outside: Outside = {
    download: async ({ url }, { to }) => {
      const page = Number(new URL(url).searchParams.get('page'));
      this.demandes.push(page);
      const wrong = this.panne(page);
      if (wrong instanceof Error) throw wrong;
      const wanted = this.fiches.slice((page - 1) * this.taille, page * this.taille);
      const fiches = wanted.map(({ id, ...fiche }) =>
        id === undefined ? fiche : { id: `${this.prefixe}${id}`, ...fiche },
      );
      await writeFile(to, JSON.stringify({ fiches, total: this.fiches.length, ...wrong }));
      return {
        notModified: false,
        status: 200,
        contentType: 'application/json',
        bytes: 1,
        etag: undefined,
        lastModified: undefined,
      };
    },
    read: async () => ({ status: 200, headers: {}, body: Buffer.alloc(0) }),
    close: async () => undefined,
  };

  ouvert(): FluxOuvert {
    const flux: FluxEssai = { taille: this.taille };
    return {
      source: sourceEssai,
      flux,
      nom: 'Flux d’essai',
      fichier: null,
      graine: this.graine,
      multilingue: false,
      appartenance: {
        systeme: 'lei',
        fluxId: this.fluxId,
        entiteId: null,
        partage: 'toutes',
        repartition: {},
        territoires: [],
      },
      seuil: 10,
      absences: 1,
      perimetre: new Set(),
      alerte: '',
      contact: '',
      champs: () => ({}),
      ...this.options,
    } as FluxOuvert;
  }

  async launch(
    options: { aBlanc?: boolean; annulationDe?: number; mode?: 'complet' | 'differentiel' } = {},
  ): Promise<number> {
    const { aBlanc = false, mode = 'complet', annulationDe } = options;
    const run = {
      systeme: 'lei',
      fluxId: this.fluxId,
      fluxNom: 'Flux d’essai',
      entiteId: null,
      aBlanc,
      mode,
      demandePar: null,
    } as const;
    return addImportation(this.db, annulationDe === undefined ? run : { ...run, annulationDe }, this.now);
  }

  /** Runs a launched import to its end, or until it stops; `guard` lets a test interrupt it at a transaction. */
  async go(importation: number, guard: () => void = () => undefined): Promise<unknown> {
    const job = importJob({
      room: ENDLESS_ROOM,
      outside: this.outside,
      sleep: async () => undefined,
      random: () => 0,
      dossier: this.dossier,
      lot: this.lot,
      openFlux: async () => this.ouvert(),
      instant: async () => ({ aujourdhui: '2026-11-15', langues: ['fr'] }),
      alert: async (_tx, _run, motif) => {
        this.alertes.push(motif);
      },
      applied: async () => undefined,
    });
    return job.run({
      db: this.db,
      donnees: { importation },
      tache: 1,
      guard: async () => guard(),
      progress: () => undefined,
      note: () => undefined,
      signal: new AbortController().signal,
      clock: { now: () => this.now },
      // Nothing of a run is logged.
      log: undefined as never,
    });
  }

  /** Launches an import and runs it; its state tells a failure. */
  async import(options: { aBlanc?: boolean } = {}) {
    const id = await this.launch(options);
    await this.go(id).catch((error: unknown) => {
      if (!(error instanceof Error) || error.constructor.name !== 'JobFailure') throw error;
    });
    return this.report(id);
  }

  async report(id: number) {
    const run = await importationById(this.db, id);
    const { rows } = await sql<{ compteurs: Record<string, number>; motif: string }>`
      SELECT compteurs, motif FROM importations WHERE id = ${id}`.execute(this.db);
    return { id, etat: run?.etat, ...rows[0]?.compteurs, motif: rows[0]?.motif ?? '' };
  }

  async objets() {
    const { rows } = await sql<{ id: number; identifiant: string; nom: string; statut: string; tags: number[] }>`
      SELECT id, identifiant, nom, statut, tags FROM objets WHERE flux_lei = ${this.fluxId} ORDER BY identifiant`.execute(
      this.db,
    );
    return rows.map((row) => ({ ...row, identifiant: row.identifiant.replace(this.prefixe, '') }));
  }

  /** The content of the feed in the catalogue, without ids and dates: two runs that did the same give the same text. */
  async dump(): Promise<string> {
    const { rows } = await sql<{ ligne: string }>`
      SELECT (to_jsonb(objets) - ARRAY['id', 'cree_le', 'modifie_le', 'premiere_vue_le', 'disparu_le', 'types', 'criteres', 'modalites',
          'flux_lei', 'empreinte', 'recherche'] || to_jsonb(doc) - 'objet_id')::text AS ligne
      FROM objets JOIN objet_documents AS doc ON doc.objet_id = objets.id WHERE flux_lei = ${this.fluxId} ORDER BY identifiant`.execute(
      this.db,
    );
    const prefixes = [this.prefixe, this.prefixe.toLowerCase(), `${norme(this.prefixe)} `];
    return rows.map(({ ligne }) => prefixes.reduce((text, prefixe) => text.replaceAll(prefixe, ''), ligne)).join('\n');
  }
}

export const injoignable = () => new OutsideError('tls', 'source.example', {});

export function hotels(count: number, word = 'Hôtel'): FicheEssai[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `H${String(index + 1).padStart(4, '0')}`,
    nom: `${word} ${index + 1}`,
    commune: 'Ambreville',
    mots: ['piscine'],
  }));
}
