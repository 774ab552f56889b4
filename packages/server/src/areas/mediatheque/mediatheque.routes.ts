import { depositAdresse, depositArchive, depositPhotoDObjet, media, objet, photosDObjet } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import { depositFrom, photosAPrendre, takePhoto } from './ailleurs.service.ts';
import { depositFiles } from './archive.service.ts';
import { choixDeMediaRoutes } from './choix.routes.ts';
import { createDepot, tantQuIlYADeLaPlace } from './depot.service.ts';
import { corps, fichierMediaRoutes } from './fichier.routes.ts';
import { lotDeMediasRoutes } from './lot.routes.ts';
import { partageDeMediasRoutes } from './partage.routes.ts';

export interface MediathequeDependencies extends CrudDependencies {
  readonly clock: Clock;
  readonly outside: Outside;
  readonly local: (url: string) => Promise<Buffer> | null;
  /** Where files are kept, and where they lie while they are looked at. */
  readonly medias: { readonly files: Files; readonly arrivees: string };
  readonly diskSpace: () => Promise<{ readonly libre: number }>;
}

/** Files enter by four doors, which lead to the same place; media are found, moved and changed together. */
export function mediathequeRoutes(bind: Bind, dependencies: MediathequeDependencies): void {
  const { db, clock, outside, local, medias, registry, diskSpace } = dependencies;
  const entry = registry.require(media);
  const depot = tantQuIlYADeLaPlace(createDepot({ db, clock, entry, ...medias }), diskSpace);
  const ailleurs = { db, clock, depot, outside, local, objets: registry.require(objet) };

  fichierMediaRoutes(bind, { db, files: medias.files, depot });
  choixDeMediaRoutes(bind, { db, registry, clock, entry });
  lotDeMediasRoutes(bind, { ...dependencies, entry });
  partageDeMediasRoutes(bind, { ...dependencies, entry, files: medias.files });

  bind(depositArchive, async ({ identity, request }) => depositFiles(depot, corps(request.body), identity));
  bind(depositAdresse, async ({ identity, body }) =>
    depositFrom(ailleurs, body.url, { acteur: identity, origine: 'adresse' }),
  );
  bind(photosDObjet, async ({ identity, params }) => ({
    items: await photosAPrendre(ailleurs, identity, params.objet),
  }));
  bind(depositPhotoDObjet, async ({ identity, body }) => takePhoto(ailleurs, identity, body));
}
