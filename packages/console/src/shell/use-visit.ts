import { findPage, PAGES, type PlacedPage } from '@bridge/contract';
import { useLayoutEffect } from 'react';
import type { TabLocation } from '../navigation/tabs.rules.ts';
import { useTabs } from '../navigation/tabs.store.ts';

export interface Current {
  readonly placed: PlacedPage;
  readonly location: Required<TabLocation>;
}

/** Makes the current page the active tab; answers the page that the shell shows. */
export function useVisit(current: Current | null): PlacedPage | null {
  const visit = useTabs((tabs) => tabs.visit);
  const active = useTabs((tabs) => tabs.active);
  const page = current?.placed.page;
  const location = current?.location;
  // Before the paint: the page and its tab appear together. Each navigation counts, even one to the address that was there:
  // its tab may have been closed meanwhile.
  useLayoutEffect(() => {
    if (!page || !location) return;
    const { pathname, search, hash, key } = location;
    visit({ pathname, search, hash, key }, page);
  }, [visit, page, location]);
  return current?.placed ?? findPage(PAGES, active ?? '') ?? null;
}
