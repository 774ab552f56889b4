import { nombresDe } from '@bridge/contract';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import { asJobFailure } from './client.ts';
import { configOf, type Envoi, note } from './envoi.ts';
import { priseEnMots, refusEnMots } from './reponse.rules.ts';

/** Adding a criterion twice adds it once: it is repeated after a crash. */
export async function addCriteres(envoi: Envoi): Promise<void> {
  const { context, line, client, accesDe } = envoi;
  const config = await configOf(envoi);
  const criteres = [...new Set([...nombresDe(config.criteresInternes), ...line.criteres])];
  if (line.criteres_poses || criteres.length === 0 || line.identifiant === null) return;
  const acces = await accesDe(context.db, config, line.demande_par);
  const answer = await client
    .addCriteres(acces, Number(line.identifiant), criteres, context.signal)
    .catch((error: unknown) => {
      throw asJobFailure(error);
    });
  const words =
    answer.kind === 'prise'
      ? `Critères internes posés\u00a0: ${criteres.join(', ')}.`
      : `Apidae n’a pas posé les critères internes ${criteres.join(', ')} (${answer.type}).`;
  await note(envoi, { criteres_poses: true }, words);
}

/** Said of a line whose request was asked to be taken back: asked again after a crash, Apidae has nothing more to take back. */
const ANNULATION = 'ANNULATION_DEMANDE';

/** Takes back a request that waits at the owner's. */
export async function takeBack(envoi: Envoi): Promise<string> {
  const { context, line, client, accesDe } = envoi;
  if (line.etat !== 'demandee') return line.etat;
  try {
    const acces = await accesDe(context.db, await configOf(envoi), line.demande_par);
    const again = line.statut === ANNULATION;
    if (!again) await note(envoi, { statut: ANNULATION }, null);
    const answer = await client.write(acces, { mode: ANNULATION, id: Number(line.identifiant) }, context.signal);
    if (again || (answer.kind === 'prise' && answer.statut !== 'NO_ACTION')) {
      await note(envoi, { etat: 'annulee', message: '' }, priseEnMots('annulee'));
      return 'annulee';
    }
    const refus = answer.kind === 'refus' ? answer : ({ kind: 'refus', type: 'CANCEL_FAILED', message: '' } as const);
    const personne = acces.tokenSSO !== null;
    const message = refusEnMots(refus, { chemins: [], proprietaire: '', autorisation: null, personne });
    await note(envoi, { message, statut: line.statut }, message);
    throw new JobFailure(message, { retry: false });
  } catch (error) {
    throw asJobFailure(error);
  }
}
