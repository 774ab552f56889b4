import {
  BridgeError,
  type BridgeParameters,
  bridgeParametersSchema,
  CLES_DE_PREFERENCE,
  effectivePreferences,
  isSameValue,
  type Preferences,
  type Surcharges,
} from '@bridge/contract';
import { recordAudit } from '../../platform/audit.ts';
import type { Identity, Scope } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../schema.ts';
import { requireFichier } from './fichier.service.ts';
import { parametresInForce } from './parametre.repository.ts';
import { chainOf, isEntiteOf, lockEntite, preferenceVersion, saveSurcharges } from './preference.repository.ts';

/** What the browser keeps: the parameters, as the person's entity makes them. Entities set nothing where each is on its own. */
export async function bridgeParameters(db: Db, { entiteId, viewer }: Identity): Promise<BridgeParameters> {
  const parametres = await parametresInForce(db);
  const chain = viewer.mode === 'centralise' && entiteId !== null ? await chainOf(db, entiteId) : [];
  const effective = Object.entries(effectivePreferences(parametres, chain)).map(([cle, { valeur }]) => [cle, valeur]);
  return bridgeParametersSchema.strip().parse({ ...parametres, ...Object.fromEntries(effective) });
}

/** An entity outside the reader's branch is not there at all. */
export async function preferencesOf(db: Db, scope: Scope, entiteId: number | null): Promise<Preferences> {
  if (entiteId === null || !(await isEntiteOf(db, scope, entiteId))) throw new BridgeError('notFound');
  const [self, ...above] = await chainOf(db, entiteId);
  if (!self) throw new BridgeError('notFound');
  return {
    entite: { id: self.id, nom: self.nom },
    ...(await preferenceVersion(db, entiteId)),
    surcharges: self.surcharges,
    heritees: effectivePreferences(await parametresInForce(db), above),
  };
}

interface Change {
  readonly entiteId: number;
  readonly version: number;
  readonly surcharges: Surcharges;
  readonly ip: string;
}

export async function changePreferences(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  identity: Identity,
  { entiteId, version, surcharges, ip }: Change,
): Promise<Preferences> {
  return db.transaction().execute(async (tx) => {
    await lockEntite(tx, entiteId);
    const before = await preferencesOf(tx, identity.scope, entiteId);
    const changed = CLES_DE_PREFERENCE.filter((cle) => !isSameValue(before.surcharges[cle], surcharges[cle]));
    if (changed.length === 0) return before;
    if (version !== before.version) throw new BridgeError('conflict', { data: { current: before } });
    await requireFichier(tx, 'surcharges.logo', surcharges.logo);
    const at = clock.now();
    await saveSurcharges(tx, entiteId, surcharges, { userId: identity.userId, at });
    await recordAudit(tx, {
      at,
      action: 'preferences.modifier',
      by: identity,
      target: { kind: 'entite', id: entiteId },
      details: Object.fromEntries(
        changed.map((cle) => [cle, { avant: told(before.surcharges, cle), apres: told(surcharges, cle) }]),
      ),
      ip,
    });
    return preferencesOf(tx, identity.scope, entiteId);
  });
}

function told(surcharges: Surcharges, cle: keyof Surcharges): unknown {
  return cle in surcharges ? surcharges[cle] : 'hérité';
}
