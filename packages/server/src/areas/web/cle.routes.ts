import { BridgeError, clesDuSite, createCle, renewCle, revokeCle, site } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import { takeRecord } from '../../crud/write/record.service.ts';
import { toldOnce } from '../../crud/write/told-once.ts';
import type { Writing } from '../../crud/write/writing.ts';
import { owns } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import {
  createCle as create,
  clesDuSite as keysOf,
  renewCle as renew,
  revokeCle as revoke,
} from '../../publication/web/api/cle.service.ts';

/** The keys of the public API, for who may change the site. */
export function cleRoutes(
  bind: Bind,
  { db, write, registry, clock }: CrudDependencies & { readonly clock: Clock },
): void {
  const entry = registry.require(site);
  /** The site, locked, if the person may change it. */
  const own = (writing: Writing, id: number) => takeRecord(writing, entry, id, { unversioned: true });

  bind(clesDuSite, async ({ identity, params }) => {
    const { entiteId } = await readRecord(db, entry, identity, params.id);
    if (!owns(identity.scope, entiteId)) throw new BridgeError('accessDenied');
    return keysOf(db, params.id, clock.now());
  });
  bind(createCle, (input) =>
    toldOnce({ cle: '' }, (keep) =>
      write(input.demande, async (writing) => {
        await own(writing, input.params.id);
        const { cle, ...rest } = await create(writing, input.params.id, input.body);
        return keep(rest, { cle });
      }),
    ),
  );
  bind(renewCle, (input) =>
    toldOnce({ cle: '' }, (keep) =>
      write(input.demande, async (writing) => {
        await own(writing, input.params.id);
        const { cle, ...rest } = await renew(writing, input.params.id, input.params.cle);
        return keep(rest, { cle });
      }),
    ),
  );
  bind(revokeCle, (input) =>
    write(input.demande, async (writing) => {
      await own(writing, input.params.id);
      return revoke(writing, input.params.id, input.params.cle);
    }),
  );
}
