import { judge } from '../boundaries.judge.ts';

/** The verdict on a tree with one innocent file for each package, and those of the case. */
export function verdict(files: Record<string, string>): string[] {
  const tree = { 'packages/contract/src/index.ts': '', 'packages/server/src/app.ts': '', ...files };
  return judge(new Map(Object.entries(tree)), ['contract', 'server']).map(({ path, message }) => `${path} ${message}`);
}

/** A file that imports by this name. */
export const imports = (name: string) => `import '${name}';`;
