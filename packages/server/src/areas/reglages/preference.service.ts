import {
  BridgeError,
  type BridgeParameters,
  bridgeParametersSchema,
  CLES_DE_PREFERENCE,
  type ClePreference,
  ELEMENTS_PAR_DEFAUT,
  effectivePreferences,
  HERITE,
  type Herite,
  isHerite,
  modeOf,
  type Preferences,
  type PreferencesEffectives,
  preferences,
  resourceById,
  type Surcharges,
  surchargesSchema,
} from '@bridge/contract';
import { recordById } from '../../crud/read/record.repository.ts';
import { storedOf } from '../../crud/stored.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { SingleEntry } from '../../crud/write/single.service.ts';
import type { Identity, Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { requireFichier } from './fichier.service.ts';
import { parametresInForce } from './parametre.repository.ts';
import { chainOf, isEntiteOf, lockEntite, preferenceVersion, saveSurcharges } from './preference.repository.ts';

/** What the browser keeps: the parameters with the preferences of the entity, if entities have any. */
export async function bridgeParameters(db: Db, { entiteId, viewer, scope }: Identity): Promise<BridgeParameters> {
  const parametres = await parametresInForce(db);
  const chain = viewer.mode === 'centralise' && entiteId !== null ? await chainOf(db, entiteId) : [];
  const valeurs = valeursOf(effectivePreferences(parametres, chain));
  const unseen = (await unseenAmong(db, scope, valeurs)).map((path) => [path, null]);
  return bridgeParametersSchema.strip().parse({ ...parametres, ...valeurs, ...Object.fromEntries(unseen) });
}

/** The default elements that are put away, or that the person does not see. */
async function unseenAmong(db: Db, scope: Scope, values: Readonly<Record<string, unknown>>): Promise<string[]> {
  const unseen: string[] = [];
  for (const [path, ressource] of Object.entries(ELEMENTS_PAR_DEFAUT)) {
    const id = values[path];
    const resource = resourceById(ressource);
    if (typeof id !== 'number' || resource === undefined) continue;
    const found = await recordById(db, storedOf(resource), scope, id);
    if (found === undefined || found.supprimeLe !== null) unseen.push(path);
  }
  return unseen;
}

/** The preferences of an entity; not found outside the reader's branch. */
export async function preferencesOf(db: Db, scope: Scope, entiteId: number | null): Promise<Preferences> {
  if (entiteId === null || !(await isEntiteOf(db, scope, entiteId))) throw new BridgeError('notFound');
  const [self, ...above] = await chainOf(db, entiteId);
  if (!self) throw new BridgeError('notFound');
  return {
    id: self.id,
    entite: { id: self.id, nom: self.nom },
    ...(await preferenceVersion(db, entiteId)),
    ...ownOf(self.surcharges),
    heritage: effectivePreferences(await parametresInForce(db), above),
  };
}

/** The own settings of an entity, and those that it inherits. No logo and no default are values like others. */
function ownOf(surcharges: Surcharges) {
  return {
    logo: own(surcharges.logo),
    couleur: own(surcharges.couleur),
    bridge_languages: own(surcharges.bridge_languages),
    lien_aide: own(surcharges.lien_aide),
    lien_signalement: own(surcharges.lien_signalement),
    signature_courriels: own(surcharges.signature_courriels),
    courriels_alerte: own(surcharges.courriels_alerte),
    mentions: own(surcharges.mentions),
    tri_par_defaut: own(surcharges.tri_par_defaut),
    scoring_par_defaut: own(surcharges.scoring_par_defaut),
    modele_liste_par_defaut: own(surcharges.modele_liste_par_defaut),
    modele_edition_par_defaut: own(surcharges.modele_edition_par_defaut),
  };
}

const own = <T>(valeur: T | undefined): T | Herite => (valeur === undefined ? HERITE : valeur);

/** The values in force for an entity, for what the product does by itself in its name. */
export async function preferencesEnVigueur(db: Db, entiteId: number | null): Promise<Valeurs> {
  const parametres = await parametresInForce(db);
  const applies = modeOf(parametres) === 'centralise' && entiteId !== null;
  return valeursOf(effectivePreferences(parametres, applies ? await chainOf(db, entiteId) : []));
}

type Valeurs = { readonly [K in ClePreference]: PreferencesEffectives[K]['valeur'] };

function valeursOf(effectives: PreferencesEffectives): Valeurs {
  // Object.entries forgets which key holds which value.
  return Object.fromEntries(Object.entries(effectives).map(([cle, { valeur }]) => [cle, valeur])) as Valeurs;
}

/** Refuses default elements that the entity does not see. */
async function refuseUnseen(tx: Db, entiteId: number, after: Readonly<Record<string, unknown>>): Promise<void> {
  const seen = { kind: 'entites', ids: [entiteId], above: (await chainOf(tx, entiteId)).map(({ id }) => id) } as const;
  const message = 'Cet élément n’existe plus, ou cette entité ne le voit pas. Choisissez-en un autre.';
  refuse((await unseenAmong(tx, seen, after)).map((path) => ({ path, message })));
}

export const PREFERENCES: SingleEntry<Preferences> = {
  resource: preferences,
  // The entity is locked for its preferences, which may have no row yet.
  lock: lockEntite,
  read: (db, { scope }, id) => preferencesOf(db, scope, id),
  save: async ({ tx, acteur, at }, before, changes) => {
    const after = { ...before, ...changes };
    await requireFichier(tx, isHerite(after.logo) ? null : after.logo);
    await refuseUnseen(tx, before.id, changes);
    const own = CLES_DE_PREFERENCE.filter((cle) => !isHerite(after[cle]));
    const surcharges = Object.fromEntries(own.map((cle) => [cle, after[cle]]));
    await saveSurcharges(tx, before.id, surchargesSchema.parse(surcharges), { userId: acteur.userId, at });
  },
};
