import { relativeTarget } from './boundaries.place.ts';
import type { SourceFile } from './boundaries.source.ts';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Groups of files that import each other in a circle, each as a path that comes back to its start. */
export function findCycles(files: SourceFile[]): string[][] {
  const graph = new Map(files.map((file) => [file.path, [] as string[]]));
  for (const file of files) {
    const targets = file.imports.map((name) => resolve(file.path, name, graph));
    graph.set(
      file.path,
      targets.filter((target) => target !== undefined),
    );
  }
  const cycles: string[][] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string) => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    trail.push(path);
    for (const target of graph.get(path) ?? []) visit(target);
    trail.pop();
    done.add(path);
  };
  for (const path of graph.keys()) visit(path);
  return cycles;
}

function resolve(from: string, name: string, known: Map<string, unknown>): string | undefined {
  const path = name.startsWith('.') ? relativeTarget(from, name) : insideWorkspace(name);
  if (path === undefined) return undefined;
  // `./x.js` names x.ts too.
  const stems = [path, path.replace(/\.m?js$/, '')];
  return stems.flatMap((stem) => ENDINGS.map((ending) => stem + ending)).find((candidate) => known.has(candidate));
}

/** The file behind an import of a workspace package, as the packages' `exports` declare it. */
function insideWorkspace(name: string): string | undefined {
  const match = /^@bridge\/(?<owner>[^/]+)(?:\/(?<rest>.+))?$/.exec(name)?.groups;
  return match && `packages/${match.owner}/src/${match.rest ?? 'index'}`;
}
