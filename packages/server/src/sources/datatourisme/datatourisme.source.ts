import type { Source } from '../source.ts';
import { prochaineDatatourisme } from './demande.rules.ts';
import type { FluxDatatourismeOuvert } from './flux.ts';
import { identifiantDatatourisme, identifiantsDuProducteur, majDatatourisme } from './identite.rules.ts';
import { interpretDatatourisme } from './interpretation.ts';
import { readDatatourisme } from './lecture.ts';

/** DATAtourisme: the national flow, one node of a graph per offer, whose producer's id is often that of another system. */
export const datatourisme: Source<FluxDatatourismeOuvert> = {
  systeme: 'datatourisme',
  prochaine: prochaineDatatourisme,
  read: readDatatourisme,
  identifiantDe: identifiantDatatourisme,
  majDe: (_flux, valeur) => majDatatourisme(valeur),
  ailleurs: identifiantsDuProducteur,
  interpret: (flux, valeur) => interpretDatatourisme(flux, valeur),
};
