import {
  annonce,
  bloc,
  carte,
  champ,
  composant,
  configEcritureApidae,
  configTraduction,
  critere,
  diaporama,
  entite,
  espace,
  ficheWeb,
  filtre,
  fluxApidae,
  fluxLei,
  fluxTourinsoft,
  gabaritCouverture,
  gabaritDiaporama,
  gabaritEdition,
  gabaritElement,
  gabaritFiche,
  gabaritInfobulle,
  gabaritListe,
  gabaritNotes,
  gabaritSommaire,
  legende,
  listeWeb,
  media,
  modalite,
  modeleEdition,
  objet,
  planification,
  rubriqueDynamique,
  scoring,
  selection,
  site,
  tagAnnonce,
  tri,
  type,
  utilisateur,
} from '@bridge/contract';
import { objetsSeen, type TableDeVocabulaire } from '../catalogue/comptes.repository.ts';
import { notesSeen } from '../catalogue/fiche.repository.ts';
import { describe } from '../crud/descriptor.ts';
import type { ReadOnlyEntry } from '../crud/read-only.entry.ts';
import type { Descriptor } from '../crud/registry.ts';
import type { Scope } from '../platform/auth/identity.ts';
import type { Clock } from '../platform/clock.ts';
import { remarksOfFiche, remarksOfListe } from '../publication/web/remarques.ts';
import { annonceHooks } from './annonces/annonce.hooks.ts';
import { etatVu } from './annonces/annonce.repository.ts';
import { espaceHooks, tagAnnonceHooks } from './annonces/espace.hooks.ts';
import { blocHooks } from './blocs/bloc.hooks.ts';
import { entiteHooks } from './comptes/entite.hooks.ts';
import { type UtilisateurDependencies, utilisateurHooks } from './comptes/utilisateur.hooks.ts';
import { diaporamaHooks, gabaritDiaporamaHooks } from './display/display.hooks.ts';
import {
  gabaritImprimeHooks,
  legendeHooks,
  modeleEditionHooks,
  planificationHooks,
  rubriqueHooks,
} from './editions/editions.hooks.ts';
import { fluxApidaeHooks, fluxHooks } from './flux/flux.hooks.ts';
import { mediaHooks } from './mediatheque/media.hooks.ts';
import { objetHooks } from './objets/objet.hooks.ts';
import { configEcritureApidaeHooks, configTraductionHooks } from './reglages/config-traduction.hooks.ts';
import { selectionHooks } from './selections/selection.hooks.ts';
import { champHooks } from './superadmin/champ.hooks.ts';
import { gabaritHooks } from './superadmin/gabarit.hooks.ts';
import { JOURNAL } from './superadmin/journal.service.ts';
import { TACHE } from './taches/tache.repository.ts';
import { scoringHooks } from './tris/scoring.hooks.ts';
import { triHooks } from './tris/tri.hooks.ts';
import { typeHooks, vocabulaireHooks } from './vocabulaire/vocabulaire.hooks.ts';
import { carteHooks, filtreHooks, listeHooks } from './web/liste.hooks.ts';
import { siteHooks } from './web/site.hooks.ts';

/** Words are common to the instance; their objets are counted as the reader sees them. */
const counted = (table: TableDeVocabulaire) => ({ nombreObjets: (scope: Scope) => objetsSeen(table, scope) });

/** The lists that people only read, and where their lines come from. */
export const READ_ONLY_ENTRIES: readonly ReadOnlyEntry[] = [TACHE, JOURNAL];

/** What is not generic about resources: their rules, and columns named before they were one. Most need no line here. */
export function descriptors({
  clock,
  ...dependencies
}: UtilisateurDependencies & { readonly clock: Clock }): readonly Descriptor[] {
  return [
    describe(utilisateur, { columns: { userEntity: 'entite_id' }, hooks: utilisateurHooks(dependencies) }),
    describe(entite, { columns: { parent: 'parent_id' }, hooks: entiteHooks }),
    describe(objet, { searchColumn: 'texte_recherche', perReader: { notesInternes: notesSeen }, hooks: objetHooks }),
    describe(type, { perReader: counted('types'), hooks: typeHooks }),
    describe(critere, { perReader: counted('criteres'), hooks: vocabulaireHooks('criteres') }),
    describe(modalite, { perReader: counted('modalites'), hooks: vocabulaireHooks('modalites') }),
    describe(fluxTourinsoft, { hooks: fluxHooks('tourinsoft') }),
    describe(fluxLei, { hooks: fluxHooks('lei') }),
    describe(fluxApidae, { hooks: fluxApidaeHooks }),
    describe(champ, { hooks: champHooks }),
    describe(gabaritListe, { hooks: gabaritHooks('liste') }),
    describe(gabaritElement, { hooks: gabaritHooks('element') }),
    describe(gabaritFiche, { hooks: gabaritHooks('fiche') }),
    describe(gabaritInfobulle, { hooks: gabaritHooks('infobulle') }),
    describe(composant, { hooks: gabaritHooks('composant') }),
    describe(gabaritEdition, { hooks: gabaritImprimeHooks }),
    describe(gabaritSommaire, { hooks: gabaritImprimeHooks }),
    describe(gabaritCouverture, { hooks: gabaritImprimeHooks }),
    describe(gabaritNotes, { hooks: gabaritImprimeHooks }),
    describe(legende, { hooks: legendeHooks }),
    describe(rubriqueDynamique, { hooks: rubriqueHooks }),
    describe(modeleEdition, { hooks: modeleEditionHooks }),
    describe(planification, { hooks: planificationHooks }),
    describe(diaporama, { hooks: diaporamaHooks }),
    describe(gabaritDiaporama, { hooks: gabaritDiaporamaHooks }),
    describe(configTraduction, { hooks: configTraductionHooks }),
    describe(configEcritureApidae, { hooks: configEcritureApidaeHooks }),
    describe(selection, { hooks: selectionHooks }),
    describe(site, { hooks: siteHooks }),
    describe(listeWeb, { hooks: listeHooks, remarks: remarksOfListe }),
    describe(ficheWeb, { remarks: remarksOfFiche }),
    describe(carte, { hooks: carteHooks }),
    describe(annonce, { perReader: { etat: etatVu(clock) }, hooks: annonceHooks }),
    describe(espace, { hooks: espaceHooks }),
    describe(tagAnnonce, { hooks: tagAnnonceHooks }),
    describe(filtre, { hooks: filtreHooks }),
    describe(bloc, { hooks: blocHooks }),
    describe(media, { hooks: mediaHooks }),
    describe(scoring, { hooks: scoringHooks }),
    describe(tri, { hooks: triHooks }),
  ];
}
