import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SANS_COMPTE, type Systeme } from '@bridge/contract';
import { sql } from 'kysely';
import { tableOfFlux } from '../../catalogue/flux.repository.ts';
import { ENDLESS_ROOM } from '../../platform/files/room.ts';
import { JobFailure } from '../../platform/jobs/job.errors.ts';
import { createOutside, type OutsideOptions } from '../../platform/net/outside.ts';
import type { Limits, Outside } from '../../platform/net/outside.types.ts';
import type { Db } from '../../schema.ts';
import { createTestEngine } from '../../testing/engine.ts';
import { importJob } from '../import/importation.job.ts';
import { addImportation } from '../import/importation.repository.ts';
import { openFlux } from '../import/ouverture/ouverture.ts';

const clock = { now: () => new Date('2026-11-15T10:00:00Z') };

export interface ReseauBanc extends Partial<OutsideOptions> {
  /** Everything is asked of this server, path and question kept: the addresses of sources are their own. */
  readonly vers?: string;
  readonly limits?: Partial<Limits>;
}

/** Feeds of the real sources, with the real door to the outside, opened onto loopback alone. */
export class Banc {
  readonly notes: string[] = [];
  readonly alertes: string[] = [];

  private constructor(
    readonly db: Db,
    readonly depots: string,
    readonly dossier: string,
  ) {}

  static async open(db: Db, dossier?: string): Promise<Banc> {
    const folder = await mkdtemp(join(tmpdir(), 'bridge-banc-'));
    return new Banc(db, folder, dossier ?? join(folder, 'imports'));
  }

  /** A feed, by the columns of its table; texts of `secrets` are sealed first. */
  async flux(
    systeme: Systeme,
    colonnes: Readonly<Record<string, unknown>>,
    secrets: Readonly<Record<string, string>> = {},
  ) {
    const { vault } = createTestEngine();
    const sealed = Object.entries(secrets).map(([name, text]) => [name, vault.seal(text)] as const);
    const region = systeme === 'lei' ? { region: 'essai' } : {};
    const values = Object.entries({ nom: 'Flux du banc', ...region, ...colonnes, ...Object.fromEntries(sealed) });
    const { rows } = await sql<{ id: number }>`
      INSERT INTO ${sql.table(tableOfFlux(systeme))} (${sql.join(values.map(([name]) => sql.ref(name)))})
      VALUES (${sql.join(values.map(([, value]) => sql`${value}`))}) RETURNING id`.execute(this.db);
    return { systeme, id: rows[0]?.id ?? 0 };
  }

  /** A feed that is a file. */
  async fichier(
    systeme: Systeme,
    nom: string,
    contenu: string | Buffer,
    colonnes: Readonly<Record<string, unknown>> = {},
  ) {
    await mkdir(join(this.depots, 'commun'), { recursive: true });
    await writeFile(join(this.depots, 'commun', nom), contenu);
    return this.flux(systeme, { origine: 'fichier', depot: `commun/${nom}`, ...colonnes });
  }

  async launch({ systeme, id }: { systeme: Systeme; id: number }): Promise<number> {
    const run = {
      systeme,
      fluxId: id,
      fluxNom: 'Flux du banc',
      entiteId: null,
      aBlanc: false,
      demandePar: null,
    } as const;
    return addImportation(this.db, { ...run, mode: 'complet' }, clock.now());
  }

  async go(importation: number, reseau: ReseauBanc = {}): Promise<void> {
    const { vers, limits, room = ENDLESS_ROOM, ...options } = reseau;
    const outside = createOutside({ allowed: [], clock, room, ...options });
    const job = importJob({
      outside: redirected(outside, vers, limits),
      room,
      sleep: async () => undefined,
      random: () => 0,
      dossier: this.dossier,
      openFlux: (tx, run) => openFlux({ ...createTestEngine(), depots: this.depots }, tx, run),
      instant: async () => ({ aujourdhui: '2026-11-15', langues: ['fr', 'en'] }),
      alert: async (_tx, _run, motif) => {
        this.alertes.push(motif);
      },
      applied: async () => undefined,
    });
    try {
      await job.run({
        db: this.db,
        donnees: { importation },
        tache: 1,
        guard: async () => undefined,
        progress: ({ etape }) => this.notes.push(etape ?? ''),
        note: (_niveau, texte) => this.notes.push(texte),
        signal: new AbortController().signal,
        clock,
        // Nothing of a run is logged.
        log: undefined as never,
      });
    } finally {
      await outside.close();
    }
  }

  /** Launches and runs; a failure that the run tells of is in its state. */
  async import(flux: { systeme: Systeme; id: number }, reseau: ReseauBanc = {}) {
    const importation = await this.launch(flux);
    await this.go(importation, reseau).catch((error: unknown) => {
      if (!(error instanceof JobFailure)) throw error;
    });
    return this.report(importation);
  }

  async report(importation: number) {
    const { db } = this;
    const run = await db.selectFrom('importations').selectAll().where('id', '=', importation).executeTakeFirstOrThrow();
    const { rows: rejets } = await sql<{ position: string; motif: string; chemin: string; identifiant: string | null }>`
      SELECT position, motif, chemin, identifiant FROM importation_rejets WHERE importation_id = ${importation} ORDER BY rang`.execute(
      db,
    );
    return { id: importation, etat: run.etat, motif: run.motif, ...SANS_COMPTE, ...run.compteurs, rejets };
  }

  async objets({ systeme, id }: { systeme: Systeme; id: number }) {
    const { rows } = await sql<{ identifiant: string; nom: string; statut: string; document: unknown }>`
      SELECT identifiant, nom, statut, document FROM objets JOIN objet_documents ON objet_id = objets.id
      WHERE ${sql.ref(tableOfFlux(systeme))} = ${id} ORDER BY identifiant`.execute(this.db);
    return rows;
  }

  /** Every table of the database, as text. */
  async dump(): Promise<string> {
    const { rows } = await sql<{ tablename: string }>`
      SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`.execute(this.db);
    const texts: string[] = [];
    for (const { tablename } of rows) {
      const lines = await sql<{
        l: string;
      }>`SELECT to_jsonb(lue)::text AS l FROM ${sql.table(tablename)} AS lue`.execute(this.db);
      texts.push(...lines.rows.map(({ l }) => `${tablename} ${l}`));
    }
    return texts.join('\n');
  }
}

function redirected(outside: Outside, vers: string | undefined, limits: Partial<Limits> | undefined): Outside {
  const to = (address: string) => {
    if (vers === undefined) return address;
    const { pathname, search } = new URL(address);
    return `${vers}${pathname}${search}`;
  };
  return {
    download: (request, call) =>
      outside.download({ ...request, url: to(request.url) }, { ...call, ...(limits ? { limits } : {}) }),
    read: (request, call) => outside.read({ ...request, url: to(request.url) }, call),
    close: () => outside.close(),
  };
}
