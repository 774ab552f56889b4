import type { CrudDependencies } from '../crud/crud.routes.ts';
import { readRecord } from '../crud/read.service.ts';
import type { Writing } from '../crud/writing.ts';
import type { Bind } from '../platform/http/endpoint.ts';
import {
  isPublishedEntry,
  publicationsOf,
  publishRecord,
  republishVersion,
  withdrawRecord,
} from './publish.service.ts';

interface Dependencies extends CrudDependencies {
  /** Told once a change of what visitors see is safe. */
  readonly changed: () => void;
}

/** Publishing, taking back and withdrawing, the same way for every resource that declares itself published. */
export function publicationRoutes(bind: Bind, { db, write, registry, changed }: Dependencies): void {
  const told =
    <T>(work: (writing: Writing) => Promise<T>) =>
    (writing: Writing) => {
      writing.afterCommit(changed);
      return work(writing);
    };
  for (const entry of registry.entries.filter(isPublishedEntry)) {
    const calls = entry.resource.publication;
    bind(calls.publications, async ({ identity, params: { id } }) => {
      await readRecord(db, entry, identity, id);
      return publicationsOf(db, { entry, id });
    });
    bind(calls.publier, (input) =>
      write(
        input.demande,
        told((writing) => publishRecord(writing, { entry, id: input.params.id }, input.body)),
      ),
    );
    bind(calls.retablir, (input) =>
      write(
        input.demande,
        told((writing) => republishVersion(writing, { entry, id: input.params.id }, input.body.publication)),
      ),
    );
    bind(calls.retirer, (input) =>
      write(
        input.demande,
        told((writing) => withdrawRecord(writing, { entry, id: input.params.id })),
      ),
    );
  }
}
