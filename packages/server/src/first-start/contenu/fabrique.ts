import { numeroOf, textOf } from '@bridge/contract';
import { type CrudContext, changeRecord, createRecord } from '../../crud/write/record.service.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { publishRecord } from '../../publication/publish.service.ts';
import { isPublishedEntry } from '../../publication/published.entry.ts';

/** Makes things the way a person makes them: rules, history and what follows a change included. */
export interface Fabrique {
  /** Shared with everybody unless the values say otherwise. Answers its number. */
  make(ressource: string, values: Readonly<Record<string, unknown>>): Promise<number>;
  change(ressource: string, id: number, values: Readonly<Record<string, unknown>>): Promise<void>;
  /** What was just made is what visitors see. */
  publish(ressource: string, id: number): Promise<void>;
}

/** `pulse` is called before each record: it throws when the work has to stop. */
export function openFabrique(engine: CrudContext, writing: Writing, pulse: () => void): Fabrique {
  const { registry } = engine;
  return {
    make: async (ressource, values) => {
      pulse();
      const entry = registry.require(ressource);
      const body = entry.resource.creation.parse({ partage: 'toutes', ...values });
      return (await createRecord(engine, writing, entry, body)).id;
    },
    change: async (ressource, id, values) => {
      pulse();
      await changeRecord(engine, writing, registry.require(ressource), id, values, { unversioned: true });
    },
    publish: async (ressource, id) => {
      pulse();
      const entry = registry.require(ressource);
      if (!isPublishedEntry(entry)) throw new Error(`Nothing is published of ${ressource}`);
      await publishRecord(engine, writing, { entry, id }, { version: 1, du: null, au: null, avec: false });
    },
  };
}

/** A civil day, so many days after another. */
export function jourApres(jour: string, jours: number): string {
  const numero = numeroOf(jour);
  if (numero === null) throw new Error(`${jour} is no day`);
  return textOf(numero + jours);
}
