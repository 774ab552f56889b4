import { agree, type Noun } from '@bridge/contract';

/** A participle agreed with the noun: « archivé », « archivées », « mises à la corbeille ». */
export function participle(noun: Noun, words: string, count = 1): string {
  const [first = '', ...rest] = words.split(' ');
  const takesNoS = !noun.feminine && first.endsWith('s');
  return [agree(noun, first, takesNoS ? 1 : count), ...rest].join(' ');
}

/** The notice of an action done to a record: « Tag « Été » archivé. » */
export function told(noun: Noun, titre: string, words: string): string {
  return `${noun.one} «\u00a0${titre}\u00a0» ${participle(noun, words)}.`;
}
