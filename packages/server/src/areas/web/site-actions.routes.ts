import { purgeSite, site } from '@bridge/contract';
import { keyOf } from '../../composition/cles.ts';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { takeRecord } from '../../crud/record.service.ts';
import { auditChange } from '../../platform/audit.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { noteChanges } from '../../publication/changements.repository.ts';

interface Dependencies extends Pick<CrudDependencies, 'write' | 'registry'> {
  /** Told once a change of what visitors see is safe. */
  readonly changed: () => void;
}

/** What is done to a site besides changing it. */
export function siteActionsRoutes(bind: Bind, { write, registry, changed }: Dependencies): void {
  const entry = registry.require(site);

  bind(purgeSite, (input) =>
    write(input.demande, async (writing) => {
      const { tx, afterCommit } = writing;
      const { id } = await takeRecord(writing, entry, input.params.id, { unversioned: true });
      await noteChanges(tx, [keyOf(site.id, id)]);
      await auditChange(writing, { action: 'site.purger', target: { kind: site.id, id } });
      afterCommit(changed);
      return {};
    }),
  );
}
