import {
  adressesDeSites,
  BridgeError,
  invitesDuSite,
  purgeSite,
  setRetrait,
  site,
  tryDomaines,
} from '@bridge/contract';
import { keyOf } from '../../composition/cles.ts';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import { takeRecord } from '../../crud/write/record.service.ts';
import { auditChange } from '../../platform/audit.ts';
import { owns } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import { noteChanges } from '../../publication/changements.repository.ts';
import { savedKeyOf, sommaireKeyOf, withdrawn } from '../../publication/changements.rules.ts';
import { tryDomaine } from './domaine.essai.ts';
import { addRetrait, readInvites, removeRetrait } from './invites.repository.ts';
import { sitesSeen } from './site.repository.ts';

interface Dependencies extends Pick<CrudDependencies, 'db' | 'write' | 'registry'> {
  /** Called once a change of what visitors see is committed. */
  readonly changed: () => void;
  readonly outside: Pick<Outside, 'read'>;
  readonly publicUrl: string;
  readonly instance: { readonly hasPublicUrl: boolean };
  readonly clock: Clock;
}

/** The questions about sites and actions on them, besides changes. */
export function siteActionsRoutes(
  bind: Bind,
  { db, write, registry, changed, outside, publicUrl, instance, clock }: Dependencies,
): void {
  const entry = registry.require(site);
  const hote = instance.hasPublicUrl ? new URL(publicUrl).hostname : null;

  bind(adressesDeSites, async ({ identity, query }) => ({
    items: await sitesSeen(db, entry, identity.scope, query.ids),
  }));

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

  bind(tryDomaines, async ({ identity, params }) => {
    const { code, type, domaines, entiteId } = await readRecord(db, entry, identity, params.id);
    if (!owns(identity.scope, entiteId)) throw new BridgeError('accessDenied');
    const essai = { site: { code, type }, read: outside.read, hote };
    return { domaines: await Promise.all(domaines.map(({ domaine }) => tryDomaine(essai, domaine))) };
  });

  bind(invitesDuSite, async ({ identity, params }) => {
    const record = await readRecord(db, entry, identity, params.id);
    if (!owns(identity.scope, record.entiteId)) throw new BridgeError('accessDenied');
    return { items: await readInvites(db, record, clock.now()) };
  });

  bind(setRetrait, (input) =>
    write(input.demande, async (writing) => {
      const { tx, at, afterCommit } = writing;
      const own = await takeRecord(writing, entry, input.params.id, { unversioned: true });
      const { ressource, id, retire } = input.body;
      const invites = await readInvites(tx, own, at);
      if (!invites.some((one) => one.ressource === ressource && one.id === id)) throw new BridgeError('notFound');
      const what = { site: own.id, ressource, id };
      const isChanged = retire ? await addRetrait(tx, what, at) : await removeRetrait(tx, what);
      if (isChanged) {
        const stored = registry.entry(ressource);
        const key = (stored && savedKeyOf(stored.resource, id)) ?? keyOf(ressource, id);
        const keys = [key, sommaireKeyOf(site.id, own.id)];
        await noteChanges(tx, retire ? keys.map(withdrawn) : keys);
        const action = retire ? 'site.retirer-invite' : 'site.remettre-invite';
        await auditChange(writing, { action, target: { kind: site.id, id: own.id }, details: { ressource, id } });
        afterCommit(changed);
      }
      return { items: await readInvites(tx, own, at) };
    }),
  );
}
