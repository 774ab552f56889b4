import { findPage, PAGES, type PlacedPage } from '@bridge/contract';
import { useLayoutEffect } from 'react';
import type { TabLocation } from './tabs.rules.ts';
import { useTabs } from './tabs.store.ts';

export interface Current {
  readonly placed: PlacedPage;
  readonly location: TabLocation;
}

/** Makes the current page the active tab; answers the page that the shell shows. */
export function useVisit(current: Current | null): PlacedPage | null {
  const visit = useTabs((tabs) => tabs.visit);
  const active = useTabs((tabs) => tabs.active);
  const page = current?.placed.page;
  const { pathname, search, hash } = current?.location ?? {};
  // Before the paint: the page and its tab appear together.
  useLayoutEffect(() => {
    if (page && pathname !== undefined) visit({ pathname, search: search ?? '', hash: hash ?? '' }, page);
  }, [visit, page, pathname, search, hash]);
  return current?.placed ?? findPage(PAGES, active ?? '') ?? null;
}
