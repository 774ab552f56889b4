import { findPage, PAGES } from '@bridge/contract';
import { NO_NAME, type Tab } from '../../navigation/tabs.rules.ts';

/** The title of a tab: that of its screen, even empty, else that of its page; an empty title has a name (spec §9). */
export function titleOf({ title, path }: Pick<Tab, 'title' | 'path'>): string {
  return (title ?? findPage(PAGES, path)?.page.title) || NO_NAME;
}

export function iconOf(path: string): string | undefined {
  return findPage(PAGES, path)?.sections.findLast(({ icon }) => icon !== undefined)?.icon;
}
