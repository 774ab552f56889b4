import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { sentencesOfServer } from './server.ts';
import { textsOf } from './source.ts';

/** The words of a language other than that of the sources. */
export interface Catalogue {
  /** The words of the language, by the French ones. */
  readonly words: ReadonlyMap<string, string>;
  /** The locale that writes dates and numbers. */
  readonly locale: string;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const fileSchema = z.strictObject({
  locale: z.string(),
  /** The texts that read the same in both languages. */
  same: z.array(z.string()),
  words: z.record(z.string(), z.string()),
});

export function readCatalogue(language: string): Catalogue {
  const { locale, same, words } = fileSchema.parse(JSON.parse(readFileSync(here(`./${language}.json`), 'utf8')));
  return { locale, words: new Map([...same.map((text) => [text, text] as const), ...Object.entries(words)]) };
}

/** The sources whose words the console shows: its own, and those of the contract. */
const CONTRACT = here('../../contract/src');
const FOLDERS = [here('../src'), CONTRACT];
const SHOWN = /(?<!\.test|\.d|\.en)\.tsx?$/;

export function shownSources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => SHOWN.test(file) && !/(^|[\\/])testing[\\/]/.test(file))
      .map((file) => join(folder, file)),
  );
}

/** The sentences that the server may say to people of the console: its own, and those of the contract. */
export function saidByServer(): Set<string> {
  const contract = shownSources().filter((path) => path.startsWith(CONTRACT));
  return new Set([
    ...sentencesOfServer(),
    ...contract.flatMap((path) => textsOf(path, readFileSync(path, 'utf8')).map(({ words }) => words)),
  ]);
}

/** The text of the page before any script runs. */
export const TEXT_OF_PAGE = /(?<=<noscript>).*(?=<\/noscript>)/;

export const pageText = (): string => TEXT_OF_PAGE.exec(readFileSync(here('../index.html'), 'utf8'))?.[0] ?? '';

/** The module that replaces another in a language, where grammar takes more than other words; undefined for none. */
export function twinOf(path: string, language: string): string | undefined {
  const twin = path.replace(/\.ts$/, `.${language}.ts`);
  return twin !== path && existsSync(twin) ? twin : undefined;
}
