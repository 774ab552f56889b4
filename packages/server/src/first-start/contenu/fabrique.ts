import { numeroOf, textOf } from '@bridge/contract';
import { type CrudContext, changeRecord, createRecord } from '../../crud/write/record.service.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { publishRecord } from '../../publication/publish.service.ts';
import { isPublishedEntry } from '../../publication/published.entry.ts';

/** Makes records as a person does, with rules, history and suites. */
export interface Fabrique {
  /** Makes a record, shared with everybody unless the values say otherwise; returns its number. */
  make(ressource: string, values: Readonly<Record<string, unknown>>): Promise<number>;
  change(ressource: string, id: number, values: Readonly<Record<string, unknown>>): Promise<void>;
  /** Publishes the record as it is saved. */
  publish(ressource: string, id: number): Promise<void>;
}

/** `pulse` is called before each record, and throws when the work must stop. */
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
