/**
 * A program of tests for a thread or a process, in one file that `tests/support/children.ts` builds: from the sources,
 * each start would read hundreds of files.
 */
export const built = (name: string): URL => new URL(`../../../../.cache/children/${name}.mjs`, import.meta.url);
