import type { Noun } from '@bridge/contract';

/** « archivé », « archivées », « mises à la corbeille »: agreed with what it is said of. */
export function participle({ feminine }: Noun, words: string, count = 1): string {
  const [first = '', ...rest] = words.split(' ');
  const gender = feminine ? `${first}e` : first;
  const agreed = count > 1 && !gender.endsWith('s') ? `${gender}s` : gender;
  return [agreed, ...rest].join(' ');
}

/** « Tag « Été » archivé. » */
export function told(noun: Noun, titre: string, words: string): string {
  return `${noun.one} «\u00a0${titre}\u00a0» ${participle(noun, words)}.`;
}
