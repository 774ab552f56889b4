import type { Langue } from '@bridge/contract';
import type { CadreDemande } from '../composition/cadre.ts';
import { scopeOfEntity } from '../crud/read/portee.repository.ts';
import { bothSee, type Identity, isOfNoEntity, owns, type Scope } from '../platform/auth/identity.ts';
import type { Db } from '../schema.ts';

type Person = Pick<Identity, 'scope' | 'entiteId'>;

/**
 * The entity in whose name a person works on a record: their own or, for a person without one, that of the record if they may change it.
 * Null: a record of no entity, or they work in nobody's name (`worksInNobodysName`).
 */
export function entiteQuiTravaille({ scope, entiteId }: Person, owner: number | null): number | null {
  return entiteId ?? (owns(scope, owner) ? owner : null);
}

/** Whether a person of no entity works on a record that is not theirs to change: they write nothing there, and read what anybody may. */
export function worksInNobodysName(person: Person, owner: number | null): boolean {
  return isOfNoEntity(person) && !owns(person.scope, owner);
}

/**
 * The scope that an entity's channels show, within what a person sees; without an entity, all that they see. Values that the entity keeps
 * to itself are unknown here to a person of another one: rules of their own would tell them.
 */
export async function triedScope(
  db: Db,
  { scope, entiteId }: Person,
  owner: number | null | undefined,
): Promise<Scope> {
  if (owner === undefined || owner === entiteId) return scope;
  return bothSee(knownTo(scope, await scopeOfEntity(db, owner)), scope);
}

/** The scope of an entity, whose own rows are those of a reader too: the others are only shared with them. */
function knownTo(reader: Scope, owner: Scope): Scope {
  if (owner.kind === 'system' || reader.kind === 'system') return owner;
  const others = owner.ids.filter((id) => !owns(reader, id));
  return { ...owner, ids: owner.ids.filter((id) => owns(reader, id)), above: [...owner.above, ...others] };
}

interface Trial {
  /** The entity of the record that is tried out; without it, only the person's own scope counts. */
  readonly owner?: number | null | undefined;
  readonly at: Date;
  readonly langue: Langue;
}

/**
 * The cadre of a person's previews: as the entity of the record will publish, without what the person may not see. A
 * draft may name any entity: its texts are shown to its own people only, others see their own.
 */
export async function cadreOf(db: Db, person: Person, { owner, at, langue }: Trial): Promise<CadreDemande> {
  const entite = owner !== undefined && owns(person.scope, owner) ? owner : person.entiteId;
  return { scope: await triedScope(db, person, owner), entite, at, langue };
}
