import { instantOf } from '../clean/date.rules.ts';
import type { Source } from '../source.ts';
import { premieresApidae, prochaineApidae, uneFicheApidae } from './demande.rules.ts';
import { identifiantApidae } from './fiche/identite.rules.ts';
import { objet } from './fiche/valeurs.rules.ts';
import type { FluxApidaeOuvert } from './flux.ts';
import { interpretApidae } from './interpretation.ts';
import { readApidae } from './lecture.ts';

/** Apidae: one deep schema for sixteen types and eleven languages, by pages of a search or by archives. */
export const apidae: Source<FluxApidaeOuvert> = {
  systeme: 'apidae',
  prochaine: prochaineApidae,
  premieres: premieresApidae,
  uneFiche: uneFicheApidae,
  read: readApidae,
  identifiantDe: (flux, valeur) => identifiantApidae(flux, valeur) ?? null,
  majDe: (_flux, valeur) => instantOf(objet(objet(valeur).gestion).dateModification),
  interpret: (flux, valeur) => interpretApidae(flux, valeur),
};
