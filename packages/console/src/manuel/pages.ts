import type { PageDuManuel } from './page.ts';

const files = import.meta.glob<PageDuManuel>('../../manuel/*.md', { import: 'default' });

const fileOf = (nom: string) => files[`../../manuel/${nom}.md`];

/** Loads a page of the manual, each from a file of its own; null for a page that does not exist. */
export async function loadPage(nom: string): Promise<PageDuManuel | null> {
  return (await fileOf(nom)?.()) ?? null;
}

/** Loads all the pages, once somebody searches. */
export const loadAll = (): Promise<PageDuManuel[]> => Promise.all(Object.values(files).map((load) => load()));
