import { depositAdresse, depositArchive, depositPhotoDObjet, media, objet, photosDObjet } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Room } from '../../platform/files/room.ts';
import { demandeOf } from '../../platform/http/demande.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import { choixDeMediaRoutes } from './choix.routes.ts';
import { depositFrom, photosAPrendre, takePhoto } from './fichiers/ailleurs.service.ts';
import { depositFiles } from './fichiers/archive.service.ts';
import { type Analyze, createDepot } from './fichiers/depot.service.ts';
import { corps, fichierMediaRoutes } from './fichiers/fichier.routes.ts';
import type { Passes } from './fichiers/passe.ts';
import { lotDeMediasRoutes } from './lot.routes.ts';
import { partageDeMediasRoutes } from './partage/partage.routes.ts';

export interface MediathequeDependencies extends CrudDependencies {
  readonly clock: Clock;
  readonly outside: Outside;
  readonly local: (url: string) => Promise<Buffer> | null;
  /** The store of files, and the folder for files that are being looked at. */
  readonly medias: { readonly files: Files; readonly arrivees: string };
  readonly passes: Passes;
  /** The origin of the files, when they have one of their own; otherwise empty. */
  readonly filesUrl: string;
  /** Reads the files that people give. */
  readonly analyze: Analyze;
  /** The free room of the disk. */
  readonly room: Room;
}

/** Files enter by four doors, which lead to the same place; media are found, moved and changed together. */
export function mediathequeRoutes(bind: Bind, dependencies: MediathequeDependencies): void {
  const { db, clock, write, outside, local, medias, passes, registry, room, analyze, filesUrl } = dependencies;
  const entry = registry.require(media);
  const depot = createDepot({ db, clock, write, room, entry, analyze, filesUrl, ...medias });
  const ailleurs = { db, clock, depot, outside, local, objets: registry.require(objet) };

  fichierMediaRoutes(bind, { db, files: medias.files, depot, passes });
  choixDeMediaRoutes(bind, { db, registry, clock, entry, passes, filesUrl });
  lotDeMediasRoutes(bind, { ...dependencies, entry });
  partageDeMediasRoutes(bind, { ...dependencies, entry, files: medias.files });

  bind(depositArchive, async ({ identity, request }) => {
    const cle = (empreinte: string) => demandeOf(request, identity, empreinte).cle;
    return depositFiles({ depot, write }, corps(request.body), { acteur: identity, cle });
  });
  bind(depositAdresse, async ({ demande: { acteur, cle }, body }) =>
    depositFrom(ailleurs, body.url, { acteur, cle: () => cle, origine: 'adresse' }),
  );
  bind(photosDObjet, async ({ identity, params }) => ({
    items: await photosAPrendre(ailleurs, identity, params.objet),
  }));
  bind(depositPhotoDObjet, async ({ demande, body }) => takePhoto(ailleurs, demande, body));
}
