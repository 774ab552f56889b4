import { type Endpoint, findPage, PAGES, PRODUCT_TITLE, PUBLIC, speakFrench } from '@bridge/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppDependencies } from './app.dependencies.ts';
import { installCalendriers } from './areas/calendrier/abonnement.routes.ts';
import { installEveil } from './areas/editions/eveil.ts';
import { installNotifications } from './areas/flux/notification/notification.routes.ts';
import { createFichierReader } from './areas/mediatheque/fichiers/fichier.reader.ts';
import { createPasses } from './areas/mediatheque/fichiers/passe.ts';
import { installReponses } from './areas/objets/qualite/reponses/reponses.routes.ts';
import { createReadParametres, parametresInForce } from './areas/reglages/parametre.repository.ts';
import { createAuthenticate } from './areas/session/authenticate.ts';
import { lieuOf } from './areas/session/facteurs/cles.ts';
import { createClient } from './areas/session/fournisseurs/client.ts';
import { installDepart } from './areas/session/fournisseurs/depart.routes.ts';
import { createNoteEchec } from './areas/session/fournisseurs/echec.service.ts';
import { createIdentityOf } from './areas/session/holder.ts';
import { sourcesDeDates } from './calendrier.ts';
import { photoDeLaMediatheque } from './catalogue/photos/mediatheque.ts';
import { createWrite } from './crud/write/writing.ts';
import { editionsOf } from './editions.ts';
import { watchPreparation } from './first-start/preparation.ts';
import { gpxDe } from './first-start/territoire/offres/gpx.ts';
import { installDemonstrationPhotos } from './first-start/territoire/photo/demonstration.routes.ts';
import { photoDeDemonstration } from './first-start/territoire/photo/locale.ts';
import { createAccessTokens } from './platform/auth/access-token.ts';
import { createThrottle } from './platform/auth/throttle.ts';
import { createRoom } from './platform/files/room.ts';
import { installConsole } from './platform/http/console.ts';
import { installDocumentation } from './platform/http/documentation.ts';
import { createBinder } from './platform/http/endpoint.ts';
import { createFramework } from './platform/http/framework.ts';
import { installSecurityTxt } from './platform/http/security-txt.ts';
import { readParoles } from './platform/parole.reader.ts';
import type { Paroles } from './platform/parole.ts';
import { createEcrans } from './publication/ecran/ecrans.ts';
import { installLecteur } from './publication/ecran/lecteur.routes.ts';
import { installAdresses } from './publication/print/adresse.routes.ts';
import { installAnnonces } from './publication/web/annonces/annonces.routes.ts';
import { installArchives } from './publication/web/annonces/archive.routes.ts';
import { createEssais } from './publication/web/annonces/essais.ts';
import { installPourquoi } from './publication/web/annonces/pourquoi.routes.ts';
import { fabriqueDuProduit } from './publication/web/fabrique.ts';
import { installMedias } from './publication/web/medias/medias.routes.ts';
import { installMesures } from './publication/web/mesures/mesures.routes.ts';
import { createMesures } from './publication/web/mesures/mesures.ts';
import { installPhotos } from './publication/web/photos/photos.routes.ts';
import { createPhotos } from './publication/web/photos/photos.ts';
import { createPublic } from './publication/web/public.ts';
import { bindRoutes } from './routes.ts';

/** The application, from its dependencies. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { db, visitorsDb, clock, log, secret, publicUrl, filesUrl, consoleDirectory } = dependencies;
  speakFrench();

  // Counts take one connection of the console at a time: one that gives way would keep people waiting for its locks.
  const mesures = createMesures({ db, clock, log });
  const { atelier, pagesDirectory: dossier, embedDirectory } = dependencies;
  const { hasPublicUrl } = dependencies.instance;
  const room = createRoom(dependencies.diskSpace);
  const local = photoDeDemonstration(publicUrl);
  const { outside, folders, decodage, impressions } = dependencies;
  const { cadreur } = decodage;
  const { files } = dependencies.medias;
  const readMedia = createFichierReader({ db, files });
  const editions = editionsOf(
    {
      ...{ clock, log, outside, room, cadreur, impressions, local, readMedia },
      folders: dependencies.editionFolders,
    },
    { db, visitorsDb, files },
  );
  const throttle = createThrottle(db, clock);
  const readForVisitors = createFichierReader({ db: visitorsDb, files });
  const fichiersDeCartes = { open: (id: string) => readForVisitors(id, 'original'), read: decodage.readCalque };
  const { fabrique = fabriqueDuProduit({ ...atelier, fichiersDeCartes }) } = dependencies;
  const enVue = photoDeLaMediatheque({ db: visitorsDb, read: readForVisitors });
  const photos = createPhotos({
    ...{ db: visitorsDb, clock, log, outside, cadreur, dossier: folders.photos, room },
    local: (url) => local(url) ?? enVue(url),
  });
  const ecrans = createEcrans({
    db: visitorsDb,
    clock,
    log,
    throttle,
    dossier: folders.ecrans,
    room,
    photo: async ({ genre, ...photo }) => {
      const vue = await photos({ ...photo, ratio: null, focale: 'sujet', format: 'webp' }, 'ecran', 'ecrans');
      return vue.etat === 'prete' ? vue.contenu : null;
    },
    tuiles: editions.fondDeCarte,
    fichier: readForVisitors,
    pending: () => visitors.pending(),
    changed: () => visitors.changed(),
  });
  const visitors = createPublic({
    db,
    visitorsDb,
    clock,
    log,
    publicUrl,
    filesUrl,
    hasPublicUrl,
    dossier,
    room,
    embedDirectory,
    fabrique,
    drawBrochure: editions.drawForVisitors,
    preparing: watchPreparation({ db: visitorsDb, clock }),
    mesures,
    onChange: (changement) => ecrans.onChange(changement),
  });

  const paroles: Paroles = consoleDirectory === null ? new Map() : await readParoles(consoleDirectory);
  const app = await createFramework({
    ...{ log, publicUrl, filesUrl, paroles, trustProxy: dependencies.trustProxy },
    rewriteUrl: (request) => visitors.rewriteUrl(request),
  });
  installEveil(app, impressions);

  const accessTokens = createAccessTokens(secret, clock);
  const essais = createEssais(secret, clock);
  const endpoints: Endpoint[] = [];
  const readParametres = createReadParametres();
  const authenticate = createAuthenticate({ db, clock, accessTokens, throttle, readParametres });
  dependencies.engine.onPublicChange(visitors.changed);
  const bind = createBinder(app, authenticate, (endpoint) => endpoints.push(endpoint), paroles);
  const passes = createPasses(secret, clock);
  const noteEchec = createNoteEchec({ db, clock, log });
  const entree = {
    noteEchec,
    ...{ db, clock, accessTokens, throttle, mail: dependencies.mail, context: dependencies.engine },
    readParametres: () => parametresInForce(db),
    write: createWrite({ db, clock, log }),
    vault: dependencies.engine.vault,
    lieu: async () => lieuOf(publicUrl, (await parametresInForce(db)).nom_instance || PRODUCT_TITLE),
    client: createClient({ outside, clock, intranet: dependencies.intranet, publicUrl, noteEchec }),
  };
  installDepart(app, { ...entree, publicUrl });
  bindRoutes(bind, {
    ...dependencies,
    entree,
    room,
    passes,
    accessTokens,
    essais,
    throttle,
    localPhoto: local,
    editions,
    ecrans,
  });

  installNotifications(app, dependencies);
  installReponses(app, { db, clock, throttle });
  installCalendriers(app, {
    ...{ db, clock, throttle, publicUrl },
    sources: sourcesDeDates({ db, clock }),
    identityOf: createIdentityOf({ db, clock, readParametres }),
  });
  installDemonstrationPhotos(app, gpxDe);
  installAdresses(app, { db: visitorsDb, files, pages: editions.pages, publicUrl });
  installMedias(app, {
    db: visitorsDb,
    clock,
    log,
    cadreur,
    read: readForVisitors,
    dossier: folders.vues,
    room,
  });
  installPhotos(app, photos);
  ecrans.install(app);
  installMesures(app, { mesures, clock, secret });
  installAnnonces(app, { db: visitorsDb, writesDb: db, clock, secret });
  installPourquoi(app, { db: visitorsDb });
  installArchives(app, { db: visitorsDb, clock, essais });
  await installLecteur(app, { embedDirectory, publicUrl });
  installDocumentation(app, endpoints);
  await visitors.install(app);
  app.get('/healthz', { config: { access: PUBLIC } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { access: PUBLIC } }, async () => {
    await sql`SELECT 1`.execute(db);
    return { status: 'ok' };
  });
  const contact = async () => (await parametresInForce(db)).contact_securite;
  installSecurityTxt(app, { clock, publicUrl, contact });
  if (consoleDirectory !== null) {
    const isKnownPath = (path: string) => path === '/' || findPage(PAGES, path) !== undefined;
    await installConsole(app, { directory: consoleDirectory, isKnownPath, filesUrl });
  }
  return app;
}
