import { capital } from '@bridge/contract';
import { readCookie, writeCookie } from '../../api/cookies.ts';
import { useSettings } from './settings.store.ts';
import { LANGUAGES, type Settings } from './settings.ts';

/** Read by the server, which sends the console of that language (its platform/http/language.ts names the same one). */
const COOKIE = 'language';

/** The language that this page was built in. */
export function pageLanguage(): Settings['language'] {
  return LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'fr';
}

/** « Français », “English”: who looks for a language may not read the others. */
export const inItsOwnWords = (language: string): string =>
  capital(new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language);

/** Loads the console of the language that the person chose, once the choice is kept. */
export function connectLanguage(reload = () => location.reload()): () => void {
  return useSettings.subscribe(({ settings: { language }, unsavedBy }) => {
    // Asked for already: a browser without cookies, or a server without that language, would load the same page for ever.
    if (unsavedBy !== null || language === pageLanguage() || readCookie(COOKIE) === language) return;
    writeCookie(COOKIE, language);
    if (readCookie(COOKIE) === language) reload();
  });
}
