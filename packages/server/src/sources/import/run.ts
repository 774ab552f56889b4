import type { Instant } from '../../catalogue/colonnes.rules.ts';
import type { Room } from '../../platform/files/room.ts';
import type { JobContext } from '../../platform/jobs/job.definition.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import type { Sleep } from '../../platform/net/retry.ts';
import type { Db } from '../../schema.ts';
import type { Source } from '../source.ts';
import type { Appartenance } from './application/application.repository.ts';
import type { Controles } from './application/controle.rules.ts';
import type { Importation } from './importation.repository.ts';
import type { NewAvis } from './rapport/avis.repository.ts';
import type { PrecedencesParEntite } from './rattachement/precedence.repository.ts';

/** A feed ready to be read: the settings of its source, and what the import needs to know of it. */
export interface FluxOuvert<F = unknown> {
  readonly source: Source<F>;
  readonly flux: F;
  readonly nom: string;
  /** The file or folder to read; null when the source is asked. */
  readonly fichier: string | null;
  /** The seed of fingerprints, from all that decides how records are understood: a change makes all be read again. */
  readonly graine: string;
  /** Whether other languages come in answers of their own. */
  readonly multilingue: boolean;
  readonly appartenance: Appartenance;
  readonly seuil: number;
  /** The count of absences in a row that removes an objet; null when none does. */
  readonly absences: number | null;
  /** The postcodes or INSEE codes to keep; empty for all. */
  readonly perimetre: ReadonlySet<string>;
  readonly alerte: string;
  /** The contact at the source; empty when nobody is known. */
  readonly contact: string;
  /** The decrypted keys of the feed, which are struck out of the answers kept. */
  readonly secrets?: readonly string[];
  /** The parts that entities give to the second source of an offer. */
  readonly precedences?: PrecedencesParEntite;
  /** The notices about fields that came, went or changed their name, for a feed whose fields its client chooses. */
  readonly derive?: (fiches: readonly unknown[]) => readonly NewAvis[];
  /** The settings of the instance about values that cannot be right. */
  readonly controles?: Controles;
  /** The values of the added fields in one record. */
  readonly champs: (valeur: unknown) => Record<string, string | number | boolean | string[]>;
}

/** Called in the transaction that ends a run that changed the catalogue, so that what depends on it follows. */
export type Applied = (tx: Db, importation: number, at: Date) => Promise<void>;

/** One run under way. */
export interface Run {
  readonly importation: Importation;
  readonly ouvert: FluxOuvert;
  readonly instant: Instant;
  /** Folder of the answers of this run. */
  readonly dossier: string;
  /** The count of objets written in one transaction. */
  readonly lot: number;
  readonly outside: Outside;
  readonly room: Room;
  readonly sleep: Sleep;
  readonly random: () => number;
  readonly applied: Applied;
  /** Some of the changed records, as they were read. */
  readonly echantillon: unknown[];
  readonly db: Db;
  readonly context: Pick<JobContext, 'guard' | 'progress' | 'note' | 'signal' | 'clock'>;
}

/** Runs a transaction of the run, which writes nothing once the job belongs to another worker. */
export function guarded<T>({ db, context }: Run, work: (tx: Db) => Promise<T>): Promise<T> {
  context.signal.throwIfAborted();
  return db.transaction().execute(async (tx) => {
    await context.guard(tx);
    return work(tx);
  });
}
