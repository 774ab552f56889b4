import type { ResourceActions } from '../resource/list/actions/list-action.ts';

/** What areas add to the generic lists, by resource id. Each module comes with the list that needs it. */
export const actions: Partial<Record<string, () => Promise<ResourceActions>>> = {
  utilisateur: () => import('./comptes/utilisateur.actions.tsx'),
  entite: () => import('./comptes/entite.actions.tsx'),
  fluxTourinsoft: async () => (await import('./flux/flux.actions.tsx')).tourinsoftActions,
  fluxLei: async () => (await import('./flux/flux.actions.tsx')).leiActions,
  fluxApidae: async () => (await import('./flux/flux.actions.tsx')).apidaeActions,
  objet: () => import('./objets/identites/identites.actions.tsx'),
  type: async () => (await import('./vocabulaire/equivalences.actions.tsx')).typeActions,
  critere: async () => (await import('./vocabulaire/equivalences.actions.tsx')).critereActions,
  tache: () => import('./taches/tache.actions.tsx'),
  tag: async () => (await import('./reglages/fusion.actions.tsx')).tagActions,
  mediatag: async () => (await import('./reglages/fusion.actions.tsx')).mediatagActions,
  tagAnnonce: async () => (await import('./reglages/fusion.actions.tsx')).tagAnnonceActions,
  annonce: () => import('./annonces/annonce.actions.tsx'),
  selection: () => import('./selections/selection.actions.tsx'),
  scoring: () => import('./tris/scoring.actions.tsx'),
  media: () => import('./mediatheque/media.actions.tsx'),
  codePersonnalise: () => import('./superadmin/gabarits/code-personnalise.actions.tsx'),
  planification: () => import('./editions/planification/planification.actions.tsx'),
};
