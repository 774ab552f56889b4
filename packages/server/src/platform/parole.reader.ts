import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { inEnglish } from './parole.en.ts';
import { createParole, type Parole, type Paroles, type Reword } from './parole.ts';

/** The languages that the console is built in beside French. */
export const LANGUAGES = ['en'] as const;

const REWORDS = { en: inEnglish } as const satisfies Record<(typeof LANGUAGES)[number], Reword>;

/** The same, read when first needed. */
export function parolesIn(consoleDirectory: string): () => Promise<Paroles> {
  let read: Promise<Paroles> | undefined;
  return () => {
    read ??= readParoles(consoleDirectory);
    return read;
  };
}

/** The words of each console that was built in another language. */
export async function readParoles(consoleDirectory: string): Promise<Paroles> {
  const paroles = new Map<string, Parole>();
  for (const language of LANGUAGES) {
    const file = await readFile(join(consoleDirectory, language, 'words.json'), 'utf8').catch(() => null);
    if (file !== null)
      paroles.set(language, createParole(z.record(z.string(), z.string()).parse(JSON.parse(file)), REWORDS[language]));
  }
  return paroles;
}
