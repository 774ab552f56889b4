import { NOBODY } from '@bridge/contract';
import { recordAudit } from '../platform/audit.ts';
import type { Bind } from '../platform/http/endpoint.ts';
import type { Db } from '../schema.ts';
import { exportRecords } from './files/export.service.ts';
import { importRecords } from './files/import.service.ts';
import { bulkAction } from './life/bulk.service.ts';
import {
  archiveRecord,
  duplicateRecord,
  removeRecord,
  restoreRecord,
  restoreVersion,
} from './life/record-life.service.ts';
import type { LongLists } from './read/long-lists.ts';
import { historyOf, pageOfRecords, readRecord } from './read/read.service.ts';
import type { ReadOnlyEntry } from './read/read-only.entry.ts';
import { exportLines, pageOfLines, readLine } from './read/read-only.service.ts';
import type { Entry } from './registry.ts';
import { usagesOf } from './usage/usage.service.ts';
import { type CrudContext, changeRecord, createRecord } from './write/record.service.ts';
import type { Write } from './write/writing.ts';

export interface CrudDependencies extends CrudContext {
  readonly db: Db;
  readonly write: Write;
}

interface RouteDependencies extends CrudDependencies {
  readonly longLists: LongLists;
}

/** The calls of every resource. */
export function crudRoutes(bind: Bind, dependencies: RouteDependencies): void {
  for (const entry of dependencies.registry.entries) resourceRoutes(bind, dependencies, entry);
  for (const entry of dependencies.registry.readOnly) readOnlyRoutes(bind, dependencies, entry);
}

function readOnlyRoutes(bind: Bind, dependencies: RouteDependencies, entry: ReadOnlyEntry): void {
  const { db, registry, write } = dependencies;
  const { calls, id } = entry.resource;
  bind(calls.list, ({ identity, query }) => pageOfLines(dependencies, entry, identity, query));
  bind(calls.get, ({ identity, params }) => readLine(db, entry, identity, params.id));
  bind(calls.export, async (input) => {
    const { identity, query } = input;
    const file = await exportLines(registry, db, entry, identity, query);
    if (entry.exportNoted)
      await write(input.demande, async ({ tx, at, acteur, adresse }) => {
        const details = { ...query.filter, q: query.q };
        await recordAudit(tx, { at, action: `${id}.exporter`, by: acteur, details, ip: adresse });
        return null;
      });
    return file;
  });
}

function resourceRoutes(bindAll: Bind, dependencies: RouteDependencies, entry: Entry): void {
  const { db, registry, write } = dependencies;
  // A call that nobody may make does not exist.
  const bind: Bind = (endpoint, handler) => {
    if (endpoint.access !== NOBODY) bindAll(endpoint, handler);
  };
  const { calls } = entry.resource;

  bind(calls.list, ({ identity, query }) => pageOfRecords(dependencies, entry, identity, query));
  bind(calls.get, ({ identity, params }) => readRecord(db, entry, identity, params.id));
  bind(calls.history, ({ identity, params, query }) =>
    historyOf(registry, db, entry, identity, params.id, query.before),
  );
  bind(calls.usages, async ({ identity, params }) => {
    await readRecord(db, entry, identity, params.id);
    const { items, ailleurs } = await usagesOf(registry, db, entry, params.id, identity);
    return { items: [...items, ...((await entry.traces?.(db, identity, params.id)) ?? [])], ailleurs };
  });
  bind(calls.export, ({ identity, query }) => exportRecords(registry, db, entry, identity, query));

  bind(calls.create, (input) =>
    write(input.demande, (writing) => createRecord(dependencies, writing, entry, input.body)),
  );
  bind(calls.update, (input) => {
    const { version, ...changes } = input.body;
    const expected = { version: typeof version === 'number' ? version : undefined };
    return write(input.demande, (writing) =>
      changeRecord(dependencies, writing, entry, input.params.id, changes, expected),
    );
  });
  bind(calls.remove, (input) =>
    write(input.demande, async (writing) => {
      await removeRecord(dependencies, writing, entry, input.params.id, input.query);
      return null;
    }),
  );
  bind(calls.duplicate, (input) =>
    write(input.demande, (writing) => duplicateRecord(dependencies, writing, entry, input.params.id)),
  );
  bind(calls.archive, (input) =>
    write(input.demande, (writing) => archiveRecord(dependencies, writing, entry, input.params.id, input.body)),
  );
  bind(calls.restore, (input) =>
    write(input.demande, (writing) => restoreRecord(dependencies, writing, entry, input.params.id, input.body)),
  );
  bind(calls.restoreVersion, (input) =>
    write(input.demande, (writing) =>
      restoreVersion(dependencies, writing, entry, input.params.id, input.params.n, input.body),
    ),
  );
  bind(calls.import, (input) =>
    write(input.demande, (writing) => importRecords(dependencies, writing, entry, input.body)),
  );
  bind(calls.bulk, (input) => write(input.demande, (writing) => bulkAction(dependencies, writing, entry, input.body)));
}
