import type { ListedResource, ReadOnlyResource } from '../kernel/resource/read-only.ts';
import type { Resource } from '../kernel/resource/resource.ts';
import type { SingleResource } from '../kernel/resource/single.ts';
import { annonce } from './annonces/annonce.resource.ts';
import { annonceur } from './annonces/annonceur.resource.ts';
import { espace } from './annonces/espace.resource.ts';
import { formatAnnonce } from './annonces/format.resource.ts';
import { tagAnnonce } from './annonces/tag-annonce.resource.ts';
import { bloc } from './blocs/bloc.resource.ts';
import { entite } from './comptes/entite.resource.ts';
import { utilisateur } from './comptes/utilisateur.resource.ts';
import { diaporama } from './display/diaporama.resource.ts';
import { ecran } from './display/ecran.resource.ts';
import { urgence } from './display/urgence.resource.ts';
import { generation } from './editions/generation.resource.ts';
import { legende } from './editions/legende.resource.ts';
import { listeDestinataires } from './editions/liste-destinataires.resource.ts';
import { modeleEdition } from './editions/modele-edition.resource.ts';
import { planification } from './editions/planification.resource.ts';
import { rubriqueDynamique } from './editions/rubrique-dynamique.resource.ts';
import { correspondance } from './flux/correspondance.resource.ts';
import { depot } from './flux/depot.resource.ts';
import { fluxApidae } from './flux/flux-apidae.resource.ts';
import { fluxDatatourisme } from './flux/flux-datatourisme.resource.ts';
import { fluxLei } from './flux/flux-lei.resource.ts';
import { fluxTourinsoft } from './flux/flux-tourinsoft.resource.ts';
import { importation } from './importations/importation.resource.ts';
import { media } from './mediatheque/media.resource.ts';
import { objet } from './objets/objet.resource.ts';
import { configEcritureApidae } from './reglages/apidae/config-ecriture-apidae.resource.ts';
import { ecritureApidae } from './reglages/apidae/ecriture-apidae.resource.ts';
import { mediatag } from './reglages/mediatag.resource.ts';
import { parametres } from './reglages/parametres/parametres.resource.ts';
import { preferences } from './reglages/parametres/preferences.resource.ts';
import { tag } from './reglages/tag.resource.ts';
import { configTraduction } from './reglages/traductions/config-traduction.resource.ts';
import { configTraductionApidae } from './reglages/traductions/config-traduction-apidae.resource.ts';
import { selection } from './selections/selection.resource.ts';
import { champ } from './superadmin/champ.resource.ts';
import { codePersonnalise } from './superadmin/code-personnalise.resource.ts';
import { composant } from './superadmin/composant.resource.ts';
import { compteDeService } from './superadmin/compte-de-service.resource.ts';
import { fournisseur } from './superadmin/fournisseur.resource.ts';
import { gabaritCarte } from './superadmin/gabarit-carte.resource.ts';
import { gabaritCouverture } from './superadmin/gabarit-couverture.resource.ts';
import { gabaritDiaporama } from './superadmin/gabarit-diaporama.resource.ts';
import { gabaritEdition } from './superadmin/gabarit-edition.resource.ts';
import { gabaritElement } from './superadmin/gabarit-element.resource.ts';
import { gabaritFiche } from './superadmin/gabarit-fiche.resource.ts';
import { gabaritInfobulle } from './superadmin/gabarit-infobulle.resource.ts';
import { gabaritListe } from './superadmin/gabarit-liste.resource.ts';
import { gabaritNotes } from './superadmin/gabarit-notes.resource.ts';
import { gabaritSommaire } from './superadmin/gabarit-sommaire.resource.ts';
import { journal } from './superadmin/journal.resource.ts';
import { tache } from './taches/tache.resource.ts';
import { traduction } from './traductions/traduction.resource.ts';
import { scoring } from './tris/scoring.resource.ts';
import { tri } from './tris/tri.resource.ts';
import { critere } from './vocabulaire/critere.resource.ts';
import { modalite } from './vocabulaire/modalite.resource.ts';
import { type } from './vocabulaire/type.resource.ts';
import { carte } from './web/carte.resource.ts';
import { ficheWeb } from './web/fiche.resource.ts';
import { filtre } from './web/filtre.resource.ts';
import { listeWeb } from './web/liste.resource.ts';
import { modeleListe } from './web/modele-liste.resource.ts';
import { moteur } from './web/moteur.resource.ts';
import { site } from './web/site.resource.ts';

/** Every resource that people create and change: the server serves them all, the conformance tests walk them all. */
export const RESOURCES: readonly Resource[] = [
  utilisateur,
  entite,
  tag,
  mediatag,
  media,
  objet,
  type,
  critere,
  modalite,
  fluxTourinsoft,
  correspondance,
  fluxLei,
  fluxApidae,
  fluxDatatourisme,
  champ,
  selection,
  tri,
  scoring,
  bloc,
  gabaritListe,
  gabaritElement,
  gabaritFiche,
  gabaritCarte,
  gabaritInfobulle,
  composant,
  codePersonnalise,
  filtre,
  moteur,
  modeleListe,
  carte,
  ficheWeb,
  site,
  listeWeb,
  gabaritDiaporama,
  diaporama,
  ecran,
  urgence,
  configTraduction,
  configEcritureApidae,
  configTraductionApidae,
  formatAnnonce,
  tagAnnonce,
  espace,
  annonceur,
  annonce,
  gabaritEdition,
  gabaritSommaire,
  gabaritCouverture,
  gabaritNotes,
  legende,
  rubriqueDynamique,
  modeleEdition,
  listeDestinataires,
  planification,
  fournisseur,
  compteDeService,
];

export function resourceById(id: string): Resource | undefined {
  return RESOURCES.find((resource) => resource.id === id);
}

/** The records that exist once, for the instance or for an entity. */
export const SINGLE_RESOURCES: readonly SingleResource[] = [parametres, preferences];

/** The lists that people only read. */
export const READ_ONLY_RESOURCES: readonly ReadOnlyResource[] = [
  tache,
  importation,
  depot,
  generation,
  ecritureApidae,
  journal,
  traduction,
];

/** The resource of a list, whether of records or of read-only lines. */
export function listedById(id: string): ListedResource | undefined {
  return resourceById(id) ?? READ_ONLY_RESOURCES.find((resource) => resource.id === id);
}
