import type { Source } from '../source.ts';
import { prochaineApidae } from './demande.rules.ts';
import type { FluxApidaeOuvert } from './flux.ts';
import { interpreterApidae } from './interpretation.ts';
import { lireApidae } from './lecture.ts';
import { identifiant, objet } from './valeurs.rules.ts';

/** Apidae: one deep schema for sixteen types and eleven languages, by pages of a search or by archives. */
export const apidae: Source<FluxApidaeOuvert> = {
  systeme: 'apidae',
  prochaine: prochaineApidae,
  lire: lireApidae,
  identifiantDe: (_flux, valeur) => identifiant(objet(valeur).id) ?? null,
  interpreter: (flux, valeur) => interpreterApidae(flux, valeur),
};
