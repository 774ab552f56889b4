import { instantOf } from '../clean/date.rules.ts';
import type { Source } from '../source.ts';
import { premieresApidae, prochaineApidae, uneFicheApidae } from './demande.rules.ts';
import type { FluxApidaeOuvert } from './flux.ts';
import { identifiantApidae } from './identite.rules.ts';
import { interpretApidae } from './interpretation.ts';
import { readApidae } from './lecture.ts';
import { objet } from './valeurs.rules.ts';

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
