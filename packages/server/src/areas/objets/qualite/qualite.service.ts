import { type Accueil, type FilterOf, objet } from '@bridge/contract';
import type { CrudDependencies } from '../../../crud/crud.routes.ts';
import { all, type Condition, filtered, inState, matching, visible } from '../../../crud/read/condition.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';
import { anomaliesDe, comptesDe, PUBLIES } from './qualite.repository.ts';

type Registry = CrudDependencies['registry'];

interface Recherche {
  readonly q: string;
  readonly filter: FilterOf<'kept'>;
}

/** The published objets that a person sees and searches, as in their list. */
export function objetsVus(registry: Registry, scope: Scope, { q, filter }: Recherche): Condition {
  const entry = registry.require(objet);
  return all([visible(entry, scope), filtered(entry, scope, filter), matching(entry, scope, q), PUBLIES]);
}

const MOST_ANOMALIES = 5;

/** The quality of all objets that a person sees, in brief; null without objets. */
export async function qualiteEnBref(db: Db, registry: Registry, scope: Scope): Promise<Accueil['qualite']> {
  const which = all([visible(registry.require(objet), scope), inState('actif'), PUBLIES]);
  const [comptes, anomalies] = await Promise.all([comptesDe(db, which), anomaliesDe(db, which, MOST_ANOMALIES)]);
  return comptes.objets === 0 ? null : { ...comptes, anomalies };
}
