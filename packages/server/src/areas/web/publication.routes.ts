import { publicationCallsBy, RESSOURCES_PUBLIEES } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { readRecord } from '../../crud/read.service.ts';
import type { Writing } from '../../crud/writing.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { publicationsOf, publie, retablit, retire } from '../../publication/publier.service.ts';

interface Dependencies extends CrudDependencies {
  /** Told once a change of what visitors see is safe. */
  readonly changed: () => void;
}

/** Publishing, taking back and withdrawing what visitors see, the same way for every record that has a published version. */
export function publicationRoutes(bind: Bind, { db, write, registry, changed }: Dependencies): void {
  for (const ressource of RESSOURCES_PUBLIEES) {
    const entry = registry.require(ressource);
    const calls = publicationCallsBy[ressource];
    const told =
      <T>(work: (writing: Writing) => Promise<T>) =>
      (writing: Writing) => {
        writing.afterCommit(changed);
        return work(writing);
      };

    bind(calls.publications, async ({ identity, params }) => {
      await readRecord(db, entry, identity, params.id);
      return publicationsOf(db, ressource, params.id);
    });
    bind(calls.publier, (input) =>
      write(
        input,
        told((writing) => publie(writing, { entry, ressource, id: input.params.id }, input.body)),
      ),
    );
    bind(calls.retablir, (input) =>
      write(
        input,
        told((writing) => retablit(writing, { entry, ressource, id: input.params.id }, input.body.publication)),
      ),
    );
    bind(calls.retirer, (input) =>
      write(
        input,
        told((writing) => retire(writing, { entry, ressource, id: input.params.id })),
      ),
    );
  }
}
