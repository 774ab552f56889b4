import type { ChampDecouvert } from '@bridge/contract';
import { isSansZero, withZero } from '../valeurs/lectures.rules.ts';

const mostly = ({ exemples }: ChampDecouvert, is: (texte: string) => boolean): boolean =>
  exemples.length > 0 && exemples.filter(is).length * 5 >= exemples.length * 3;

/** Whether the values of a field are known codes, some of which a spreadsheet took the first zero of. */
export const isSansZeros = (champ: ChampDecouvert, isKnown: (code: string) => boolean): boolean =>
  mostly(champ, (texte) => isKnown(texte) || withZero(texte, isKnown) !== null);

/** Whether they are numbers of telephone without their first zero. */
export const isTelephones = (champ: ChampDecouvert): boolean => mostly(champ, isSansZero);
