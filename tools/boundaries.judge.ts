import { findCycles } from './boundaries.cycles.ts';
import { type Violation, violationsOf } from './boundaries.rules.ts';
import { readSource, type SourceFile, UnreadableSource } from './boundaries.source.ts';

/** The violations in a tree of sources (path → text); none when all is well. */
export function judge(texts: Map<string, string>, packages: string[]): Violation[] {
  const violations = unseen([...texts.keys()], packages);
  const files: SourceFile[] = [];
  for (const [path, text] of texts) {
    try {
      files.push(readSource(path, text));
    } catch (error) {
      if (!(error instanceof UnreadableSource)) throw error;
      violations.push({ path, message: error.message });
    }
  }
  violations.push(...files.flatMap(violationsOf));
  for (const [first = '', ...rest] of findCycles(files)) {
    violations.push({ path: first, message: `imports en cercle : ${[first, ...rest].join(' → ')}` });
  }
  return violations;
}

/** A check that looked at nothing must not say that all is well. */
function unseen(paths: string[], packages: string[]): Violation[] {
  if (packages.length === 0) return [{ path: 'packages', message: 'aucun paquet à contrôler' }];
  return packages
    .map((name) => `packages/${name}/src`)
    .filter((folder) => !paths.some((path) => path.startsWith(`${folder}/`)))
    .map((path) => ({ path, message: 'aucun fichier TypeScript à contrôler' }));
}
