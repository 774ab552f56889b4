/** Written by the console when a person chooses (its shell/settings/language.ts names the same one). */
const LANGUAGE_COOKIE = /(?:^|;\s*)language=(\w+)/;

/** The language of the console that asks; empty where it says none. */
export function languageOf({ headers }: { readonly headers: { readonly cookie?: string | undefined } }): string {
  return LANGUAGE_COOKIE.exec(headers.cookie ?? '')?.[1] ?? '';
}
