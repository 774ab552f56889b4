import type { Langue } from '@bridge/contract';
import type { CadreDemande } from '../composition/cadre.ts';
import type { Identity } from '../platform/auth/identity.ts';

/** Where the previews of a person are composed: with what their scope sees, in the name of their entity. */
export function cadreOf(
  { scope, entiteId }: Pick<Identity, 'scope' | 'entiteId'>,
  at: Date,
  langue: Langue,
): CadreDemande {
  return { scope, entite: entiteId, at, langue };
}
