import type { PlaceDemandee } from '../choix.rules.ts';
import type { AnnonceAChoisir, ContexteDAnnonce, MomentDAnnonce } from '../choix.types.ts';

/** A Wednesday, at ten. */
export const MOMENT: MomentDAnnonce = { jour: '2027-07-14', heure: '10:00', now: Date.parse('2027-07-14T08:00:00Z') };

export const annonceDe = (values: Partial<AnnonceAChoisir> = {}): AnnonceAChoisir => ({
  id: 1,
  validee: true,
  entiteId: null,
  priorite: 'contrat',
  poids: 10,
  faites: 0,
  du: '2027-06-01',
  au: '2027-08-31',
  jours: [],
  deHeure: null,
  aHeure: null,
  plafondPage: null,
  plafondVisite: null,
  objectif: null,
  canaux: [],
  espaces: [1],
  tags: [],
  sites: [],
  retraits: [],
  listes: [],
  langues: [],
  saisons: [],
  formats: [7],
  rayon: null,
  ...values,
});

export const placeDe = (values: Partial<PlaceDemandee> = {}): PlaceDemandee => ({
  espace: 1,
  canal: 'web',
  actif: true,
  formats: [7],
  entites: [],
  tagsAcceptes: [],
  tagsExclus: [],
  rotation: 'ponderee',
  remplissage: 'remplissage',
  fois: 1,
  ...values,
});

export const contexteDe = (values: Partial<ContexteDAnnonce> = {}): ContexteDAnnonce => ({
  site: 1,
  liste: null,
  langue: 'fr',
  tags: [],
  isBeside: false,
  jugements: new Map(),
  ...values,
});
