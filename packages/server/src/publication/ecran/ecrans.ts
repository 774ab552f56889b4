import type { FastifyInstance } from 'fastify';
import { createReserveDeFichiers } from '../../catalogue/photos/reserve.ts';
import type { Throttle } from '../../platform/auth/throttle.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Room } from '../../platform/files/room.ts';
import type { Log } from '../../platform/log.ts';
import type { Db } from '../../schema.ts';
import type { Changement } from '../changements.rules.ts';
import { createDiffusion } from './liaison/diffusion.ts';
import { installLiaison } from './liaison/liaison.routes.ts';
import { createManifestes, type Manifestes } from './manifestes.ts';
import { createEmprunts, type Emprunts } from './medias/emprunts.ts';
import { createMedias, type MediasDependencies } from './medias/medias.ts';
import { createPertes } from './medias/pertes.ts';

interface Dependencies extends Pick<MediasDependencies, 'photo' | 'tuiles' | 'fichier'> {
  /** A database with connections of its own: many screens then leave those of the console alone. */
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly throttle: Throttle;
  /** The folder that keeps what is made for screens. */
  readonly dossier: string;
  readonly room: Room;
  /** The changes of this server that answers do not show yet: the next request waits for them. */
  readonly pending: () => Promise<void> | undefined;
  /** Told that something changed here. */
  readonly changed: () => void;
}

export interface Ecrans {
  readonly manifestes: Manifestes;
  readonly emprunts: Pick<Emprunts, 'of'>;
  /** Called with what changed, once the change is committed. */
  onChange(changement: Changement): Promise<void>;
  install(app: FastifyInstance): void;
}

/** How many bytes may be kept of what is made for screens; all of it can be made again. */
const MOST = 4 * 1024 ** 3;

/** All that screens are served. */
export function createEcrans({
  db,
  clock,
  log,
  throttle,
  dossier,
  room,
  pending,
  changed,
  ...from
}: Dependencies): Ecrans {
  const reserve = createReserveDeFichiers({ dossier, clock, most: MOST, room });
  const medias = createMedias({ db, clock, log, reserve, ...from });
  const manifestes = createManifestes({ db, clock, log, medias, pending });
  const diffusion = createDiffusion({ manifestes, log });
  const emprunts = createEmprunts({ db, medias });
  const pertes = createPertes({ db, clock, changed });
  return {
    manifestes,
    emprunts,
    async onChange(changement) {
      await manifestes.forget(changement);
      diffusion.onChange(changement);
    },
    install(app) {
      emprunts.install(app);
      installLiaison(app, { db, clock, throttle, manifestes, medias, pertes, diffusion });
      app.addHook('preClose', async () => diffusion.close());
    },
  };
}
