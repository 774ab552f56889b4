import { lazy } from 'react';
import type { GoesOn } from '../resource/form/form.ts';
import type { FormNotes, FormPanel, FormPreview } from '../resource/form/form-panel.ts';

/** What areas show beside the form of a record, by id of the resource. Lazy: `lazy(() => import('./…/x.panel.tsx'))`. */
export const formPanels: Readonly<Partial<Record<string, FormPanel>>> = {
  utilisateur: lazy(() => import('./administration/utilisateur.panel.tsx')),
  fluxTourinsoft: lazy(() => import('./administration/flux/flux-tourinsoft.panel.tsx')),
  fluxLei: lazy(() => import('./administration/flux/flux-lei.panel.tsx')),
  fluxApidae: lazy(() => import('./administration/flux/flux-apidae.panel.tsx')),
  correspondance: lazy(() => import('./administration/correspondance/correspondance.panel.tsx')),
  champ: lazy(() => import('./superadmin/champ.panel.tsx')),
  scoring: lazy(() => import('./tris/scoring.panel.tsx')),
  selection: lazy(() => import('./selections/selection.panel.tsx')),
  site: lazy(() => import('./web/site.panel.tsx')),
  listeWeb: lazy(() => import('./web/liste.panel.tsx')),
  ficheWeb: lazy(() => import('./web/fiche.panel.tsx')),
  moteur: lazy(() => import('./web/moteur.panel.tsx')),
  carte: lazy(() => import('./web/carte.panel.tsx')),
  codePersonnalise: lazy(() => import('./superadmin/gabarits/code-personnalise.panel.tsx')),
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
const Rythme = lazy(() => import('./administration/flux/rythme.note.tsx'));

/** What areas show under the fields of a part of a form, by id of the resource, then of the part. */
export const formNotes: Readonly<Partial<Record<string, FormNotes>>> = {
  fluxTourinsoft: { rythme: Rythme },
  fluxLei: { rythme: Rythme },
  fluxApidae: { rythme: Rythme },
  scoring: { profil: lazy(() => import('./tris/modeles.note.tsx')) },
  selection: { regles: lazy(() => import('./selections/regles.note.tsx')) },
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
};
