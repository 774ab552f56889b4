import type { Source } from '../source.ts';
import { premieresLei, prochaineLei, uneFicheLei } from './demande.rules.ts';
import { decouperLei } from './dossier.rules.ts';
import type { FluxLeiOuvert } from './flux.ts';
import { identifiantLei, interpreterLei } from './interpretation.ts';
import { lireLei } from './lecture.ts';

/** LEI, by Proxim-IT: XML answers of a slow and shared engine, one for each language, whose ids are regional. */
export const lei: Source<FluxLeiOuvert> = {
  systeme: 'lei',
  prochaine: prochaineLei,
  premieres: premieresLei,
  uneFiche: uneFicheLei,
  decouper: decouperLei,
  lire: lireLei,
  identifiantDe: identifiantLei,
  interpreter: interpreterLei,
};
