import { capital } from '@bridge/contract';
import { readCookie, writeCookie } from '../../api/cookies.ts';
import { useSettings } from './settings.store.ts';
import { LANGUAGES, type Settings } from './settings.ts';

/** The cookie that tells the server the language of the console (platform/http/language.ts has the same name). */
const COOKIE = 'language';

/** The language that this page was built in. */
export function pageLanguage(): Settings['language'] {
  return LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'fr';
}

/** The name of a language in that language, « Français » or “English”: a reader may not understand the others. */
export const inItsOwnWords = (language: string): string =>
  capital(new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language);

/** Loads the console in the language that the person chose, once the choice is saved. */
export function connectLanguage(reload = () => location.reload()): () => void {
  return useSettings.subscribe(({ settings: { language }, unsavedBy }) => {
    // Already asked for: a browser without cookies, or a server without the language, would reload for ever.
    if (unsavedBy !== null || language === pageLanguage() || readCookie(COOKIE) === language) return;
    writeCookie(COOKIE, language);
    if (readCookie(COOKIE) === language) reload();
  });
}
