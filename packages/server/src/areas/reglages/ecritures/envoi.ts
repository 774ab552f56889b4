import type { JobContext } from '../../../platform/jobs/job.definition.ts';
import type { Db } from '../../../schema.ts';
import { type AccesApidae, AccesRefuse, type ClientApidae } from './client.ts';
import { type ConfigEcriture, configEcriture } from './config.repository.ts';
import { type EcritureLue, noteEcriture } from './ecriture.repository.ts';

export interface EcritureDependencies {
  readonly client: ClientApidae;
  /** The access by which a line is written. Rejects with AccesRefuse when there is none. */
  readonly accesDe: (db: Db, config: ConfigEcriture, personne: number | null) => Promise<AccesApidae>;
  /** The present record in Apidae, or null without a reading feed. */
  readonly ficheActuelle: (db: Db, config: ConfigEcriture, identifiant: string) => Promise<unknown>;
}

/** A line on its way, in its job. */
export interface Envoi extends EcritureDependencies {
  readonly context: Pick<JobContext, 'db' | 'guard' | 'clock' | 'signal'>;
  readonly line: EcritureLue;
}

export async function configOf({ context, line }: Envoi): Promise<ConfigEcriture> {
  const config = await configEcriture(context.db, line.config);
  if (!config?.actif) throw new AccesRefuse('La configuration d’écriture n’est plus active. Activez-la, puis rejouez.');
  return config;
}

/** Notes something of the line, while the job is still ours. */
export async function note(
  { context: { db, guard, clock }, line }: Envoi,
  changes: Parameters<typeof noteEcriture>[2],
  texte: string | null,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await guard(tx);
    await noteEcriture(tx, line.id, changes, texte, clock.now());
  });
}
