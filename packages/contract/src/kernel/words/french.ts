import { formatNumber } from './format.ts';

/** A noun of the product, with its French grammar. */
export interface Noun {
  /** « Tag », « Entité »: with a capital, as in a title. */
  readonly one: string;
  readonly many: string;
  readonly feminine?: boolean;
}

const VOWEL = /^[aeiouyhàâäéèêëîïôöùûü]/i;

/** A text as the first word of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A word without its capital, unless a capital inside it shows a proper noun. */
function small(word: string): string {
  return /^.\p{Lu}/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1);
}

export const manyOf = ({ many }: Noun) => small(many);
export const aOf = ({ one, feminine }: Noun) => `${feminine ? 'une' : 'un'} ${small(one)}`;
export const noneOf = ({ one, feminine }: Noun) => `${feminine ? 'Aucune' : 'Aucun'} ${small(one)}`;
export const newOf = ({ one, feminine }: Noun) => {
  if (feminine) return `Nouvelle ${small(one)}`;
  return `${VOWEL.test(one) ? 'Nouvel' : 'Nouveau'} ${small(one)}`;
};
export const theOf = ({ one, feminine }: Noun) => {
  if (VOWEL.test(one)) return `l’${small(one)}`;
  return `${feminine ? 'la' : 'le'} ${small(one)}`;
};
/** « du tag », « de la liste », « de l’entité ». */
export const ofTheOf = (noun: Noun) => {
  const the = theOf(noun);
  return the.startsWith('le ') ? `du ${the.slice(3)}` : `de ${the}`;
};
export const thisOf = ({ one, feminine }: Noun) => {
  if (feminine) return `cette ${small(one)}`;
  return `${VOWEL.test(one) ? 'cet' : 'ce'} ${small(one)}`;
};
/** « créé » or « créée », after the noun. */
export const agree = ({ feminine }: Noun, participle: string, count = 1) =>
  `${participle}${feminine ? 'e' : ''}${count > 1 ? 's' : ''}`;

/** « plus de 10 000 » when counting stopped there. */
export const numberOrMore = (count: number, isMore: boolean): string =>
  isMore ? `plus de ${formatNumber(count)}` : formatNumber(count);

/** 0 and 1 are singular in French. */
export function countOf(noun: Noun, count: number, isMore = false): string {
  return `${numberOrMore(count, isMore)} ${count > 1 ? manyOf(noun) : small(noun.one)}`;
}

/** « de Valbrune », « d’Ambrelac », « du Bourg », « des Ponts »: before the name of a place. */
export function deLieu(nom: string): string {
  if (/^le /i.test(nom)) return `du ${nom.slice(3)}`;
  if (/^les /i.test(nom)) return `des ${nom.slice(4)}`;
  return /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(nom) ? `d’${nom}` : `de ${nom}`;
}

/** « à Valbrune », « au Bourg », « aux Ponts »: before the name of a place. */
export function aLieu(nom: string): string {
  if (/^le /i.test(nom)) return `au ${nom.slice(3)}`;
  return /^les /i.test(nom) ? `aux ${nom.slice(4)}` : `à ${nom}`;
}

/** « de Marie », « d’Anne »: before a name. */
export const deNom = (nom: string): string => (VOWEL.test(nom) ? `d’${nom}` : `de ${nom}`);
