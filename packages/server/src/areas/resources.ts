import type { ReadOnlyEntry } from '../crud/read-only.entry.ts';
import type { Descriptor } from '../crud/registry.ts';
import type { Clock } from '../platform/clock.ts';
import annonce from './annonces/annonce.server.ts';
import espaces from './annonces/espace.server.ts';
import bloc from './blocs/bloc.server.ts';
import entite from './comptes/entite.server.ts';
import utilisateur, { type UtilisateurDependencies } from './comptes/utilisateur.server.ts';
import display from './display/display.server.ts';
import editions from './editions/editions.server.ts';
import flux from './flux/flux.server.ts';
import { IMPORTATION } from './importations/importation.repository.ts';
import media from './mediatheque/media.server.ts';
import objet from './objets/objet.server.ts';
import configurations from './reglages/config-traduction.server.ts';
import selection from './selections/selection.server.ts';
import champ from './superadmin/champ.server.ts';
import gabarits from './superadmin/gabarit.server.ts';
import { JOURNAL } from './superadmin/journal.service.ts';
import { TACHE } from './taches/tache.repository.ts';
import scoring from './tris/scoring.server.ts';
import tri from './tris/tri.server.ts';
import vocabulaire from './vocabulaire/vocabulaire.server.ts';
import site from './web/site.server.ts';
import web from './web/web.server.ts';

/** The lists that people only read, and where their lines come from. */
export const READ_ONLY_ENTRIES: readonly ReadOnlyEntry[] = [TACHE, IMPORTATION, JOURNAL];

/** The resources to which an area adds something on the server. Most need no line here. */
export function descriptors({
  clock,
  ...dependencies
}: UtilisateurDependencies & { readonly clock: Clock }): readonly Descriptor[] {
  return [
    utilisateur(dependencies),
    annonce(clock),
    ...[entite, objet, champ, selection, site, bloc, media, scoring, tri],
    ...[espaces, display, editions, flux, configurations, gabarits, vocabulaire, web].flat(),
  ];
}
