import type { FastifyInstance } from 'fastify';
import type { DrawBrochure } from '../../composition/edition/brochure.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Room } from '../../platform/files/room.ts';
import type { Log } from '../../platform/log.ts';
import type { Db } from '../../schema.ts';
import { createDisque } from '../cache.disque.ts';
import { createCache } from '../cache.ts';
import { CATALOGUE, type Changement } from '../changements.rules.ts';
import { createPurge } from '../purge.ts';
import { createReserve } from '../reserve.ts';
import { createDebitDeVisiteurs } from '../visiteurs.debit.ts';
import { createSites } from './adresses/hotes.ts';
import { apiRoutes } from './api/api.routes.ts';
import { createConfigurations } from './configuration/config.gardee.ts';
import { BROCHURES_PAR_MINUTE, createBrochuresDesVisiteurs, TOUR_DES_BROCHURES } from './http/public.brochures.ts';
import { type Fichier, fichierRoutes, fichiersDe } from './http/public.fichiers.ts';
import { type Compose, createPages, type FramePage, type Render } from './http/public.pages.ts';
import { publicRoutes } from './http/public.routes.ts';
import { createTextes, type MakeSortie } from './http/public.textes.ts';
import { TOUR_DES_VISITEURS } from './http/public.visite.ts';
import { createDecomptes } from './listes/decomptes.ts';
import type { Mesures } from './mesures/mesures.ts';
import type { Mesure } from './pages/composition.ts';

/** How pages are made: composed, drawn, and written as data. */
export interface Fabrique {
  readonly compose: Compose;
  readonly render: Render;
  readonly framePage: FramePage;
  readonly sortie: MakeSortie;
  /** Styles of the product. */
  readonly fichiers: readonly Fichier[];
}

interface Dependencies {
  readonly db: Db;
  /** The database that pages are composed from, with connections and limits of its own. */
  readonly visitorsDb: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly publicUrl: string;
  readonly filesUrl: string;
  readonly hasPublicUrl: boolean;
  /** Folder of the copies of pages. */
  readonly dossier: string;
  /** The free room of the disk. */
  readonly room: Room;
  /** The folder of the built scripts of public pages, or null when they were not built. */
  readonly embedDirectory: string | null;
  readonly fabrique: Fabrique;
  readonly drawBrochure: DrawBrochure;
  /** Whether the first sites of this instance are still being created. */
  readonly preparing: () => Promise<boolean>;
  readonly mesures: Pick<Mesures, 'vue' | 'adresse'>;
  /** Tells the other caches of the product about the changes that purge pages. */
  readonly onChange: (changement: Changement) => Promise<void>;
}

const MEGABYTE = 1024 * 1024;
const IN_MEMORY = 104 * MEGABYTE;
const PASSAGERES = 24 * MEGABYTE;
const ABSENTS = 4 * MEGABYTE;
const BROCHURES = 64 * MEGABYTE;
const ON_DISK = 512 * MEGABYTE;

export interface Public {
  /** Hook for Fastify: a site's own host serves that site and nothing else. */
  readonly rewriteUrl: ReturnType<typeof createSites>['rewriteUrl'];
  /** Called when this server changes what visitors see: the next answer shows the change. */
  readonly changed: () => void;
  /** The changes of this server that answers do not show yet. */
  readonly pending: () => Promise<void> | undefined;
  install(app: FastifyInstance): Promise<void>;
}

/** Serves the public pages of all sites. */
export function createPublic(dependencies: Dependencies): Public {
  const { db, visitorsDb, clock, log, publicUrl, filesUrl, hasPublicUrl, dossier, room, embedDirectory } = dependencies;
  const { fabrique, drawBrochure, preparing, mesures } = dependencies;
  const { compose, render, framePage, sortie } = fabrique;
  const sites = createSites({ db, publicUrl, filesUrl, hasPublicUrl });
  const onError = (error: unknown) => log.warn({ err: error }, 'a copy of a public page could not be kept');
  const disque = createDisque({ dossier, octets: ON_DISK, now: () => clock.now(), onError, room });
  const reserve = createReserve<Mesure>({
    cache: createCache({ octets: IN_MEMORY }),
    passageres: createCache({ octets: PASSAGERES }),
    absents: createCache({ octets: ABSENTS }),
    disque,
    clock,
    log,
    tour: TOUR_DES_VISITEURS,
  });
  // Brochures have a store of their own: heavy as they are, they would drive pages out.
  const ofBrochures = createReserve<null>({
    cache: createCache({ octets: 0 }),
    passageres: createCache({ octets: BROCHURES }),
    absents: createCache({ octets: MEGABYTE }),
    disque,
    clock,
    log,
    tour: TOUR_DES_BROCHURES,
  });
  const decomptes = createDecomptes(clock);
  const configurations = createConfigurations(clock);
  const onChange = async (changement: Changement) => {
    if ([...changement.cles].some((cle) => cle === CATALOGUE || cle.startsWith('site:'))) await sites.refresh();
    decomptes.forget(changement);
    configurations.forget(changement);
    await Promise.all([reserve.forget(changement), ofBrochures.forget(changement), dependencies.onChange(changement)]);
  };
  const purge = createPurge({ db, log, onChange });
  // Opened before the page reads anything.
  const remembering: Compose = (on, visite, demande) =>
    compose(on, visite, demande, { config: configurations.open(), decomptes: decomptes.open() });
  const asked = { db: visitorsDb, clock, reserve, compose: remembering };
  const pages = createPages({ ...asked, sites, render, framePage, origine: new URL(publicUrl).origin });
  const textes = createTextes({ ...asked, pages, sortie });
  const brochures = createBrochuresDesVisiteurs({
    db: visitorsDb,
    clock,
    reserve: ofBrochures,
    drawBrochure,
    debit: createDebitDeVisiteurs(clock, BROCHURES_PAR_MINUTE),
  });
  return {
    rewriteUrl: sites.rewriteUrl,
    changed: () => void purge.soon(),
    pending: purge.pending,
    async install(app) {
      const shared = { ...asked, log, adresses: { publicUrl, filesUrl }, sites, purge, pages };
      await fichierRoutes(app, { ...shared, fichiers: [...fabrique.fichiers, ...(await fichiersDe(embedDirectory))] });
      apiRoutes(app, shared);
      publicRoutes(app, { ...shared, textes, brochures, preparing, mesures });
      app.addHook('onReady', async () => {
        // A failure here is no obstacle: the next request reads the sites again.
        await sites.refresh().catch((error: unknown) => log.warn({ err: error }, 'the sites could not be read'));
        purge.start();
      });
      app.addHook('onClose', async () => {
        await purge.stop();
        await reserve.stop();
        await disque.settled();
      });
    },
  };
}
