import type { Publications } from '@bridge/contract';
import type { CrudDependencies } from '../crud/crud.routes.ts';
import { readRecord } from '../crud/read/read.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Bind } from '../platform/http/endpoint.ts';
import { publicationsOf, publishRecord, republishVersion, withdrawRecord } from './publish.service.ts';
import { isPublishedEntry } from './published.entry.ts';

/** Publishing, taking back and withdrawing, the same way for every resource that declares itself published. */
export function publicationRoutes(bind: Bind, clock: Clock, crud: CrudDependencies): void {
  const { db, write, registry } = crud;
  for (const entry of registry.entries.filter(isPublishedEntry)) {
    const calls = entry.resource.publication;
    bind(calls.publications, async ({ identity, params: { id } }) => {
      const { modifiable } = await readRecord(db, entry, identity, id);
      const told = await publicationsOf(registry, db, { entry, id }, { acteur: identity, at: clock.now() });
      return modifiable ? told : toldToOthers(told);
    });
    bind(calls.publish, ({ demande, params: { id }, body }) =>
      write(demande, (writing) => publishRecord(crud, writing, { entry, id }, body)),
    );
    bind(calls.restorePublication, ({ demande, params: { id }, body }) =>
      write(demande, (writing) => republishVersion(crud, writing, { entry, id }, body.publication)),
    );
    bind(calls.withdraw, ({ demande, params: { id } }) =>
      write(demande, (writing) => withdrawRecord(crud, writing, { entry, id })),
    );
  }
}

/** The publication of another entity's record: its present version, without the person who published it. */
function toldToOthers({ enCours }: Publications): Publications {
  const shown = enCours && { ...enCours, publiePar: null };
  return { enCours: shown, items: shown === null ? [] : [shown], remarques: [], empechements: [], aPublier: [] };
}
