import { readFileSync } from 'node:fs';
import { listFiles } from '../files.mjs';
import { fromRoot } from '../paths.mjs';

const SOURCES = ['packages', 'tools', 'tests'];

/**
 * Every source of the repository, tests included, and its text.
 *
 * @returns {Map<string, string>}
 */
export const readSources = () =>
  new Map(
    SOURCES.flatMap((folder) => listFiles(folder))
      .filter((path) => /\.(tsx?|mjs)$/.test(path))
      .map((path) => [path, readFileSync(fromRoot(path), 'utf8')]),
  );
