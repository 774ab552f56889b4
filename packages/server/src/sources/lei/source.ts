import type { Source } from '../source.ts';
import { premieresLei, prochaineLei, uneFicheLei } from './demande.rules.ts';
import { splitLei } from './dossier.rules.ts';
import type { FluxLeiOuvert } from './flux.ts';
import { identifiantLei, interpretLei, majLei } from './interpretation.ts';
import { readLei } from './lecture.ts';

/** LEI, by Proxim-IT: XML answers of a slow and shared engine, one for each language, whose ids are regional. */
export const lei: Source<FluxLeiOuvert> = {
  systeme: 'lei',
  prochaine: prochaineLei,
  premieres: premieresLei,
  uneFiche: uneFicheLei,
  split: splitLei,
  read: readLei,
  identifiantDe: identifiantLei,
  majDe: (_flux, valeur) => majLei(valeur),
  interpret: interpretLei,
};
