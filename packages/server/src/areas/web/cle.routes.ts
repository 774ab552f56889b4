import { clesDuSite, creerCle, renouvelerCle, revoquerCle, site } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { readRecord } from '../../crud/read.service.ts';
import { takeRecord } from '../../crud/record.service.ts';
import type { Writing } from '../../crud/writing.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { creeCle, clesDuSite as keysOf, renouvelle, revoque } from '../../publication/api/cle.service.ts';

/** The keys of the public API, for who may change the site. */
export function cleRoutes(
  bind: Bind,
  { db, write, registry, clock }: CrudDependencies & { readonly clock: Clock },
): void {
  const entry = registry.require(site.id);
  /** Held, and one's own to change. */
  const own = (writing: Writing, id: number) => takeRecord(writing, entry, id, { unversioned: true });

  bind(clesDuSite, async ({ identity, params }) => {
    await readRecord(db, entry, identity, params.id);
    return keysOf(db, params.id, clock.now());
  });
  bind(creerCle, (input) =>
    toldOnce((keep) =>
      write(input, async (writing) => {
        await own(writing, input.params.id);
        return keep(await creeCle(writing, input.params.id, input.body));
      }),
    ),
  );
  bind(renouvelerCle, (input) =>
    toldOnce((keep) =>
      write(input, async (writing) => {
        await own(writing, input.params.id);
        return keep(await renouvelle(writing, input.params.id, input.params.cle));
      }),
    ),
  );
  bind(revoquerCle, (input) =>
    write(input, async (writing) => {
      await own(writing, input.params.id);
      return revoque(writing, input.params.id, input.params.cle);
    }),
  );
}

type Cles = Awaited<ReturnType<typeof keysOf>>;

/** The key is no part of the answer that a repeated request is given: nothing keeps it, and who repeats one gets none. */
async function toldOnce(
  work: (keep: (made: Cles & { readonly cle: string }) => Cles) => Promise<Cles>,
): Promise<Cles & { cle: string }> {
  let told = '';
  const answer = await work(({ cle, ...rest }) => {
    told = cle;
    return rest;
  });
  return { ...answer, cle: told };
}
