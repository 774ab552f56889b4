import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { forNode } from '../../tools/lib/build/build-targets.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    childrenBuilt: true;
  }
}

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const SERVER = fromRoot('packages/server/src');
const PLATFORM = `${SERVER}/platform`;

/** For the projects of one run: the first that needs them makes them. */
export default async function setup({ vitest }: TestProject): Promise<void> {
  const run = vitest.getRootProject();
  if ('childrenBuilt' in run.getProvidedContext()) return;
  await buildChildren();
  run.provide('childrenBuilt', true);
}

/** The programs and threads that tests start and kill, each in one file instead of sources read each time. */
export async function buildChildren(): Promise<void> {
  const { outputFiles } = await build({
    ...forNode,
    write: false,
    entryPoints: [
      `${PLATFORM}/db/testing/lock-folder.child.ts`,
      `${PLATFORM}/db/testing/migrate.child.ts`,
      `${PLATFORM}/db/testing/open-postgres.child.ts`,
      `${PLATFORM}/jobs/testing/job-thread.child.ts`,
      `${PLATFORM}/jobs/testing/worker.child.ts`,
      `${SERVER}/process/atelier-thread.ts`,
      `${SERVER}/process/decodage-process.ts`,
      `${SERVER}/testing/voisins.child.ts`,
    ],
    // `built` of the server names the same folder.
    outdir: fromRoot('.cache/children'),
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
  });
  // Written aside and renamed: tests of another runner may be starting the same file.
  await Promise.all(
    outputFiles.map(async ({ path, contents }) => {
      const partial = `${path}.${process.pid}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(partial, contents);
      await rename(partial, path);
    }),
  );
}
