import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { readCatalogue, saidByServer, shownSources, TEXT_OF_PAGE, twinOf } from './catalogue.ts';
import { translate } from './translate.ts';

/** The packages of others, most of what a build reads, hold no text of ours. */
const OWN = { id: { exclude: /[\\/]node_modules[\\/]/ } };

/** Builds the console in another language: each text is replaced by that of the catalogue, at build time. */
export function inLanguage(language: string): Plugin {
  const catalogue = readCatalogue(language);
  const shown = new Set(shownSources());
  return {
    name: 'bridge-language',
    // Runs first, on the sources as people wrote them: other plugins turn JSX into code.
    enforce: 'pre',
    load: {
      filter: OWN,
      handler: async (id) => {
        const twin = shown.has(id) ? twinOf(id, language) : undefined;
        return twin === undefined ? undefined : readFile(twin, 'utf8');
      },
    },
    transform: {
      filter: OWN,
      handler: (code, id) => {
        if (!shown.has(id) || twinOf(id, language) !== undefined) return undefined;
        return { code: translate(id, code, catalogue), map: null };
      },
    },
    // The server answers in the language of the console that asks.
    generateBundle() {
      const words = [...saidByServer()].flatMap((text) => {
        const said = catalogue.words.get(text);
        return said === undefined || said === text ? [] : [[text, said]];
      });
      this.emitFile({ type: 'asset', fileName: 'words.json', source: JSON.stringify(Object.fromEntries(words)) });
    },
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="fr">', `<html lang="${language}">`)
        .replace(TEXT_OF_PAGE, (text) => catalogue.words.get(text) ?? text),
  };
}
