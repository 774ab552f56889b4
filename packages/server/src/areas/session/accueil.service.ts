import {
  type Access,
  type Accueil,
  ALERTES,
  type AlerteDAccueil,
  ATTENTES,
  type Attente,
  annonce,
  approveAnnonce,
  civilDay,
  ecran,
  generation,
  generationPath,
  importation,
  mayAccess,
  media,
  objet,
  openingOf,
  type PublicationRecente,
  RESOURCES,
  resourceById,
  type Tache,
  type TacheDAccueil,
  tache,
  traduction,
} from '@bridge/contract';
import type { Acteur } from '../../platform/auth/acteur.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../schema.ts';
import { type Compte, comptesDe, publieesPar, vuesDe } from './accueil.repository.ts';

export interface AccueilDependencies {
  readonly db: Db;
  readonly clock: Clock;
  /** How many media are no longer, or soon no longer, covered by their rights. */
  readonly droits: (scope: Scope, jour: string) => Promise<{ readonly passes: number; readonly bientot: number }>;
  /** The last tasks that somebody asked for. */
  readonly dernieresTaches: (person: Pick<Acteur, 'viewer' | 'scope' | 'userId'>) => Promise<Tache[]>;
  /** How well the published objets that one sees are filled in. */
  readonly qualite: (scope: Scope) => Promise<Accueil['qualite']>;
}

/** Who may do something about each figure: whoever opens the list that it leads to, and works there. */
const CONCERNES: Readonly<Record<Attente | AlerteDAccueil, Access>> = {
  'annonces-a-valider': approveAnnonce.access,
  'medias-a-valider': media.access.edit,
  'medias-a-completer': media.access.edit,
  'textes-a-traduire': traduction.access.view,
  'documents-a-relire': generation.access.view,
  'imports-a-decider': importation.access.view,
  'imports-en-echec': importation.access.view,
  'taches-en-echec': tache.access.view,
  'documents-en-echec': generation.access.view,
  'ecrans-muets': ecran.access.view,
  'droits-passes': media.access.edit,
  'droits-bientot': media.access.edit,
  'annonces-bientot': annonce.access.view,
};

const isCompte = (id: Attente | AlerteDAccueil): id is Compte => id !== 'droits-passes' && id !== 'droits-bientot';

/** The first page of the day, whoever asks: only what their role opens, in their entities. */
export async function accueilOf(
  { db, clock, droits, dernieresTaches, qualite: qualiteDe }: AccueilDependencies,
  identity: Pick<Acteur, 'viewer' | 'scope'> & { readonly userId: number },
): Promise<Accueil> {
  const { viewer, scope, userId } = identity;
  const jour = civilDay(clock.now());
  const concerned = [...ATTENTES, ...ALERTES].filter((id) => mayAccess(CONCERNES[id], viewer));
  const [comptes, rights, publiees, taches, qualite] = await Promise.all([
    comptesDe(db, concerned.filter(isCompte), scope, jour),
    concerned.includes('droits-bientot') ? droits(scope, jour) : { passes: 0, bientot: 0 },
    publieesPar(db, userId, publishedFor(identity)),
    dernieresTaches(identity),
    mayAccess(objet.access.view, viewer) ? qualiteDe(scope) : null,
  ]);
  const numberOf = (id: Attente | AlerteDAccueil): number => {
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
      const resource = resourceById(une.ressource);
      const chemin = resource && openingOf(resource, une.id)?.path;
      if (!resource || chemin === undefined) return [];
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
  chemin: lien && pathOf(lien),
});

/** Where what a task is about is opened. */
function pathOf({ ressource, id }: NonNullable<Tache['lien']>): string | null {
  if (ressource === generation.id) return generationPath(id);
  const resource = resourceById(ressource);
  return resource && /^\d+$/.test(id) ? (openingOf(resource, Number(id))?.path ?? null) : null;
}

/** Views are counted by list; other things are seen inside of them. */
const isCounted = ({ ressource }: { readonly ressource: string }) => ressource === 'listeWeb';

/** What people see by itself: a page of a site, a diaporama. What pages are made of is published with them. */
function publishedFor({ viewer }: Pick<Acteur, 'viewer'>): string[] {
  return RESOURCES.filter(({ published }) => published && (published.places !== undefined || published.canal !== 'web'))
    .filter(({ access }) => mayAccess(access.view, viewer))
    .map(({ id }) => id);
}
