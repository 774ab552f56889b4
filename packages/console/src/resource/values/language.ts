import { useSession } from '../../api/session.store.ts';
import { translationsIn } from './read.ts';

const FRENCH: readonly string[] = ['fr'];

/** The languages of the instance; the names of records are in the first. */
export function useLanguages(): readonly string[] {
  return useSession(({ parameters }) => parameters?.bridge_languages ?? FRENCH);
}

export interface Translation {
  readonly language: string;
  readonly text: string;
}

/** The text in the first language that has one, in the order of the languages of the instance. */
export function firstTranslation(value: unknown, languages: readonly string[]): Translation | undefined {
  const texts = translationsIn(value);
  const language = [...languages, ...Object.keys(texts)].find((code) => texts[code] !== undefined);
  return language === undefined ? undefined : { language, text: texts[language] ?? '' };
}
