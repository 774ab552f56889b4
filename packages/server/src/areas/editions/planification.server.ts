import { type FieldError, type Planification, planification } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import { refuse } from '../../crud/refuse.rules.ts';
import { same } from '../../crud/value.rules.ts';
import { isCron } from '../../platform/jobs/schedule.rules.ts';
import { forgetServeurs } from './parutions/planification.repository.ts';

const hooks: Hooks<typeof planification> = {
  beforeSave: async ({ tx }, saving) => {
    refuse([...fautesDeCalendrier(saving), ...fautesDeDestinations(saving), ...fautesDeSecret(saving)]);
    // Whoever types the password again trusts the server that it goes to.
    if (saving.before !== null && saving.changes.secret !== undefined) await forgetServeurs(tx, saving.before.id);
    return undefined;
  },
};

export default describe(planification, { hooks });

/** A cron is read by the server alone: it says here what it cannot read. */
function fautesDeCalendrier({ after: { calendrier }, changes }: Saving<typeof planification>): FieldError[] {
  if (!('calendrier' in changes) || calendrier.genre !== 'cron' || isCron(calendrier.expression)) return [];
  return [
    {
      path: 'calendrier.expression',
      message: 'Cette expression ne se lit pas. Écrivez cinq champs, par exemple «\u00a00 6 * * 1\u00a0».',
    },
  ];
}

/** One media is kept up to date: two folders would have to share it. */
function fautesDeDestinations({ changes: { diffusions = [] } }: Saving<typeof planification>): FieldError[] {
  if (diffusions.filter(({ genre }) => genre === 'mediatheque').length < 2) return [];
  return [{ path: 'diffusions', message: 'Un seul dossier de la médiathèque par planification.' }];
}

/** A password goes only to the server that it was typed for. */
function fautesDeSecret({ before, changes }: Saving<typeof planification>): FieldError[] {
  if (before === null || changes.diffusions === undefined || 'secret' in changes) return [];
  const [had, asked] = [serveurDe(before.diffusions), serveurDe(changes.diffusions)];
  if (!before.secret.defini || asked === null || same(had, asked)) return [];
  return [{ path: 'secret', message: 'Saisissez à nouveau le mot de passe\u00a0: le serveur de dépôt a changé.' }];
}

function serveurDe(diffusions: Planification['diffusions']) {
  const depot = diffusions.find(({ genre }) => genre === 'depot');
  return depot?.genre === 'depot' ? { hote: depot.hote, port: depot.port, utilisateur: depot.utilisateur } : null;
}
