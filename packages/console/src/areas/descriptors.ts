import { parEmploi } from '../catalogue/media/emplois.ts';
import type { Descriptor, Values, Widgets } from '../resource/descriptor.ts';
import { laterValue } from '../resource/values/later-value.tsx';
import { laterWidget } from '../resource/widgets/later.tsx';
import annonce from './annonces/annonce.console.ts';
import annonceur from './annonces/annonceur.console.ts';
import espace from './annonces/espaces/espace.console.ts';
import formatAnnonce from './annonces/format.console.ts';
import tagAnnonce from './annonces/tag-annonce.console.ts';
import bloc from './blocs/bloc.console.ts';
import entite from './comptes/entite.console.ts';
import utilisateur from './comptes/utilisateur.console.ts';
import diaporama from './display/diaporama.console.ts';
import ecran from './display/ecrans/ecran.console.ts';
import gabaritDiaporama from './display/gabarit-diaporama.console.ts';
import urgence from './display/urgences/urgence.console.ts';
import gabaritCouverture from './editions/gabarits/gabarit-couverture.console.ts';
import gabaritEdition from './editions/gabarits/gabarit-edition.console.ts';
import gabaritNotes from './editions/gabarits/gabarit-notes.console.ts';
import gabaritSommaire from './editions/gabarits/gabarit-sommaire.console.ts';
import generation from './editions/generations/generation.console.ts';
import legende from './editions/legende/legende.console.ts';
import modeleEdition from './editions/plan/modele-edition.console.ts';
import listeDestinataires from './editions/planification/liste-destinataires.console.ts';
import planification from './editions/planification/planification.console.ts';
import rubriqueDynamique from './editions/rubrique/rubrique-dynamique.console.ts';
import correspondance from './flux/correspondance/correspondance.console.ts';
import depot from './flux/depots/depot.console.ts';
import fluxApidae from './flux/flux-apidae.console.ts';
import fluxDatatourisme from './flux/flux-datatourisme.console.ts';
import fluxLei from './flux/flux-lei.console.ts';
import fluxTourinsoft from './flux/flux-tourinsoft.console.ts';
import importation from './importations/importation.console.ts';
import media from './mediatheque/media.console.ts';
import objet from './objets/objet.console.ts';
import ecritureApidae from './reglages/ecritures/ecriture.console.ts';
import mediatag from './reglages/mediatag.console.ts';
import parametres from './reglages/parametres/parametres.console.ts';
import preferences from './reglages/preferences/preferences.console.ts';
import tag from './reglages/tag.console.ts';
import configEcritureApidae from './reglages/traductions/config-ecriture-apidae.console.ts';
import configTraduction from './reglages/traductions/config-traduction.console.ts';
import configTraductionApidae from './reglages/traductions/config-traduction-apidae.console.ts';
import selection from './selections/selection.console.ts';
import champ from './superadmin/champ.console.ts';
import compteDeService from './superadmin/compte-de-service.console.ts';
import fournisseur from './superadmin/fournisseur.console.ts';
import codePersonnalise from './superadmin/gabarits/code-personnalise.console.ts';
import composant from './superadmin/gabarits/composant.console.ts';
import gabaritCarte from './superadmin/gabarits/gabarit-carte.console.ts';
import gabaritElement from './superadmin/gabarits/gabarit-element.console.ts';
import gabaritFiche from './superadmin/gabarits/gabarit-fiche.console.ts';
import gabaritInfobulle from './superadmin/gabarits/gabarit-infobulle.console.ts';
import gabaritListe from './superadmin/gabarits/gabarit-liste.console.ts';
import tache from './taches/tache.console.ts';
import traduction from './traductions/traduction.console.ts';
import scoring from './tris/scoring.console.ts';
import tri from './tris/tri.console.ts';
import critere from './vocabulaire/critere.console.ts';
import type from './vocabulaire/type.console.ts';
import carte from './web/carte.console.ts';
import ficheWeb from './web/fiche.console.ts';
import filtre from './web/filtre.console.ts';
import listeWeb from './web/liste.console.ts';
import modeleListe from './web/modele-liste.console.ts';
import moteur from './web/moteur.console.ts';
import site from './web/site.console.ts';

/** The widgets and drawings that the fields of several areas name. */
const SHARED: { readonly widgets: Widgets; readonly values: Values } = {
  widgets: {
    regles: laterWidget(() => import('../catalogue/regles/regles.widget.tsx'), 120),
    ...parEmploi(laterWidget(() => import('../catalogue/media/media.widget.tsx'), 120)),
  },
  values: parEmploi(laterValue(() => import('../catalogue/media/media.value.tsx'), { isPicture: true })),
};

/** The descriptors of the areas, loaded with the first page of a resource rather than with the first page. */
export const DESCRIPTORS = [
  utilisateur,
  entite,
  fluxTourinsoft,
  fluxLei,
  fluxApidae,
  fluxDatatourisme,
  correspondance,
  objet,
  type,
  critere,
  parametres,
  preferences,
  tag,
  mediatag,
  configTraduction,
  configEcritureApidae,
  configTraductionApidae,
  ecritureApidae,
  annonce,
  annonceur,
  espace,
  tagAnnonce,
  formatAnnonce,
  selection,
  tri,
  scoring,
  media,
  champ,
  compteDeService,
  fournisseur,
  codePersonnalise,
  tache,
  traduction,
  depot,
  importation,
  bloc,
  modeleEdition,
  rubriqueDynamique,
  planification,
  listeDestinataires,
  generation,
  legende,
  diaporama,
  ecran,
  urgence,
  gabaritDiaporama,
  site,
  listeWeb,
  modeleListe,
  ficheWeb,
  moteur,
  filtre,
  carte,
  gabaritEdition,
  gabaritCouverture,
  gabaritSommaire,
  gabaritNotes,
  gabaritListe,
  gabaritElement,
  gabaritFiche,
  gabaritCarte,
  gabaritInfobulle,
  composant,
];

const BY_RESOURCE = new Map(
  DESCRIPTORS.map(({ resource, ...own }): [string, Descriptor] => [
    resource,
    { ...own, widgets: { ...SHARED.widgets, ...own.widgets }, values: { ...SHARED.values, ...own.values } },
  ]),
);

export const descriptorOf = (resource: string): Descriptor => BY_RESOURCE.get(resource) ?? SHARED;
