import {
  annonce,
  BridgeError,
  generation,
  generationPath,
  mayAccess,
  pageDeParution,
  parutionsDAnnonce,
} from '@bridge/contract';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { parutionsDe } from '../../publication/print/generations/imprimes.repository.ts';
import { clePdf } from '../../publication/print/generations/instantane.ts';
import type { Pages } from '../../publication/print/pages.ts';
import type { Db } from '../../schema.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
  readonly pages: Pages;
}

/** The pages printed with an annonce, shown to the advertiser as a proof. */
export function preuveRoutes(bind: Bind, { db, registry, pages }: Dependencies): void {
  const entry = registry.require(annonce);
  const parutions = async (identity: Identity, id: number) => {
    await readRecord(db, entry, identity, id);
    return parutionsDe(db, { ressource: 'annonce', cible: id }, identity.scope);
  };

  bind(parutionsDAnnonce, async ({ identity, params }) => {
    const opens = mayAccess(generation.access.view, identity.viewer);
    const items = (await parutions(identity, params.id)).map(
      ({ generation: id, nom, langue, etat, le, pages: where, sienne }) => ({
        generation: id,
        nom,
        langue,
        validee: etat === 'validee',
        le: le.toISOString(),
        pages: [...where],
        chemin: opens && sienne ? generationPath(id) : null,
      }),
    );
    return { items };
  });

  bind(pageDeParution, async ({ identity, params, query }) => {
    const found = (await parutions(identity, params.id)).find(({ generation: id }) => id === params.generation);
    // Only the pages with the annonce are shown.
    if (!found?.dossier || !found.pages.includes(params.page)) throw new BridgeError('notFound');
    const canal = found.sorties.some((sortie) => sortie !== 'impression') ? 'ecran' : 'impression';
    const cle = clePdf(found.dossier, canal);
    return { image: await pages.ofStored(String(identity.userId), { cle, page: params.page, largeur: query.largeur }) };
  });
}
