import { sourcesDeLAccueil } from './accueil.ts';
import { annonceRoutes } from './areas/annonces/annonce.routes.ts';
import { apercuDAnnoncesRoutes } from './areas/annonces/apercu.routes.ts';
import { archiveRoutes } from './areas/annonces/archive/archive.routes.ts';
import { diffusionRoutes } from './areas/annonces/diffusion.routes.ts';
import { facturationRoutes } from './areas/annonces/facturation.routes.ts';
import { preuveRoutes } from './areas/annonces/preuve.routes.ts';
import { previsionRoutes } from './areas/annonces/prevision.routes.ts';
import type { PrintRapport } from './areas/annonces/rapport/rapport.pdf.ts';
import { rapportRoutes } from './areas/annonces/rapport/rapport.routes.ts';
import { blocRoutes } from './areas/blocs/bloc.routes.ts';
import { calendrierRoutes } from './areas/calendrier/calendrier.routes.ts';
import { droitsRoutes } from './areas/comptes/droits.routes.ts';
import { entiteRoutes } from './areas/comptes/entite.routes.ts';
import { utilisateurRoutes } from './areas/comptes/utilisateur.routes.ts';
import { displayRoutes } from './areas/display/apercu.routes.ts';
import { dessinee } from './areas/display/apercu.service.ts';
import { ecranRoutes } from './areas/display/ecran.routes.ts';
import { passageRoutes } from './areas/display/passage.routes.ts';
import { urgenceRoutes } from './areas/display/urgence.routes.ts';
import { brochureRoutes } from './areas/editions/brochure.routes.ts';
import { editionsRoutes } from './areas/editions/editions.routes.ts';
import { generationRoutes } from './areas/editions/generation.routes.ts';
import { parutionRoutes } from './areas/editions/parutions/parution.routes.ts';
import { fluxRoutes } from './areas/flux/flux.routes.ts';
import { avisRoutes } from './areas/importations/avis.routes.ts';
import { importationRoutes } from './areas/importations/importation.routes.ts';
import { faitsDeLaMediatheque } from './areas/mediatheque/fichiers/faits.ts';
import { createNettoyage } from './areas/mediatheque/fichiers/image-nette.ts';
import { type MediathequeDependencies, mediathequeRoutes } from './areas/mediatheque/mediatheque.routes.ts';
import { correctionRoutes } from './areas/objets/correction.routes.ts';
import { objetRoutes } from './areas/objets/objet.routes.ts';
import { objetIdentiteRoutes } from './areas/objets/objet-identite.routes.ts';
import { qualiteRoutes } from './areas/objets/qualite/qualite.routes.ts';
import { cleDeeplRoutes } from './areas/reglages/cle-deepl.routes.ts';
import { configTraductionRoutes } from './areas/reglages/config-traduction.routes.ts';
import { accesBy } from './areas/reglages/ecritures/acces.ts';
import { createClientApidae } from './areas/reglages/ecritures/client.ts';
import { ecritureRoutes } from './areas/reglages/ecritures/ecriture.routes.ts';
import { fusionRoutes } from './areas/reglages/fusion.routes.ts';
import { lotRoutes } from './areas/reglages/lots/lot.routes.ts';
import { instantOf, parametresInForce } from './areas/reglages/parametre.repository.ts';
import { parametreRoutes } from './areas/reglages/parametre.routes.ts';
import { preferenceRoutes } from './areas/reglages/preference.routes.ts';
import { serveurCourrielRoutes } from './areas/reglages/serveur-courriel.routes.ts';
import { selectionRoutes } from './areas/selections/selection.routes.ts';
import { consoleErrorRoutes } from './areas/session/console-error.routes.ts';
import type { FacteurDependencies } from './areas/session/facteurs/facteur.service.ts';
import type { EntreeDependencies } from './areas/session/fournisseurs/entree.service.ts';
import { jetonsApidae } from './areas/session/fournisseurs/jetons.service.ts';
import { guideRoutes } from './areas/session/guide.routes.ts';
import { profileRoutes } from './areas/session/profile.routes.ts';
import { sessionRoutes } from './areas/session/session.routes.ts';
import { champRoutes } from './areas/superadmin/champ.routes.ts';
import { gestionRoutes } from './areas/superadmin/gestion.routes.ts';
import type { SanteDependencies } from './areas/superadmin/sante.service.ts';
import { tacheRoutes } from './areas/taches/tache.routes.ts';
import { cancel as cancelTask } from './areas/taches/tache.service.ts';
import { configActionsRoutes } from './areas/traductions/config.routes.ts';
import { traductionsRoutes } from './areas/traductions/traductions.routes.ts';
import { scoringRoutes } from './areas/tris/scoring.routes.ts';
import { triRoutes } from './areas/tris/tri.routes.ts';
import { equivalenceRoutes } from './areas/vocabulaire/equivalence.routes.ts';
import { vocabulaireRoutes } from './areas/vocabulaire/vocabulaire.routes.ts';
import { apercuRoutes } from './areas/web/apercu.routes.ts';
import { cleRoutes } from './areas/web/cle.routes.ts';
import { filtreRoutes } from './areas/web/filtre.routes.ts';
import { objetPublicationsRoutes } from './areas/web/objet-publications.routes.ts';
import { parcoursRoutes } from './areas/web/pret/parcours.routes.ts';
import { siteActionsRoutes } from './areas/web/site-actions.routes.ts';
import { statistiqueRoutes } from './areas/web/statistique.routes.ts';
import { webRoutes } from './areas/web/web.routes.ts';
import { sourcesDeDates } from './calendrier.ts';
import type { DrawBrochure } from './composition/edition/brochure.ts';
import { crudRoutes } from './crud/crud.routes.ts';
import { fichierRoutes } from './crud/fichiers/fichier.routes.ts';
import { choixRoutes } from './crud/read/choix.routes.ts';
import { presenceRoutes } from './crud/read/presence.routes.ts';
import { vueRoutes } from './crud/read/vue.routes.ts';
import { createWrite } from './crud/write/writing.ts';
import type { Engine } from './engine.ts';
import { preparationEnCours } from './first-start/contenu/contenu.repository.ts';
import type { AccessTokens } from './platform/auth/access-token.ts';
import type { Throttle } from './platform/auth/throttle.ts';
import type { Clock } from './platform/clock.ts';
import type { Room } from './platform/files/room.ts';
import type { Bind } from './platform/http/endpoint.ts';
import type { Log } from './platform/log.ts';
import type { Mail } from './platform/mail.ts';
import type { Outside } from './platform/net/outside.types.ts';
import type { Decodage } from './process/decodage.ts';
import type { Ecrans } from './publication/ecran/ecrans.ts';
import type { Apercus } from './publication/print/apercus.ts';
import type { Pages } from './publication/print/pages.ts';
import { publicationRoutes } from './publication/publication.routes.ts';
import type { Essais } from './publication/web/annonces/essais.ts';
import type { Atelier } from './rendering/web/atelier/atelier.ts';
import type { Db } from './schema.ts';
import type { OrigineApidae } from './sources/apidae/adresses.ts';

export interface RouteDependencies extends Pick<SanteDependencies, 'entretiens' | 'diskSpace'> {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: Mail;
  readonly publicUrl: string;
  readonly filesUrl: string;
  /** The addresses to try creations that nobody approved yet. */
  readonly essais: Essais;
  readonly instance: { readonly sendsMail: boolean; readonly hasPublicUrl: boolean };
  readonly accessTokens: AccessTokens;
  readonly throttle: Throttle;
  readonly outside: Outside;
  /** Hosts of the operator's own network. */
  readonly intranet: readonly string[];
  /** The address of Apidae. */
  readonly origineApidae: OrigineApidae;
  /** The free room of the disk that files are written to. */
  readonly room: Room;
  /** The folders of files of feeds, and of their sources' answers. */
  readonly folders: { readonly depots: string; readonly imports: string };
  readonly medias: MediathequeDependencies['medias'];
  /** Opens files of thrown away media for people who may see them. */
  readonly passes: MediathequeDependencies['passes'];
  /** Photos that this server makes itself; null for any other address. */
  readonly localPhoto: MediathequeDependencies['local'];
  readonly decodage: Pick<Decodage, 'analyze' | 'examineArchive'>;
  /** Draws the pages of previews. */
  readonly apercus: Pick<Atelier, 'render'>;
  /** The database for previews, which everybody else goes before. */
  readonly previewsDb: Db;
  /** Draws previews of editions, and pages of printed ones. */
  readonly editions: {
    readonly apercus: Apercus;
    readonly pages: Pages;
    readonly prepare: () => void;
    readonly drawBrochure: DrawBrochure;
    readonly printRapport: PrintRapport;
  };
  /** The manifests of screens. */
  readonly ecrans: Pick<Ecrans, 'manifestes' | 'emprunts'>;
  /** The sign-in of people by a provider. */
  readonly entree: EntreeDependencies & FacteurDependencies;
  readonly engine: Engine;
}

/** How long answers about accounts take in any case, in milliseconds. */
const STALL = 500;

/** All calls of the API: those of areas, then those that the engine derives from resources. */
export function bindRoutes(bind: Bind, dependencies: RouteDependencies): void {
  const { db, clock, mail, publicUrl, filesUrl, instance, accessTokens, throttle, engine } = dependencies;
  const { outside, folders, apercus, previewsDb, medias, passes, localPhoto: local, room } = dependencies;
  const { analyze, examineArchive } = dependencies.decodage;
  const readParametres = () => parametresInForce(db);
  const session = { db, clock, accessTokens, throttle, mail, readParametres };
  sessionRoutes(bind, { ...dependencies.entree, publicUrl, stall });
  profileRoutes(bind, session);
  const dates = sourcesDeDates({ db, clock });
  const accueil = {
    ...sourcesDeLAccueil(db, engine.registry, dates),
    preparationEnCours: () => preparationEnCours(db),
  };
  guideRoutes(bind, { db, clock, instance, ...accueil });
  consoleErrorRoutes(bind, { throttle });
  gestionRoutes(bind, { ...dependencies, mediaFacts: (now) => faitsDeLaMediatheque(db, now) });

  const { registry, accounts, publicChanged: changed } = engine;
  const write = createWrite({ db, clock, log: dependencies.log });
  const crud = { ...engine, db, write };
  calendrierRoutes(bind, { db, clock, write, publicUrl, sources: dates });
  parametreRoutes(bind, { ...crud, clock, mail, throttle });
  serveurCourrielRoutes(bind, { ...crud, ofEnvironment: instance.sendsMail, intranet: dependencies.intranet });
  preferenceRoutes(bind, crud);
  cleDeeplRoutes(bind, crud);
  utilisateurRoutes(bind, { db, clock, write, registry, context: engine, ...accounts });
  entiteRoutes(bind, { db });
  droitsRoutes(bind, { db });
  tacheRoutes(bind, { db, write });
  const sources = { ...crud, outside, clock, room, dossier: folders.imports, depots: folders.depots };
  fluxRoutes(bind, sources);
  importationRoutes(bind, { ...sources, cancelTask });
  avisRoutes(bind, crud);
  objetRoutes(bind, { ...crud, clock });
  correctionRoutes(bind, { ...crud, instant: instantOf });
  objetIdentiteRoutes(bind, crud);
  qualiteRoutes(bind, { ...crud, clock, throttle });
  equivalenceRoutes(bind, crud);
  vocabulaireRoutes(bind, crud);
  champRoutes(bind, crud);
  scoringRoutes(bind, { ...crud, clock });
  triRoutes(bind, { ...crud, clock });
  blocRoutes(bind, { db, registry, clock });
  mediathequeRoutes(bind, { ...crud, clock, outside, local, medias, passes, room, analyze, filesUrl });
  selectionRoutes(bind, { ...crud, clock });
  webRoutes(bind, { db, registry, clock });
  filtreRoutes(bind, crud);
  objetPublicationsRoutes(bind, { db, registry, clock });
  editionsRoutes(bind, { db, registry, clock, filesUrl, apercus: dependencies.editions.apercus });
  const { pages, prepare, drawBrochure, printRapport } = dependencies.editions;
  brochureRoutes(bind, { db, registry, clock, publicUrl, prepare, drawBrochure });
  generationRoutes(bind, { ...crud, files: medias.files, pages });
  parutionRoutes(bind, crud);
  const apercu = { db: previewsDb, clock, filesUrl, render: apercus.render };
  apercuRoutes(bind, { ...crud, ...apercu });
  statistiqueRoutes(bind, crud);
  publicationRoutes(bind, clock, crud);
  cleRoutes(bind, { ...crud, clock });
  parcoursRoutes(bind, crud);
  siteActionsRoutes(bind, { ...crud, clock, changed, outside, publicUrl, instance });
  annonceRoutes(bind, crud);
  preuveRoutes(bind, { db, registry, pages });
  diffusionRoutes(bind, { db, registry });
  apercuDAnnoncesRoutes(bind, {
    ...apercu,
    registry,
    essais: dependencies.essais,
    imprimes: dependencies.editions.apercus,
    drawEcran: (demande, draw) => dessinee(dependencies.ecrans, demande, draw),
  });
  archiveRoutes(bind, { ...crud, essais: dependencies.essais, room, examineArchive });
  facturationRoutes(bind, { db });
  previsionRoutes(bind, { db, registry, clock });
  rapportRoutes(bind, { ...crud, clock, throttle, pages, printRapport });
  displayRoutes(bind, { db, clock, filesUrl, emprunts: dependencies.ecrans.emprunts });
  ecranRoutes(bind, { ...crud, throttle, manifestes: dependencies.ecrans.manifestes, publicChanged: changed });
  passageRoutes(bind, crud);
  urgenceRoutes(bind, crud);
  configTraductionRoutes(bind, { db, registry, clock });
  const jetons = jetonsApidae({ ...dependencies.entree, readParametres: parametresInForce });
  const client = createClientApidae({ outside, origine: dependencies.origineApidae, now: () => clock.now() });
  lotRoutes(bind, crud);
  ecritureRoutes(bind, { ...crud, client, jetons, accesDe: accesBy({ vault: engine.vault, jetons }) });
  configActionsRoutes(bind, { ...crud, clock, outside });
  traductionsRoutes(bind, { ...crud, clock, outside });
  fusionRoutes(bind, crud);
  choixRoutes(bind, crud);
  vueRoutes(bind, crud);
  presenceRoutes(bind, { db, clock, registry });
  fichierRoutes(bind, { ...crud, clock, room, clean: createNettoyage({ analyze, arrivees: medias.arrivees }) });
  crudRoutes(bind, crud);
}

async function stall<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, STALL))]);
  return result;
}
