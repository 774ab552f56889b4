/**
 * What threads and processes of tests run, in one file each, where `tests/support/children.ts` builds it: started from the sources, each of
 * them would read hundreds of files.
 */
export const built = (name: string): URL => new URL(`../../../../.cache/children/${name}.mjs`, import.meta.url);
