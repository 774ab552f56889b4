import {
  accesAuxOptions,
  BridgeError,
  changedParametres,
  clesDuGroupe,
  type EndpointInput,
  groupesOuverts,
  mayAccess,
  type ParametresEnregistres,
  type updateParams,
} from '@bridge/contract';
import { recordAudit } from '../../platform/audit.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../schema.ts';
import { requireFichier } from './fichier.service.ts';
import { countChange, lockParametres, parametresEnregistres, saveParametres } from './parametre.repository.ts';

export interface ParametreDependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** Ends the open sessions that have lasted longer than so many hours. */
  readonly shortenSessions: (db: Db, hours: number) => Promise<void>;
}

type Body = EndpointInput<typeof updateParams>['body'];

/** Saves what differs, under one version for all parameters, and notes both values of each. */
export async function changeParametres(
  { db, clock, shortenSessions }: ParametreDependencies,
  identity: Identity,
  { version, ...given }: Body,
  ip: string,
): Promise<ParametresEnregistres> {
  refuseForeignKeys(identity, given);
  return db.transaction().execute(async (tx) => {
    await lockParametres(tx);
    const before = await parametresEnregistres(tx);
    const cles = changedParametres(before.parametres, given);
    if (cles.length === 0) return before;
    if (version !== undefined && version !== before.version) {
      const champs = cles.map((cle) => ({ cle, actuel: before.parametres[cle], propose: given[cle] }));
      throw new BridgeError('conflict', { data: { current: before, champs } });
    }
    await requireFichier(tx, 'logo', given.logo);
    const at = clock.now();
    await saveParametres(tx, Object.fromEntries(cles.map((cle) => [cle, given[cle]])), at);
    await countChange(tx, identity.userId, at);
    const after = await parametresEnregistres(tx);
    if (after.parametres.duree_session < before.parametres.duree_session)
      await shortenSessions(tx, after.parametres.duree_session);
    const changed = cles.map((cle) => [cle, { avant: before.parametres[cle], apres: after.parametres[cle] }]);
    await recordAudit(tx, {
      at,
      action: 'parametres.modifier',
      by: identity,
      target: { kind: 'parametres', id: after.version },
      details: Object.fromEntries(changed),
      ip,
    });
    return after;
  });
}

/** What opens parts of the product, guards accounts or erases traces is not for everybody who manages it. */
function refuseForeignKeys({ viewer }: Identity, given: object): void {
  const own: readonly string[] = groupesOuverts(false).flatMap(({ id }) => clesDuGroupe(id));
  const foreign = Object.keys(given).some((cle) => !own.includes(cle));
  if (foreign && !mayAccess(accesAuxOptions, viewer)) throw new BridgeError('accessDenied');
}
