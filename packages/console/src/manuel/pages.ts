import type { PageDuManuel } from './page.ts';

const files = import.meta.glob<PageDuManuel>('../../manuel/*.md', { import: 'default' });

const fileOf = (nom: string) => files[`../../manuel/${nom}.md`];

/** Each page is a file of its own, loaded when it is read; null: there is no such page. */
export async function loadPage(nom: string): Promise<PageDuManuel | null> {
  return (await fileOf(nom)?.()) ?? null;
}

/** All of them, once somebody searches. */
export const loadAll = (): Promise<PageDuManuel[]> => Promise.all(Object.values(files).map((load) => load()));
