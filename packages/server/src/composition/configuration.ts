import { type RecordOf, type Resource, selection as selectionResource } from '@bridge/contract';
import { type ChampsPublics, champsPublics } from '../catalogue/champs-publics.repository.ts';
import { type SelectionEnregistree, savedSelection } from '../catalogue/selection/saved.repository.ts';
import { recordById } from '../crud/read/record.repository.ts';
import { type Stored, storedOf } from '../crud/stored.ts';
import type { Scope } from '../platform/auth/identity.ts';
import type { Db } from '../schema.ts';
import { parseRecord } from './record.rules.ts';

/** How the records that decide what is shown are read: as saved, as published, or as a person types them. */
export interface Configuration {
  /** A saved record, or undefined when there is none to use. */
  live<R extends Resource>(resource: R, id: number): Promise<RecordOf<R> | undefined>;
  selection(id: number): Promise<SelectionEnregistree | undefined>;
  /** The added fields that everybody may read. */
  readonly champs: () => Promise<ChampsPublics>;
}

/** Saved records, as far as a scope sees them: records that it does not see, or in the trash, show nothing. */
export function configurationOf(tx: Db, scope: Scope): Configuration {
  const live = async <R extends Resource>(resource: R, id: number): Promise<RecordOf<R> | undefined> => {
    const found = await savedRecord(tx, resource, scope, id);
    return found === undefined || Object(found).supprimeLe !== null ? undefined : found;
  };
  return {
    live,
    selection: async (id) => ((await live(selectionResource, id)) ? savedSelection(tx, id) : undefined),
    champs: () => champsPublics(tx),
  };
}

/** A record as a person types it. */
export interface Brouillon {
  readonly resource: Resource;
  /** The id is 0 until the record is saved. */
  readonly record: { readonly id: number };
}

/** Saved records, except one, which is as a person types it. */
export function withBrouillon(saved: Configuration, { resource, record }: Brouillon): Configuration {
  return {
    ...saved,
    live: async <R extends Resource>(asked: R, id: number) =>
      // The record was parsed by the schema of that resource.
      asked.id === resource.id && id === record.id ? (record as RecordOf<R>) : saved.live(asked, id),
  };
}

/** A saved record, in the trash or not, if the scope sees it. */
export async function savedRecord<R extends Resource>(
  tx: Db,
  resource: R,
  scope: Scope,
  id: number,
): Promise<RecordOf<R> | undefined> {
  const record = await recordById(tx, stored(resource), scope, id);
  return record && parseRecord(resource, record);
}

const STORED = new Map<string, Stored>();

function stored(resource: Resource): Stored {
  const known = STORED.get(resource.id) ?? storedOf(resource);
  STORED.set(resource.id, known);
  return known;
}
