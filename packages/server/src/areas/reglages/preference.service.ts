import {
  BridgeError,
  type BridgeParameters,
  bridgeParametersSchema,
  CLES_DE_PREFERENCE,
  effectivePreferences,
  HERITE,
  isHerite,
  type Preferences,
  preferences,
  type Surcharges,
  surchargesSchema,
} from '@bridge/contract';
import type { SingleEntry } from '../../crud/single.service.ts';
import type { Identity, Scope } from '../../platform/auth/identity.ts';
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
  const { logo, couleur, bridge_languages, lien_aide, lien_signalement }: Surcharges = self.surcharges;
  return {
    id: self.id,
    entite: { id: self.id, nom: self.nom },
    ...(await preferenceVersion(db, entiteId)),
    // No logo is a value like others.
    logo: logo === undefined ? HERITE : logo,
    couleur: couleur ?? HERITE,
    bridge_languages: bridge_languages ?? HERITE,
    lien_aide: lien_aide ?? HERITE,
    lien_signalement: lien_signalement ?? HERITE,
    heritage: effectivePreferences(await parametresInForce(db), above),
  };
}

export const PREFERENCES: SingleEntry<Preferences> = {
  resource: preferences,
  // The entity stands for its preferences, which may have no row yet.
  lock: lockEntite,
  read: (db, { scope }, id) => preferencesOf(db, scope, id),
  save: async ({ tx, acteur, at }, before, changes) => {
    const after = { ...before, ...changes };
    await requireFichier(tx, isHerite(after.logo) ? null : after.logo);
    const own = CLES_DE_PREFERENCE.filter((cle) => !isHerite(after[cle]));
    const surcharges = Object.fromEntries(own.map((cle) => [cle, after[cle]]));
    await saveSurcharges(tx, before.id, surchargesSchema.parse(surcharges), { userId: acteur.userId, at });
  },
};
