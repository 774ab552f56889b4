import { objetsSeen, type TableDeVocabulaire } from '../catalogue/comptes.repository.ts';
import { notesSeen } from '../catalogue/fiche.repository.ts';
import type { ReadOnlyEntry } from '../crud/read-only.entry.ts';
import type { ResourceOptions } from '../crud/registry.ts';
import type { Scope } from '../platform/auth/identity.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
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
const counted = (table: TableDeVocabulaire) => ({
  perReader: { nombreObjets: (scope: Scope) => objetsSeen(table, scope) },
});

/** How resources are read: columns named before their table was one of a resource, values that depend on the reader. */
export const RESOURCE_COLUMNS: Readonly<Record<string, ResourceOptions>> = {
  utilisateur: { columns: { userEntity: 'entite_id' } },
  entite: { columns: { parent: 'parent_id' } },
  objet: { searchColumn: 'texte_recherche', perReader: { notesInternes: notesSeen } },
  type: counted('types'),
  critere: counted('criteres'),
  modalite: counted('modalites'),
  annonce: { perReader: { etat: etatVu(systemClock) } },
};

/** What is not generic about a resource: its rules, and columns named before it was one. Most need no line here. */
export const RESOURCE_RULES: Readonly<Record<string, ResourceOptions>> = {
  ...RESOURCE_COLUMNS,
  entite: { ...RESOURCE_COLUMNS.entite, hooks: entiteHooks },
  objet: { ...RESOURCE_COLUMNS.objet, hooks: objetHooks },
  type: { ...RESOURCE_COLUMNS.type, hooks: typeHooks },
  critere: { ...RESOURCE_COLUMNS.critere, hooks: vocabulaireHooks('criteres') },
  modalite: { ...RESOURCE_COLUMNS.modalite, hooks: vocabulaireHooks('modalites') },
  fluxTourinsoft: { hooks: fluxHooks('tourinsoft') },
  fluxLei: { hooks: fluxHooks('lei') },
  fluxApidae: { hooks: fluxApidaeHooks },
  champ: { hooks: champHooks },
  gabaritListe: { hooks: gabaritHooks('liste') },
  gabaritElement: { hooks: gabaritHooks('element') },
  gabaritFiche: { hooks: gabaritHooks('fiche') },
  gabaritInfobulle: { hooks: gabaritHooks('infobulle') },
  composant: { hooks: gabaritHooks('composant') },
  gabaritEdition: { hooks: gabaritImprimeHooks },
  gabaritSommaire: { hooks: gabaritImprimeHooks },
  gabaritCouverture: { hooks: gabaritImprimeHooks },
  gabaritNotes: { hooks: gabaritImprimeHooks },
  legende: { hooks: legendeHooks },
  rubriqueDynamique: { hooks: rubriqueHooks },
  modeleEdition: { hooks: modeleEditionHooks },
  planification: { hooks: planificationHooks },
  diaporama: { hooks: diaporamaHooks },
  gabaritDiaporama: { hooks: gabaritDiaporamaHooks },
  configTraduction: { hooks: configTraductionHooks },
  configEcritureApidae: { hooks: configEcritureApidaeHooks },
  selection: { hooks: selectionHooks },
  site: { hooks: siteHooks },
  listeWeb: { hooks: listeHooks, remarks: remarksOfListe },
  ficheWeb: { remarks: remarksOfFiche },
  carte: { hooks: carteHooks },
  annonce: { ...RESOURCE_COLUMNS.annonce, hooks: annonceHooks },
  espace: { hooks: espaceHooks },
  tagAnnonce: { hooks: tagAnnonceHooks },
  filtre: { hooks: filtreHooks },
  bloc: { hooks: blocHooks },
  media: { hooks: mediaHooks },
  scoring: { hooks: scoringHooks },
  tri: { hooks: triHooks },
};

/** The lists that people only read, and where their lines come from. */
export const READ_ONLY_ENTRIES: readonly ReadOnlyEntry[] = [TACHE, JOURNAL];

/** Those, and what needs more than the database and the day. */
export function resourceOptions({
  clock,
  ...dependencies
}: UtilisateurDependencies & { readonly clock: Clock }): Readonly<Record<string, ResourceOptions>> {
  return {
    ...RESOURCE_RULES,
    annonce: { ...RESOURCE_RULES.annonce, perReader: { etat: etatVu(clock) } },
    utilisateur: { ...RESOURCE_COLUMNS.utilisateur, hooks: utilisateurHooks(dependencies) },
  };
}
