import { findPage, PAGES } from '@bridge/contract';
import { NO_NAME, type Tab } from '../../navigation/tabs.rules.ts';

/** What the screen said, even nothing, or what the page declares; and the name of what has none (spec §9). */
export function titleOf({ title, path }: Pick<Tab, 'title' | 'path'>): string {
  return (title ?? findPage(PAGES, path)?.page.title) || NO_NAME;
}

export function iconOf(path: string): string | undefined {
  return findPage(PAGES, path)?.sections.findLast(({ icon }) => icon !== undefined)?.icon;
}
