import { Readable } from 'node:stream';
import { BridgeError, listDepots, placeDesDepots, removeDepot, uploadDepot } from '@bridge/contract';
import { demandeOf } from '../../../platform/http/demande.ts';
import type { Bind } from '../../../platform/http/endpoint.ts';
import { depotsFor } from '../../../sources/import/depots/depots.ts';
import { placeOf } from './depot.quota.ts';
import { type DepotDependencies, putDown, removeFile } from './depot.service.ts';

/** The files that feeds are read from. */
export function depotRoutes(bind: Bind, dependencies: DepotDependencies): void {
  const { db, write, depots } = dependencies;
  bind(listDepots, async ({ identity }) => ({ items: await depotsFor(depots, identity.scope) }));
  bind(placeDesDepots, ({ identity }) => placeOf(db, identity.entiteId));
  bind(uploadDepot, async ({ identity, query, request }) => {
    if (!(request.body instanceof Readable)) throw new BridgeError('unsupportedType');
    const demande = (empreinte: string) => demandeOf(request, identity, empreinte);
    return putDown(dependencies, { nom: query.nom, body: request.body, demande });
  });
  bind(removeDepot, ({ demande, params, body }) =>
    write(demande, (writing) => removeFile(dependencies, writing, params.id, body.malgreLesFlux)),
  );
}
