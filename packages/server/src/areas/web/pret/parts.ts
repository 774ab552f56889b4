import type { AnyRecord } from '@bridge/contract';
import { type CrudContext, createRecord } from '../../../crud/write/record.service.ts';
import type { Writing } from '../../../crud/write/writing.ts';
import { codesTaken, idByCode } from './pret.repository.ts';

type NewRecord = Readonly<Record<string, unknown>> & { readonly code: string };

/** Finds or makes the records that a site needs: an existing one with the code, else a new one. */
export interface Parts {
  /** The number of the record with that code, made if needed. */
  part(ressource: string, values: NewRecord): Promise<number>;
  /** A new record, under the first code that is free. */
  make(ressource: string, values: NewRecord & { readonly sites?: readonly number[] }): Promise<AnyRecord>;
}

export function openParts(context: CrudContext, writing: Writing, entiteId: number | null): Parts {
  const make: Parts['make'] = async (ressource, values) => {
    const entry = context.registry.require(ressource);
    const { sites = [] } = values;
    const code = freeCode(values.code, await codesTaken(writing.tx, entry, { entiteId, sites }, values.code));
    const body = entry.resource.creation.parse({ ...values, code, entiteId });
    return createRecord(context, writing, entry, body);
  };
  return {
    make,
    part: async (ressource, values) => {
      const entry = context.registry.require(ressource);
      return (await idByCode(writing.tx, entry, entiteId, values.code)) ?? (await make(ressource, values)).id;
    },
  };
}

/** « restaurants », « restaurants-2 », « restaurants-3 »… */
export function freeCode(code: string, taken: readonly string[]): string {
  for (let rank = 1; ; rank += 1) {
    const candidate = rank === 1 ? code : `${code}-${rank}`;
    if (!taken.includes(candidate)) return candidate;
  }
}
