import type { Page, PlacedPage } from '@bridge/contract';
import type { RouteObject } from 'react-router';
import type { Screen } from './screens.ts';

/** The routes of the pages that have a screen. The guard has checked the ids and the rights before. */
export function routesFrom(pages: readonly PlacedPage[], screenFor: (page: Page) => Screen | undefined): RouteObject[] {
  return pages.flatMap(({ page }): RouteObject[] => {
    const Screen = screenFor(page);
    return Screen ? [{ path: page.path, element: <Screen /> }] : [];
  });
}
