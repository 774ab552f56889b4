import {
  type FluxApidae,
  type FluxDatatourisme,
  type FluxLei,
  type FluxTourinsoft,
  PARAMETRES_INITIAUX,
  type Systeme,
} from '@bridge/contract';
import { sql } from 'kysely';
import { tableOfFlux } from '../../../catalogue/flux.repository.ts';
import { parametresLus } from '../../../catalogue/parametre.repository.ts';
import { findRecord } from '../../../crud/read/read.service.ts';
import type { Entry } from '../../../crud/registry.ts';
import type { Vault } from '../../../crud/write/value.rules.ts';
import type { Db, Row } from '../../../schema.ts';
import type { Controles } from '../application/controle.rules.ts';
import { completedSince } from '../rattachement/rattachement.repository.ts';

const SYSTEM = { kind: 'system', reason: 'import of a feed' } as const;

/** A feed of any system. */
export type Flux = FluxTourinsoft | FluxLei | FluxApidae | FluxDatatourisme;

export interface FluxEnregistre {
  readonly record: Flux;
  /** A secret of the feed, decrypted; an absent one is empty. */
  readonly secret: (name: string) => string;
}

/** A saved feed with its secrets decrypted, for imports alone. */
export async function savedFeed(db: Db, entry: Entry<Flux>, vault: Vault, id: number): Promise<FluxEnregistre | null> {
  const record = await findRecord(db, entry, SYSTEM, id);
  if (record === undefined || record.supprimeLe !== null) return null;
  const secrets = entry.columns.filter(({ field }) => field.kind === 'secret');
  const columns = secrets.map(({ name, column }) => sql`${sql.ref(column)} AS ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, Buffer | null>>`
    SELECT ${sql.join([sql`id`, ...columns])} FROM ${sql.table(entry.table)} WHERE id = ${id}`.execute(db);
  const secret = (name: string) => {
    const sealed = rows[0]?.[name];
    return sealed ? vault.open(sealed) : '';
  };
  return { record, secret };
}

/** The lines of a mapping; empty when it is gone. */
export async function mappingOf(
  db: Db,
  id: number | null,
): Promise<Pick<Row<'correspondances'>, 'lignes' | 'structure'>> {
  const none = { lignes: [], structure: [] };
  if (id === null) return none;
  const found = db.selectFrom('correspondances').select(['lignes', 'structure']).where('id', '=', id);
  return (await found.executeTakeFirst()) ?? none;
}

/** The field of a record that carries its id, as the settings of the instance say. */
export async function idFieldOf(db: Db, systeme: Systeme): Promise<string> {
  const { champ_id_produit: champs } = await parametresLus(db, 'champ_id_produit');
  return champs[systeme].trim() || PARAMETRES_INITIAUX.champ_id_produit[systeme];
}

/** The settings of the instance about records of any system. */
export async function controlesOf(db: Db): Promise<Controles> {
  const { publier_sans_date: publierSansDate } = await parametresLus(db, 'publier_sans_date');
  return { publierSansDate };
}

/** The added fields of the dictionary, with their paths in a source. */
export async function addedFields(
  db: Db,
  systeme: Systeme,
): Promise<readonly { code: string; chemin: string; multiple: boolean }[]> {
  const chemin = sql.ref(`chemin_${systeme}`);
  const { rows } = await sql<{ code: string; chemin: string; multiple: boolean }>`
    SELECT code, ${chemin} AS chemin, multiple FROM champs
    WHERE supprime_le IS NULL AND archive_le IS NULL AND NOT coalesce(systeme, false) AND ${chemin} <> '' ORDER BY code`.execute(
    db,
  );
  return rows;
}

/**
 * The start of a differential run: when the source last changed a record of the feed, but never after the last run
 * began, whatever a record claims. Null, for a whole run, unless the last run understood records in the same way and
 * was not undone, and nothing has changed in what other systems say of its objets.
 */
export async function startOfChanges(db: Db, systeme: Systeme, fluxId: number, graine: string): Promise<Date | null> {
  const { rows } = await sql<{ le: Date | null }>`
    SELECT least(passage.debut_le, (SELECT max(source_maj_le) FROM objets WHERE ${sql.ref(tableOfFlux(systeme))} = ${fluxId})) AS le
    FROM (
      SELECT debut_le, graine, annulation_de FROM importations
      WHERE systeme = ${systeme} AND flux_id = ${fluxId} AND NOT a_blanc AND etat IN ('terminee', 'annulee')
      ORDER BY id DESC LIMIT 1
    ) AS passage
    WHERE passage.graine = ${graine} AND passage.annulation_de IS NULL
      AND NOT ${completedSince({ systeme, fluxId }, 'passage.debut_le')}`.execute(db);
  return rows[0]?.le ?? null;
}
