import type { Page, PlacedPage } from '@bridge/contract';
import type { RouteObject } from 'react-router';
import type { Screen } from './screens.ts';

/** The routes of the pages that have a screen. Digits of ids and rights were checked by the guard before. */
export function routesFrom(pages: readonly PlacedPage[], screenFor: (page: Page) => Screen | undefined): RouteObject[] {
  return pages.flatMap(({ page }): RouteObject[] => {
    const Screen = screenFor(page);
    return Screen ? [{ path: page.path, element: <Screen /> }] : [];
  });
}
