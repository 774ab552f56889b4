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

/** A feed ready to be read: its own configuration for its source, and what the pipeline needs to know of it. */
export interface FluxOuvert<F = unknown> {
  readonly source: Source<F>;
  readonly flux: F;
  readonly nom: string;
  /** The file or folder to read; null where the source is asked. */
  readonly fichier: string | null;
  /** All that decides what is made of a record, as one text: where it changes, every record is understood again. */
  readonly graine: string;
  /** Whether other languages come as answers of their own. */
  readonly multilingue: boolean;
  readonly appartenance: Appartenance;
  readonly seuil: number;
  /** How many absences in a row remove an objet; null: none ever does. */
  readonly absences: number | null;
  /** Postcodes or INSEE codes to keep; empty, all. */
  readonly perimetre: ReadonlySet<string>;
  readonly alerte: string;
  /** Whom to call at the source; empty where nobody is known. */
  readonly contact: string;
  /** Its keys, opened: they are struck out of the answers that are kept. */
  readonly secrets?: readonly string[];
  /** Where an offer is of two systems, what entities gave to the second one. */
  readonly precedences?: PrecedencesParEntite;
  /** What records of today say of a feed whose fields its client chooses: those that came, went or changed their name. */
  readonly derive?: (fiches: readonly unknown[]) => readonly NewAvis[];
  /** How the instance wants what cannot be right to be dealt with. */
  readonly controles?: Controles;
  /** Values of the fields that the instance added, of one record. */
  readonly champs: (valeur: unknown) => Record<string, string | number | boolean | string[]>;
}

/** Told, in the transaction that ends it, that a run changed the catalogue: what depends on it follows. */
export type Applied = (tx: Db, importation: number, at: Date) => Promise<void>;

/** One run under way. */
export interface Run {
  readonly importation: Importation;
  readonly ouvert: FluxOuvert;
  readonly instant: Instant;
  /** Where the answers of this run are kept. */
  readonly dossier: string;
  /** How many objets are written in one transaction. */
  readonly lot: number;
  readonly outside: Outside;
  readonly room: Room;
  readonly sleep: Sleep;
  readonly random: () => number;
  readonly applied: Applied;
  /** Some of the records that changed, as they were read. */
  readonly echantillon: unknown[];
  readonly db: Db;
  readonly context: Pick<JobContext, 'guard' | 'progress' | 'note' | 'signal' | 'clock'>;
}

/** A transaction of the run: nothing of it is written once the job belongs to somebody else. */
export function guarded<T>({ db, context }: Run, work: (tx: Db) => Promise<T>): Promise<T> {
  context.signal.throwIfAborted();
  return db.transaction().execute(async (tx) => {
    await context.guard(tx);
    return work(tx);
  });
}
