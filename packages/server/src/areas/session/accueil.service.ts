import {
  type Access,
  type Accueil,
  ALERTES,
  type AlerteDAccueil,
  ATTENTES,
  type Attente,
  annonce,
  approveAnnonce,
  type CanalDuCalendrier,
  carte,
  civilDay,
  diaporama,
  ecran,
  generation,
  importation,
  JOURS_DE_FIN,
  listedById,
  listeWeb,
  mayAccess,
  media,
  numeroOf,
  objet,
  openingOf,
  type PublicationRecente,
  planification,
  RESOURCES,
  type Tache,
  type TacheDAccueil,
  tache,
  textOf,
  traduction,
} from '@bridge/contract';
import type { Acteur } from '../../platform/auth/acteur.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../schema.ts';
import {
  type Compte,
  type CompteDeFins,
  comptesDe,
  documentsDe,
  MOST_PUBLICATIONS,
  type Publiee,
  publieesPar,
  vuesDe,
} from './accueil.repository.ts';

export interface AccueilDependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** The number of media whose rights are over or end soon. */
  readonly droits: (scope: Scope, jour: string) => Promise<{ readonly passes: number; readonly bientot: number }>;
  /** The number of answers of owners to handle. */
  readonly reponses: (scope: Scope) => Promise<number>;
  /** The number of ends that the calendar shows in each channel, between two days. */
  readonly fins: (
    person: Pick<Acteur, 'viewer' | 'scope'>,
    fenetre: { readonly du: string; readonly au: string },
  ) => Promise<ReadonlyMap<CanalDuCalendrier, number>>;
  /** The last tasks that a person asked for. */
  readonly dernieresTaches: (person: Pick<Acteur, 'viewer' | 'scope' | 'userId'>) => Promise<Tache[]>;
  /** The quality of the published objets that a person sees. */
  readonly qualite: (scope: Scope) => Promise<Accueil['qualite']>;
}

/** The access to each figure's list: people are told a figure only when they may work on that list. */
const CONCERNES: Readonly<Record<Attente | AlerteDAccueil, Access>> = {
  'annonces-a-valider': approveAnnonce.access,
  'annonces-refusees': annonce.access.edit,
  'medias-a-valider': media.access.edit,
  'medias-a-completer': media.access.edit,
  'textes-a-traduire': traduction.access.view,
  'reponses-a-traiter': objet.access.edit,
  'documents-a-relire': generation.access.view,
  'imports-a-decider': importation.access.view,
  'imports-en-echec': importation.access.view,
  'taches-en-echec': tache.access.view,
  'documents-en-echec': generation.access.view,
  'ecrans-muets': ecran.access.view,
  'droits-passes': media.access.edit,
  'droits-bientot': media.access.edit,
  'annonces-bientot': annonce.access.view,
  'pages-bientot': listeWeb.access.view,
  'diaporamas-bientot': diaporama.access.view,
  'editions-bientot': planification.access.view,
};

/** The channel of the calendar that a figure leads to. */
const CANAUX: Readonly<Record<CompteDeFins, CanalDuCalendrier>> = {
  'pages-bientot': 'web',
  'diaporamas-bientot': 'ecran',
  'editions-bientot': 'print',
};

const isDeFins = (id: Attente | AlerteDAccueil): id is CompteDeFins => id in CANAUX;
const isCompte = (id: Attente | AlerteDAccueil): id is Compte =>
  id !== 'droits-passes' && id !== 'droits-bientot' && id !== 'reponses-a-traiter' && !isDeFins(id);

const NO_END: ReadonlyMap<CanalDuCalendrier, number> = new Map();
const fortnightFrom = (jour: string) => ({ du: jour, au: textOf((numeroOf(jour) ?? 0) + JOURS_DE_FIN) });

/** The home of a person: only the figures that their role opens, in their entities. */
export async function accueilOf(
  { db, clock, droits, reponses, fins, dernieresTaches, qualite: qualiteDe }: AccueilDependencies,
  identity: Pick<Acteur, 'viewer' | 'scope'> & { readonly userId: number },
): Promise<Accueil> {
  const { viewer, scope } = identity;
  const jour = civilDay(clock.now());
  const concerned = [...ATTENTES, ...ALERTES].filter((id) => mayAccess(CONCERNES[id], viewer));
  const [comptes, rights, answers, ends, publiees, taches, qualite] = await Promise.all([
    comptesDe(db, concerned.filter(isCompte), scope, jour),
    concerned.includes('droits-bientot') ? droits(scope, jour) : { passes: 0, bientot: 0 },
    concerned.includes('reponses-a-traiter') ? reponses(scope) : 0,
    concerned.some(isDeFins) ? fins(identity, fortnightFrom(jour)) : NO_END,
    publishedBy(db, identity),
    dernieresTaches(identity),
    mayAccess(objet.access.view, viewer) ? qualiteDe(scope) : null,
  ]);
  const numberOf = (id: Attente | AlerteDAccueil): number => {
    if (isDeFins(id)) return ends.get(CANAUX[id]) ?? 0;
    if (id === 'reponses-a-traiter') return answers;
    if (!isCompte(id)) return id === 'droits-passes' ? rights.passes : rights.bientot;
    return comptes.get(id) ?? 0;
  };
  const told = <T extends Attente | AlerteDAccueil>(ids: readonly T[]) =>
    ids.map((id) => ({ id, nombre: numberOf(id) })).filter(({ nombre }) => nombre > 0);
  const vues = await vuesDe(db, publiees.filter(isCounted), jour);
  return {
    attentes: told(ATTENTES),
    alertes: told(ALERTES),
    publications: publiees.flatMap(({ le, ...une }): PublicationRecente[] => {
      const resource = listedById(une.ressource);
      const chemin = pathOf(une);
      if (!resource || chemin === null) return [];
      const seen = vues.get(`${une.ressource} ${une.id}`) ?? null;
      return [{ ...une, nature: resource.noun.one, chemin, le: le.toISOString(), vues: seen }];
    }),
    taches: taches.map(toldTache),
    qualite,
    jour,
  };
}

const toldTache = ({ id, type, cible, etat, progression, message, lien }: Tache): TacheDAccueil => ({
  id,
  type,
  cible,
  etat,
  progression,
  message,
  chemin: lien && /^\d+$/.test(lien.id) ? pathOf({ ressource: lien.ressource, id: Number(lien.id) }) : null,
});

/** The page that opens a published record, or null when it has none. */
function pathOf({ ressource, id }: Pick<Publiee, 'ressource' | 'id'>): string | null {
  const resource = listedById(ressource);
  return (resource && openingOf(resource, id)?.path) ?? null;
}

/** The pages, diaporamas and documents that a person published last. */
async function publishedBy(db: Db, identity: Pick<Acteur, 'viewer'> & { readonly userId: number }): Promise<Publiee[]> {
  const [published, documents] = await Promise.all([
    publieesPar(db, identity.userId, publishedFor(identity)),
    mayAccess(generation.access.view, identity.viewer) ? documentsDe(db, identity.userId) : [],
  ]);
  return [...published, ...documents].sort((a, b) => b.le.getTime() - a.le.getTime()).slice(0, MOST_PUBLICATIONS);
}

/** Whether a record has a page of its own, whose views are counted; other records are seen inside a page. */
const isCounted = ({ ressource }: { readonly ressource: string }) =>
  ressource === listeWeb.id || ressource === carte.id;

/** The records that the public sees by themselves, such as pages or diaporamas, and that the person may open. */
function publishedFor({ viewer }: Pick<Acteur, 'viewer'>): string[] {
  return RESOURCES.filter(({ published }) => published && (published.places !== undefined || published.canal !== 'web'))
    .filter(({ access }) => mayAccess(access.view, viewer))
    .map(({ id }) => id);
}
