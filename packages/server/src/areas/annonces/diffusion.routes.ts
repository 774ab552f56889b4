import {
  annonce,
  diffusionDAnnonce,
  diffusionDEspace,
  espace,
  type Resource,
  sitesDEspace,
  statistiquesDAnnonce,
  statistiquesDEspace,
} from '@bridge/contract';
import { placesById, sitesDeLEspace } from '../../composition/annonce/places.repository.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { diffusionDe, diffusionsDans } from './diffusion.service.ts';
import { ownRecord } from './own.ts';
import { statistiquesDe } from './statistiques.repository.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
}

/** Where annonces are shown, why not elsewhere, and how often. Only people who may change the record read numbers. */
export function diffusionRoutes(bind: Bind, { db, registry }: Dependencies): void {
  const own = (resource: Resource, identity: Identity, id: number) =>
    ownRecord({ db, registry }, resource, identity, id);

  bind(diffusionDAnnonce, async ({ identity, params, query }) => {
    await own(annonce, identity, params.id);
    return { items: await diffusionDe(db, identity, params.id, query) };
  });
  bind(diffusionDEspace, async ({ identity, params, query }) => {
    await own(espace, identity, params.id);
    const [place] = await placesById(db, [params.id]);
    return { items: place === undefined ? [] : await diffusionsDans(db, identity, place, query) };
  });
  bind(sitesDEspace, async ({ identity, params }) => {
    await own(espace, identity, params.id);
    return { items: (await sitesDeLEspace(db, params.id)).map((site) => ({ ...site, langues: [...site.langues] })) };
  });
  bind(statistiquesDAnnonce, async ({ identity, params, query }) => {
    await own(annonce, identity, params.id);
    return statistiquesDe(db, { de: { annonce: params.id }, ...query });
  });
  bind(statistiquesDEspace, async ({ identity, params, query }) => {
    await own(espace, identity, params.id);
    return statistiquesDe(db, { de: { espace: params.id }, ...query });
  });
}
