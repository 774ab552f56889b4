import { enqueueAll } from '../../../platform/jobs/enqueue.repository.ts';
import type { GenerationLue } from '../../../publication/print/generations/generations.repository.ts';
import type { Db } from '../../../schema.ts';
import { entiteDe, planificationLue } from '../parutions/planification.repository.ts';
import { listesDe } from './destinataires.repository.ts';
import { arrivedOf, envoisDe } from './envoi.repository.ts';
import { type EnvoiNomme, envoisManques, envoisVoulus, nomDEnvoi, SANS_COURRIEL } from './envoi.rules.ts';

/** Over an hour and a half: servers come back. */
export const ENVOI = { type: 'envoi', maxTentatives: 10 } as const;

interface Demande {
  readonly demandePar: number | null;
  /** Whether only failed sendings leave. */
  readonly echecs?: boolean;
}

/** Asks for the sendings of a validated document, in the transaction that validates it. Returns how many. */
export async function askEnvois(
  tx: Db,
  generation: GenerationLue,
  { demandePar, echecs }: Demande,
  at: Date,
): Promise<number> {
  const record = await planificationLue(tx, generation.planification);
  if (record === undefined) return 0;
  const wanted = envoisVoulus(record, await listesDe(tx, record));
  const asked = echecs ? await failedAmong(tx, generation.id, wanted) : wanted;
  if (asked.length === 0) return 0;
  const jobs = asked.map(({ genre, vers, cible }) => ({
    definition: ENVOI,
    donnees: { generation: generation.id, genre, vers },
    cible,
    lien: { ressource: 'generation', id: generation.id },
    entiteId: entiteDe(record),
    demandePar,
    cle: nomDEnvoi(generation.id, { genre, vers }),
  }));
  await forgetSansCourriel(tx, generation.id);
  await enqueueAll(tx, jobs, at);
  await tx.updateTable('generations').set({ envois_alertes: false }).where('id', '=', generation.id).execute();
  return asked.length;
}

/** Forgets the failures of e-mails that could not leave: they are told again only if they still cannot. */
async function forgetSansCourriel(tx: Db, generation: number): Promise<void> {
  const names = [...SANS_COURRIEL.keys()].map((vers) => nomDEnvoi(generation, { genre: 'courriel', vers }));
  await tx
    .deleteFrom('taches')
    .where('type', '=', ENVOI.type)
    .where('cle', 'in', names)
    .where('etat', 'in', ['echouee', 'annulee'])
    .execute();
}

async function failedAmong(tx: Db, generation: number, wanted: readonly EnvoiNomme[]): Promise<readonly EnvoiNomme[]> {
  const all = await envoisDe(tx, generation);
  const ended = all.filter(({ etat }) => etat === 'echouee' || etat === 'annulee');
  const namesOf = (envois: typeof all) => new Set(envois.map(({ cle }) => cle));
  return envoisManques(generation, wanted, {
    tried: namesOf(all),
    failed: namesOf(ended),
    arrived: await arrivedOf(tx, generation),
  });
}
