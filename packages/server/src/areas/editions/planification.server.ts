import {
  adminsEditions,
  type FieldError,
  lecteursEditions,
  mayAccess,
  type Planification,
  planification,
} from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import { same } from '../../crud/write/value.rules.ts';
import type { Acteur } from '../../platform/auth/acteur.ts';
import { isCron } from '../../platform/jobs/schedule.rules.ts';
import type { Db } from '../../schema.ts';
import { forgetServeurs, rolesDe } from './parutions/planification.repository.ts';

const hooks: Hooks<typeof planification> = {
  beforeSave: async ({ tx, acteur }, saving) => {
    refuse([
      ...fautesDeCalendrier(saving),
      ...fautesDeDestinations(saving),
      ...fautesDeSecret(saving),
      ...fautesDAccord(saving, acteur),
      ...(await fautesDeValidateurs(tx, saving)),
    ]);
    // A password typed again means that the server is trusted.
    if (saving.before !== null && saving.changes.secret !== undefined) await forgetServeurs(tx, saving.before.id);
    return undefined;
  },
};

export default describe(planification, { hooks });

/** Refuses a cron expression that cannot be parsed: only the server parses it. */
function fautesDeCalendrier({ after: { calendrier }, changes }: Saving<typeof planification>): FieldError[] {
  if (!('calendrier' in changes) || calendrier.genre !== 'cron' || isCron(calendrier.expression)) return [];
  return [
    {
      path: 'calendrier.expression',
      message: 'Cette expression ne se lit pas. Écrivez cinq champs, par exemple «\u00a00 6 * * 1\u00a0».',
    },
  ];
}

/** Refuses two médiathèque destinations: one media is kept up to date, and two folders would share it. */
function fautesDeDestinations({ changes: { diffusions = [] } }: Saving<typeof planification>): FieldError[] {
  if (diffusions.filter(({ genre }) => genre === 'mediatheque').length < 2) return [];
  return [{ path: 'diffusions', message: 'Un seul dossier de la médiathèque par planification.' }];
}

/** Refuses a new server without a new password: a password goes only to the server it was typed for. */
function fautesDeSecret({ before, changes }: Saving<typeof planification>): FieldError[] {
  if (before === null || changes.diffusions === undefined || 'secret' in changes) return [];
  const [had, asked] = [serveurDe(before.diffusions), serveurDe(changes.diffusions)];
  if (!before.secret.defini || asked === null || same(had, asked)) return [];
  return [{ path: 'secret', message: 'Saisissez à nouveau le mot de passe\u00a0: le serveur de dépôt a changé.' }];
}

/** A person who may not approve documents changes neither who approves them nor what may stop them. */
function fautesDAccord({ before, changes }: Saving<typeof planification>, { viewer }: Acteur): FieldError[] {
  if (before === null || mayAccess(adminsEditions, viewer)) return [];
  return (['validateurs', 'controleBloquant'] as const)
    .filter((champ) => champ in changes && !same(before[champ], changes[champ]))
    .map((path) => ({ path, message: 'Seul un administrateur des éditions peut changer cette condition.' }));
}

/** Refuses approvers who may not approve. */
async function fautesDeValidateurs(
  tx: Db,
  { changes: { validateurs = [] } }: Saving<typeof planification>,
): Promise<FieldError[]> {
  const unable = (await rolesDe(tx, validateurs)).filter(
    ({ roles }) => !mayAccess(lecteursEditions, { roles, mode: 'autonome', flags: {} }),
  );
  return unable.map(({ username }) => ({
    path: 'validateurs',
    message: `«\u00a0${username}\u00a0» n’a pas accès aux éditions et ne pourrait pas valider. Choisissez quelqu’un d’autre.`,
  }));
}

function serveurDe(diffusions: Planification['diffusions']) {
  const depot = diffusions.find(({ genre }) => genre === 'depot');
  return depot?.genre === 'depot'
    ? { hote: depot.hote, port: depot.port, protocole: depot.protocole, utilisateur: depot.utilisateur }
    : null;
}
