/** The cookie that the console sets when a person chooses a language (shell/settings/language.ts). */
const LANGUAGE_COOKIE = /(?:^|;\s*)language=(\w+)/;

/** The language of the console that asks, or an empty text. */
export function languageOf({ headers }: { readonly headers: { readonly cookie?: string | undefined } }): string {
  return LANGUAGE_COOKIE.exec(headers.cookie ?? '')?.[1] ?? '';
}
