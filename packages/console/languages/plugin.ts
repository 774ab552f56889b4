import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { readCatalogue, shownSources, twinOf } from './catalogue.ts';
import { translate } from './translate.ts';

/** Builds the console in another language than that of its sources: each text is replaced by its twin of the catalogue, once and for all. */
export function inLanguage(language: string): Plugin {
  const catalogue = readCatalogue(language);
  const shown = new Set(shownSources());
  return {
    name: 'bridge-language',
    // As people wrote it: what other plugins make of JSX is no longer words.
    enforce: 'pre',
    async load(id) {
      const twin = shown.has(id) ? twinOf(id, language) : undefined;
      return twin === undefined ? undefined : readFile(twin, 'utf8');
    },
    transform(code, id) {
      const isTwin = twinOf(id, language) !== undefined;
      return shown.has(id) && !isTwin ? { code: translate(id, code, catalogue), map: null } : undefined;
    },
    transformIndexHtml: (html) => {
      const said = (text: string) => catalogue.words.get(text) ?? text;
      return html
        .replace('<html lang="fr">', `<html lang="${language}">`)
        .replace(/(?<=<noscript>).*(?=<\/noscript>)/, said);
    },
  };
}
