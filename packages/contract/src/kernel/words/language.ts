import { capital } from './french.ts';

const languages = new Intl.DisplayNames('fr', { type: 'language' });

/** « Anglais »; an unknown code stays a code. */
export function languageName(code: string): string {
  try {
    return capital(languages.of(code) ?? code);
  } catch {
    return capital(code);
  }
}
