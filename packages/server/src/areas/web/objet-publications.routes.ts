import { listPublications, mayAccess, objet, openingOf, type PublicationDObjet, pageDExemple } from '@bridge/contract';
import { atOnce } from '../../catalogue/selection/evaluation.repository.ts';
import { findRecord, readRecord } from '../../crud/read/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { pageDExempleDe } from '../../publication/web/fiches/exemple.ts';
import { type PageDeSite, pagesQuiMontrent } from '../../publication/web/fiches/montre-par.ts';
import type { Db } from '../../schema.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
  readonly clock: Clock;
}

/** The public pages that show an objet, a fiche or a moteur, among those that the person sees. */
export function objetPublicationsRoutes(bind: Bind, { db, registry, clock }: Dependencies): void {
  const told = async (tx: Db, { scope, viewer }: Identity, page: PageDeSite): Promise<PublicationDObjet[]> => {
    const { resource, id, nom, site, adresse } = page;
    if ((await findRecord(tx, registry.require(resource), scope, id)) === undefined) return [];
    const opening = mayAccess(resource.access.view, viewer) ? openingOf(resource, id) : undefined;
    const chemin = opening?.path ?? null;
    return [{ ressource: resource.id, nature: resource.noun.one, id, nom, chemin, site, page: adresse }];
  };

  bind(listPublications, ({ identity, params, query: { apres = '0.0' } }) =>
    atOnce(db, async (tx) => {
      await readRecord(tx, registry.require(objet), identity, params.id);
      const items: PublicationDObjet[] = [];
      const [site = 0, page = 0] = apres.split('.').map(Number);
      const demande = { objet: params.id, seen: identity.scope, at: clock.now(), from: { site, page } };
      const { pages, suite } = await pagesQuiMontrent(tx, demande);
      for (const shown of pages) items.push(...(await told(tx, identity, shown)));
      return { items, suite: suite && `${suite.site}.${suite.page}` };
    }),
  );

  bind(pageDExemple, ({ identity, query: { ressource, id } }) =>
    atOnce(db, async (tx) => {
      await readRecord(tx, registry.require(ressource), identity, id);
      return { page: await pageDExempleDe(tx, ressource, { id, seen: identity.scope, at: clock.now() }) };
    }),
  );
}
