import type { Langue } from '@bridge/contract';
import type { CadreDemande } from '../composition/cadre.ts';
import { scopeOfEntity } from '../crud/read/portee.repository.ts';
import { bothSee, type Identity, owns, type Scope } from '../platform/auth/identity.ts';
import type { Db } from '../schema.ts';

type Person = Pick<Identity, 'scope' | 'entiteId'>;

/** Of what a person sees, what the channels of an entity show; without an entity, all of it. */
export async function triedScope(
  db: Db,
  { scope, entiteId }: Person,
  owner: number | null | undefined,
): Promise<Scope> {
  return owner === undefined || owner === entiteId ? scope : bothSee(await scopeOfEntity(db, owner), scope);
}

interface Trial {
  /** Whose record is tried; left out, what is tried is of nobody but the person. */
  readonly owner?: number | null | undefined;
  readonly at: Date;
  readonly langue: Langue;
}

/**
 * Where the previews of a person are composed: as the entity of the record will publish it, with nothing that the person may not see. A
 * draft names whom it likes: the texts of an entity are shown to those that it belongs to, others see their own.
 */
export async function cadreOf(db: Db, person: Person, { owner, at, langue }: Trial): Promise<CadreDemande> {
  const entite = owner !== undefined && owns(person.scope, owner) ? owner : person.entiteId;
  return { scope: await triedScope(db, person, owner), entite, at, langue };
}
