import type { ReadOnlyEntry } from '../crud/read/read-only.entry.ts';
import type { Descriptor } from '../crud/registry.ts';
import type { Clock } from '../platform/clock.ts';
import annonce from './annonces/annonce.server.ts';
import espace from './annonces/espace.server.ts';
import tagAnnonce from './annonces/tag-annonce.server.ts';
import bloc from './blocs/bloc.server.ts';
import entite from './comptes/entite.server.ts';
import utilisateur, { type UtilisateurDependencies } from './comptes/utilisateur.server.ts';
import diaporama from './display/diaporama.server.ts';
import ecran from './display/ecran.server.ts';
import gabaritDiaporama from './display/gabarit-diaporama.server.ts';
import urgence from './display/urgence.server.ts';
import gabaritsImprimes from './editions/gabarit-imprime.server.ts';
import { GENERATION } from './editions/generation.repository.ts';
import legende from './editions/legende.server.ts';
import modeleEdition from './editions/modele-edition.server.ts';
import planification from './editions/planification.server.ts';
import rubriqueDynamique from './editions/rubrique-dynamique.server.ts';
import { DEPOT } from './flux/depots/depot.repository.ts';
import fluxApidae from './flux/flux-apidae.server.ts';
import fluxDatatourisme from './flux/flux-datatourisme.server.ts';
import fluxLei from './flux/flux-lei.server.ts';
import fluxTourinsoft from './flux/flux-tourinsoft.server.ts';
import { IMPORTATION } from './importations/importation.repository.ts';
import media from './mediatheque/media.server.ts';
import objet from './objets/objet.server.ts';
import configEcritureApidae from './reglages/config-ecriture-apidae.server.ts';
import configTraduction from './reglages/config-traduction.server.ts';
import configTraductionApidae from './reglages/config-traduction-apidae.server.ts';
import { ECRITURE } from './reglages/ecritures/ecriture.liste.ts';
import tag from './reglages/tag.server.ts';
import selection from './selections/selection.server.ts';
import fournisseur from './session/fournisseurs/fournisseur.server.ts';
import compteDeService from './session/jetons/compte-de-service.server.ts';
import champ from './superadmin/champ.server.ts';
import gabarits from './superadmin/gabarit.server.ts';
import { JOURNAL } from './superadmin/journal.service.ts';
import { TACHE } from './taches/tache.repository.ts';
import { TRADUCTION } from './traductions/traduction.repository.ts';
import scoring from './tris/scoring.server.ts';
import tri from './tris/tri.server.ts';
import critere from './vocabulaire/critere.server.ts';
import modalite from './vocabulaire/modalite.server.ts';
import type from './vocabulaire/type.server.ts';
import carte from './web/carte.server.ts';
import ficheWeb from './web/fiche.server.ts';
import filtre from './web/filtre.server.ts';
import listeWeb from './web/liste.server.ts';
import site from './web/site.server.ts';

/** The read-only lists, with the source of their lines. */
export const READ_ONLY_ENTRIES: readonly ReadOnlyEntry[] = [
  TACHE,
  IMPORTATION,
  DEPOT,
  GENERATION,
  ECRITURE,
  JOURNAL,
  TRADUCTION,
];

/** The resources to which an area adds something on the server. Most need no line here. */
export function descriptors({
  clock,
  ...dependencies
}: UtilisateurDependencies & { readonly clock: Clock }): readonly Descriptor[] {
  return [
    utilisateur(dependencies),
    annonce(clock),
    ...[entite, objet, champ, fournisseur, compteDeService, selection, site, bloc, media, scoring, tri, espace],
    ...[tagAnnonce],
    ...[diaporama, ecran, urgence, gabaritDiaporama, legende, modeleEdition, planification, rubriqueDynamique],
    ...[
      fluxApidae,
      fluxDatatourisme,
      fluxLei,
      fluxTourinsoft,
      configEcritureApidae,
      tag,
      configTraduction,
      configTraductionApidae,
      critere,
      modalite,
      type,
    ],
    ...[carte, ficheWeb, filtre, listeWeb, ...gabarits, ...gabaritsImprimes],
  ];
}
