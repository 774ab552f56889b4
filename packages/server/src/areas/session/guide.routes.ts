import {
  ecran,
  type GuideState,
  type GuideStep,
  getGuideState,
  getHealth,
  listeWeb,
  mayAccess,
  modeleEdition,
  objet,
  selection,
  utilisateur,
} from '@bridge/contract';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { type AccueilDependencies, accueilOf } from './accueil.service.ts';
import { guideFacts } from './guide.repository.ts';

interface Dependencies extends AccueilDependencies {
  /** What the operator configured outside the database. */
  readonly instance: { readonly sendsMail: boolean; readonly hasPublicUrl: boolean };
  /** How far the demonstration has come, or null when none is being made. */
  readonly preparationEnCours: () => Promise<GuideState['preparation']>;
}

export function guideRoutes(bind: Bind, dependencies: Dependencies): void {
  const { db, instance, preparationEnCours } = dependencies;
  bind(getGuideState, async ({ identity }) => {
    const [facts, accueil, preparation] = await Promise.all([
      guideFacts(db, identity.userId, identity.scope),
      accueilOf(dependencies, identity),
      preparationEnCours(),
    ]);
    const steps = stepsFor(identity).map((id) => ({ id, done: isDone(id) }));
    const catalogue = catalogueFor(identity, facts.hasObjets);
    const counts = { utilisateurs: facts.utilisateurs, entites: facts.entites };
    return { accueil, steps, catalogue, preparation, counts };

    function isDone(step: GuideStep): boolean {
      switch (step) {
        case 'identite':
          return facts.named;
        case 'mot-de-passe':
          return facts.ownPassword;
        case 'selection':
          return facts.selections > 0;
        case 'publication':
          return facts.listesPubliees > 0;
        case 'edition':
          return facts.editionsFaites;
        case 'ecran':
          return facts.ecransAppaires > 0;
        case 'equipe':
          return facts.utilisateurs > 1;
        case 'courriel':
          return instance.sendsMail || facts.sendsMail;
        case 'adresse-publique':
          return instance.hasPublicUrl;
      }
    }
  });
}

function catalogueFor({ viewer }: Identity, hasObjets: boolean): GuideState['catalogue'] {
  if (!mayAccess(objet.access.view, viewer)) return null;
  return hasObjets ? 'rempli' : 'vide';
}

/** The steps that the person may do something about. */
function stepsFor({ viewer }: Identity): GuideStep[] {
  return [
    'identite',
    'mot-de-passe',
    ...(mayAccess(selection.access.create, viewer) ? (['selection'] as const) : []),
    ...(mayAccess(listeWeb.access.create, viewer) ? (['publication'] as const) : []),
    ...(mayAccess(modeleEdition.access.create, viewer) ? (['edition'] as const) : []),
    ...(mayAccess(ecran.access.create, viewer) ? (['ecran'] as const) : []),
    ...(mayAccess(utilisateur.access.create, viewer) ? (['equipe'] as const) : []),
    ...(mayAccess(getHealth.access, viewer) ? (['courriel', 'adresse-publique'] as const) : []),
  ];
}
