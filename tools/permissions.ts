import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { AREAS, placePages, RESOURCES } from '@bridge/contract';
import { permissionsDocument } from './permissions.document.ts';

/** Writes docs/permissions.md from the declarations; with --check, only says whether it is up to date. */
const FILE = fileURLToPath(new URL('../docs/permissions.md', import.meta.url));
const document = permissionsDocument(placePages(AREAS), RESOURCES);

if (process.argv.includes('--check')) {
  const current = await readFile(FILE, 'utf8').catch(() => '');
  if (current !== document) {
    console.error('docs/permissions.md n’est plus à jour : lancez « npm run fix ».');
    process.exitCode = 1;
  }
} else {
  await writeFile(FILE, document);
}
