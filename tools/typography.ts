import { readdirSync, readFileSync } from 'node:fs';
import { listFiles } from './lib/files.mjs';
import { fromRoot } from './lib/paths.mjs';
import { violationsIn, violationsInProse } from './typography.source.ts';

/** Tells where a French text lacks its typography. Tests are left out: they hold faults on purpose. */
const folders = [...readdirSync(fromRoot('packages')).map((name) => `packages/${name}/src`), 'tools'];
const paths = folders
  .flatMap((folder) => listFiles(folder))
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path));

const prose = listFiles('packages/console/manuel').filter((path) => path.endsWith('.md'));

const found = [...paths, ...prose].flatMap((path) =>
  (path.endsWith('.md') ? violationsInProse : violationsIn)(path, readFileSync(fromRoot(path), 'utf8')).map(
    ({ line, sentence, excerpt }) => `${path}:${line} ${sentence} (${excerpt})`,
  ),
);
if (paths.length === 0 || prose.length === 0) found.push('aucun fichier lu');
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;
