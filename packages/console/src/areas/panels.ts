import { lazy } from 'react';
import type { GoesOn } from '../resource/form/form.ts';
import type { FormNotes, FormPanel, FormPreview } from '../resource/form/form-panel.ts';

/** What areas show beside the form of a record, by id of the resource. Lazy: `lazy(() => import('./…/x.panel.tsx'))`. */
export const formPanels: Readonly<Partial<Record<string, FormPanel>>> = {
  utilisateur: lazy(() => import('./comptes/utilisateur.panel.tsx')),
  fluxTourinsoft: lazy(() => import('./flux/flux-tourinsoft.panel.tsx')),
  fluxLei: lazy(() => import('./flux/flux-lei.panel.tsx')),
  fluxApidae: lazy(() => import('./flux/flux-apidae.panel.tsx')),
  correspondance: lazy(() => import('./flux/correspondance/correspondance.panel.tsx')),
  champ: lazy(() => import('./superadmin/champ.panel.tsx')),
  scoring: lazy(() => import('./tris/scoring.panel.tsx')),
  selection: lazy(() => import('./selections/selection.panel.tsx')),
  site: lazy(() => import('./web/site.panel.tsx')),
  listeWeb: lazy(() => import('./web/liste.panel.tsx')),
  ficheWeb: lazy(() => import('./web/fiche.panel.tsx')),
  moteur: lazy(() => import('./web/moteur.panel.tsx')),
  carte: lazy(() => import('./web/carte.panel.tsx')),
  annonce: lazy(() => import('./annonces/annonce.panel.tsx')),
  espace: lazy(() => import('./annonces/espace.panel.tsx')),
  tagAnnonce: lazy(() => import('./annonces/tag-annonce.panel.tsx')),
  formatAnnonce: lazy(() => import('./annonces/format.panel.tsx')),
  codePersonnalise: lazy(() => import('./superadmin/gabarits/code-personnalise.panel.tsx')),
  planification: lazy(() => import('./editions/planification/planification.panel.tsx')),
};

const ApercuDePage = lazy(() => import('./web/apercu/page.preview.tsx'));
const PAGE: FormPreview = {
  title: 'Aperçu',
  intro: 'La page que vos visiteurs verraient, avec vos modifications.',
  body: ApercuDePage,
};

/** What records make as they are typed, saved or not, by id of the resource: first beside the form, and folded at will. */
export const formPreviews: Readonly<Partial<Record<string, FormPreview>>> = {
  selection: {
    title: 'Objets retenus',
    intro: 'Tels que la sélection les donnerait si vous l’enregistriez maintenant.',
    body: lazy(() => import('./selections/selection.preview.tsx')),
  },
  tri: {
    title: 'Essayer',
    intro: 'Sur les objets d’une sélection, sans rien enregistrer.',
    body: lazy(() => import('./tris/tri.preview.tsx')),
  },
  scoring: {
    title: 'Simulation',
    intro: 'Les scores que donneraient ces règles, sans rien enregistrer.',
    body: lazy(() => import('./tris/scoring.preview.tsx')),
  },
  bloc: {
    title: 'Aperçu',
    intro: 'Ce que le bloc montre d’un objet, avec vos modifications.',
    body: lazy(() => import('./blocs/bloc.preview.tsx')),
  },
  annonce: {
    title: 'Aperçu',
    intro: 'Chaque création dans la forme de son format, avec vos modifications.',
    body: lazy(() => import('./annonces/annonce.preview.tsx')),
  },
  modeleEdition: {
    title: 'Contenu du plan',
    intro: 'Les objets que chaque élément tient maintenant, et ce qui manque.',
    body: lazy(() => import('./editions/plan/plan.preview.tsx')),
  },
  rubriqueDynamique: {
    title: 'Aperçu',
    intro: 'Vos objets, groupés comme demandé, avec vos modifications.',
    body: lazy(() => import('./editions/rubrique/rubrique.preview.tsx')),
  },
  planification: {
    title: 'Prochaines parutions',
    body: lazy(() => import('./editions/planification/planification.preview.tsx')),
  },
  legende: {
    title: 'Aperçu',
    intro: 'La légende telle qu’on la lit, avec vos modifications.',
    body: lazy(() => import('./editions/legende/legende.preview.tsx')),
  },
  diaporama: {
    title: 'À l’écran',
    intro: 'Chaque diapositive telle qu’un écran la montre, et ce qui passe à un moment donné.',
    body: lazy(() => import('./display/diaporama.preview.tsx')),
  },
  gabaritDiaporama: {
    title: 'À l’épreuve',
    intro: 'Vos objets réels dans ce gabarit, les plus difficiles compris.',
    body: lazy(() => import('./display/gabarit.preview.tsx')),
  },
  configTraduction: {
    title: 'Estimation',
    intro: 'Ce qui serait traduit et pour combien, sans rien envoyer.',
    body: lazy(() => import('./reglages/config-traduction.preview.tsx')),
  },
  configEcritureApidae: {
    title: 'Charge utile',
    intro: 'Ce qu’Apidae recevrait d’un objet, sans rien envoyer.',
    body: lazy(() => import('./reglages/config-ecriture.preview.tsx')),
  },
  configTraductionApidae: {
    title: 'Simulation',
    intro: 'Ce qui serait traduit puis écrit dans Apidae, sans rien envoyer.',
    body: lazy(() => import('./reglages/config-traduction-apidae.preview.tsx')),
  },
  site: PAGE,
  listeWeb: PAGE,
  modeleListe: PAGE,
  ficheWeb: PAGE,
  moteur: PAGE,
  filtre: PAGE,
  carte: PAGE,
  gabaritListe: PAGE,
  gabaritElement: PAGE,
  gabaritFiche: PAGE,
  gabaritCarte: PAGE,
  gabaritInfobulle: PAGE,
  composant: PAGE,
  codePersonnalise: PAGE,
};

/** What is done with one of these counts more than its many fields: in one column, its panels come before them. */
export const panelsFirst: ReadonlySet<string> = new Set(['fluxTourinsoft', 'fluxLei', 'fluxApidae']);

const Source = lazy(() => import('./superadmin/gabarits/source.note.tsx'));
const Rythme = lazy(() => import('./flux/rythme.note.tsx'));

/** What areas show under the fields of a part of a form, by id of the resource, then of the part. */
export const formNotes: Readonly<Partial<Record<string, FormNotes>>> = {
  fluxTourinsoft: { rythme: Rythme },
  fluxLei: { rythme: Rythme },
  fluxApidae: { rythme: Rythme },
  scoring: { profil: lazy(() => import('./tris/modeles.note.tsx')) },
  selection: { regles: lazy(() => import('./selections/regles.note.tsx')) },
  media: { droits: lazy(() => import('./mediatheque/form/droits.note.tsx')) },
  modeleEdition: { format: lazy(() => import('./editions/format/page.note.tsx')) },
  gabaritListe: { source: Source },
  gabaritElement: { source: Source },
  gabaritFiche: { source: Source },
  gabaritInfobulle: { source: Source },
  composant: { source: Source },
};

/** Saving one of these is a step on a way: « Enregistrer » goes on with it rather than back to the list. */
export const goesOn: Readonly<Partial<Record<string, GoesOn>>> = {
  fluxTourinsoft: 'created',
  fluxLei: 'created',
  fluxApidae: 'created',
  correspondance: 'saved',
  // Saved is not published yet: that is done beside the form.
  site: 'created',
  listeWeb: 'created',
  ficheWeb: 'created',
  moteur: 'created',
  carte: 'created',
  annonce: 'created',
};
