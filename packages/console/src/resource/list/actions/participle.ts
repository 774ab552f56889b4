import type { Noun } from '@bridge/contract';

/** A participle agreed with the noun: « archivé », « archivées », « mises à la corbeille ». */
export function participle({ feminine }: Noun, words: string, count = 1): string {
  const [first = '', ...rest] = words.split(' ');
  const gender = feminine ? `${first}e` : first;
  const agreed = count > 1 && !gender.endsWith('s') ? `${gender}s` : gender;
  return [agreed, ...rest].join(' ');
}

/** The notice of an action done to a record: « Tag « Été » archivé. » */
export function told(noun: Noun, titre: string, words: string): string {
  return `${noun.one} «\u00a0${titre}\u00a0» ${participle(noun, words)}.`;
}
