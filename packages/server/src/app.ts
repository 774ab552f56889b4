import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { type Endpoint, findPage, PAGES, PRODUCT_TITLE, PUBLIC, speakFrench } from '@bridge/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { sql } from 'kysely';
import { installCalendriers } from './areas/calendrier/abonnement.routes.ts';
import { installEveil } from './areas/editions/eveil.ts';
import { installNotifications } from './areas/flux/notification.routes.ts';
import { createLecture } from './areas/mediatheque/lecture.ts';
import { createPasses } from './areas/mediatheque/passe.ts';
import { parametresInForce, parseParametres } from './areas/reglages/parametre.repository.ts';
import { createAuthenticate } from './areas/session/authenticate.ts';
import { lieuOf } from './areas/session/facteurs/cles.ts';
import { createClient } from './areas/session/fournisseurs/client.ts';
import { installDepart } from './areas/session/fournisseurs/depart.routes.ts';
import { createIdentityOf } from './areas/session/holder.ts';
import type { Entretien } from './areas/superadmin/entretien.ts';
import { sourcesDeDates } from './calendrier.ts';
import { createWrite } from './crud/writing.ts';
import type { Decodage } from './decodage.ts';
import { type EditionFolders, editionsOf, type Impressions } from './editions.ts';
import type { Engine } from './engine.ts';
import { watchPreparation } from './first-start/preparation.ts';
import { gpxDe } from './first-start/territoire/offres/gpx.ts';
import { installDemonstrationPhotos } from './first-start/territoire/photo/demonstration.routes.ts';
import { photoDeDemonstration } from './first-start/territoire/photo/locale.ts';
import { createAccessTokens } from './platform/auth/access-token.ts';
import { createThrottle } from './platform/auth/throttle.ts';
import type { Clock } from './platform/clock.ts';
import type { Files } from './platform/files/files.ts';
import { createRoom } from './platform/files/room.ts';
import { installConsole } from './platform/http/console.ts';
import { installDocumentation } from './platform/http/documentation.ts';
import { createBinder } from './platform/http/endpoint.ts';
import { answerClientError, answerFrameworkError, installErrorAnswers } from './platform/http/errors.ts';
import { installFilesOrigin } from './platform/http/files-origin.ts';
import { installGracefulClose } from './platform/http/graceful-close.ts';
import { installPacking } from './platform/http/packing.ts';
import { installProtection } from './platform/http/protection.ts';
import { installRouteRegister } from './platform/http/route-register.ts';
import { installSecurityTxt } from './platform/http/security-txt.ts';
import type { Log } from './platform/log.ts';
import type { Mail } from './platform/mail.ts';
import type { Outside } from './platform/net/outside.types.ts';
import { readParoles } from './platform/parole.lecture.ts';
import type { Paroles } from './platform/parole.ts';
import { createEcrans } from './publication/ecran/ecrans.ts';
import { installLecteur } from './publication/ecran/lecteur.routes.ts';
import { installAdresses } from './publication/print/adresse.routes.ts';
import { installAnnonces } from './publication/web/annonces/annonces.routes.ts';
import { installArchives } from './publication/web/annonces/archive.routes.ts';
import { createEssais } from './publication/web/annonces/essais.ts';
import { fabriqueDuProduit } from './publication/web/fabrique.ts';
import { installMedias } from './publication/web/medias/medias.routes.ts';
import { installMesures } from './publication/web/mesures/mesures.routes.ts';
import { createMesures } from './publication/web/mesures/mesures.ts';
import { installPhotos } from './publication/web/photos/photos.routes.ts';
import { createPhotos } from './publication/web/photos/photos.ts';
import { createPublic, type Fabrique } from './publication/web/public.ts';
import type { Atelier } from './rendering/web/atelier.ts';
import { bindRoutes } from './routes.ts';
import type { Db } from './schema.ts';
import type { OrigineApidae } from './sources/apidae/adresses.ts';

export interface AppDependencies {
  readonly db: Db;
  /** What visitors are answered from: as many as they are, they leave the connections of the console alone. */
  readonly visitorsDb: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: Mail;
  /** Signs and seals; at least 32 characters. */
  readonly secret: string;
  /** Address that people reach the console at, for the links in e-mails. */
  readonly publicUrl: string;
  /** Origin of their own that files are served from; empty where they have none. */
  readonly filesUrl: string;
  readonly instance: { readonly sendsMail: boolean; readonly hasPublicUrl: boolean };
  /** How many proxies in front may say who the visitor is. */
  readonly trustProxy: number;
  /** Folder of the built console; null in development, where Vite serves it. */
  readonly consoleDirectory: string | null;
  /** Folder of the built scripts of public pages; null where they were not built. */
  readonly embedDirectory: string | null;
  /** Where copies of public pages lie. */
  readonly pagesDirectory: string;
  /** Draws public pages. */
  readonly atelier: Pick<Atelier, 'render' | 'infobulles'>;
  /** Draws what people look at before it is public. */
  readonly apercus: Pick<Atelier, 'render'>;
  /** Opens what people and sources give. */
  readonly decodage: Decodage;
  /** Draw editions that people look at. */
  readonly impressions: Impressions;
  /** Where they lie meanwhile. */
  readonly editionFolders: EditionFolders;
  /** How public pages are made; as the product does when absent. */
  readonly fabrique?: Fabrique;
  /** The tasks of the periodic maintenance, which the health page tells of. */
  readonly entretiens: readonly Pick<Entretien, 'nom'>[];
  /** Of the volume that holds the data, in bytes. */
  readonly diskSpace: () => Promise<{ readonly libre: number; readonly total: number }>;
  readonly outside: Outside;
  /** The store of the médiathèque, and where files lie while they are looked at. */
  readonly medias: { readonly files: Files; readonly arrivees: string };
  /** Where the files of feeds lie, the answers of their sources, and the photos and the pictures of public pages. */
  readonly folders: {
    readonly depots: string;
    readonly imports: string;
    readonly photos: string;
    readonly vues: string;
    /** What is made for screens. */
    readonly ecrans: string;
  };
  /** Hosts of the operator's own network that feeds may be read from. */
  readonly intranet: readonly string[];
  /** Where Apidae answers. */
  readonly origineApidae: OrigineApidae;
  /** The resources to serve. */
  readonly engine: Engine;
}

const LARGEST_BODY = 256 * 1024;
const LARGEST_FILE = 1024 * 1024;
/** In milliseconds. */
const LONGEST_REQUEST = 30_000;
const LONGEST_UPLOAD = 30 * 60_000;

/** The application as a function of what it depends on. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { db, visitorsDb, clock, log, secret, publicUrl, filesUrl, trustProxy, consoleDirectory } = dependencies;
  speakFrench();

  const mesures = createMesures({ db: visitorsDb, clock, log });
  const { atelier, fabrique = fabriqueDuProduit(atelier), pagesDirectory: dossier, embedDirectory } = dependencies;
  const { hasPublicUrl } = dependencies.instance;
  const room = createRoom(dependencies.diskSpace);
  const local = photoDeDemonstration(publicUrl);
  const { outside, folders, decodage, impressions } = dependencies;
  const { cadreur } = decodage;
  const { files } = dependencies.medias;
  const readMedia = createLecture({ db, files });
  const editions = editionsOf(
    {
      ...{ clock, log, outside, room, cadreur, impressions, local },
      folders: dependencies.editionFolders,
      readMedia: (fichier) => readMedia(fichier, 'original'),
    },
    { db, visitorsDb, files },
  );
  const photos = createPhotos({ db: visitorsDb, clock, log, outside, cadreur, dossier: folders.photos, local, room });
  const throttle = createThrottle(db, clock);
  const readForVisitors = createLecture({ db: visitorsDb, files });
  const ecrans = createEcrans({
    db: visitorsDb,
    clock,
    log,
    throttle,
    dossier: folders.ecrans,
    room,
    photo: async ({ genre, ...photo }) => {
      const vue = await photos({ ...photo, ratio: null, focale: 'sujet', format: 'webp' }, 'ecrans');
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
    tirerBrochure: editions.tirerPourVisiteurs,
    preparing: watchPreparation({ db: visitorsDb, clock }),
    vue: mesures.vue,
    onChange: (changement) => ecrans.onChange(changement),
  });

  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: LARGEST_BODY,
    // The nearest so many proxies are ours; what they were told by the visitor is hearsay.
    trustProxy: (_address: string, hop: number) => hop < trustProxy,
    // A feed that is put down may take this long; other requests are bounded below.
    requestTimeout: LONGEST_UPLOAD,
    http: { headersTimeout: LONGEST_REQUEST },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    rewriteUrl: (request: IncomingMessage) => visitors.rewriteUrl(request),
  });
  // A visitor who never finishes a request does not keep its connection.
  app.addHook('onRequest', async ({ headers, raw, routeOptions }) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || routeOptions.config.acceptsFile) return;
    const late = setTimeout(() => raw.destroy(), LONGEST_REQUEST);
    raw.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late));
  });
  installRouteRegister(app);
  installGracefulClose(app);
  const paroles: Paroles = consoleDirectory === null ? new Map() : await readParoles(consoleDirectory);
  installErrorAnswers(app, paroles);
  // What a file really is, its handler sees by its content.
  app.addContentTypeParser(
    /^image\//,
    { parseAs: 'buffer', bodyLimit: LARGEST_FILE },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  // A feed that is put down streams to its file: its handler bounds it.
  app.addContentTypeParser('application/octet-stream', async (_request: FastifyRequest, body: Readable) => body);
  await installProtection(app, { https: publicUrl.startsWith('https:') });
  installFilesOrigin(app, filesUrl);
  installPacking(app);
  app.addHook('onResponse', async (request, reply) => {
    // The declared route, never the address: addresses carry secrets.
    const { method, routeOptions } = request;
    request.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });

  installEveil(app, impressions.apercus);

  const accessTokens = createAccessTokens(secret, clock);
  const essais = createEssais(secret, clock);
  const endpoints: Endpoint[] = [];
  const authenticate = createAuthenticate({ db, clock, accessTokens, throttle, parseParametres });
  dependencies.engine.onPublicChange(visitors.changed);
  const bind = createBinder(app, authenticate, (endpoint) => endpoints.push(endpoint), paroles);
  const passes = createPasses(secret, clock);
  const entree = {
    ...{ db, clock, accessTokens, throttle, mail: dependencies.mail, context: dependencies.engine },
    readParametres: () => parametresInForce(db),
    write: createWrite({ db, clock, log }),
    vault: dependencies.engine.vault,
    lieu: async () => lieuOf(publicUrl, (await parametresInForce(db)).nom_instance || PRODUCT_TITLE),
    client: createClient({ outside, clock, intranet: dependencies.intranet, publicUrl }),
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
  installCalendriers(app, {
    ...{ db, clock, throttle, publicUrl },
    sources: sourcesDeDates({ db, clock }),
    identityOf: createIdentityOf({ db, clock, parseParametres }),
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
  installAnnonces(app, { db: visitorsDb, clock, secret });
  installArchives(app, { db: visitorsDb, essais });
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
