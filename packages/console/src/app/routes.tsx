import type { PlacedPage } from '@bridge/contract';
import type { RouteObject } from 'react-router';
import type { Screens } from './screens.ts';

/** The routes of the pages that have a screen. Digits of ids and rights were checked by the guard before. */
export function routesFrom(pages: readonly PlacedPage[], screens: Screens): RouteObject[] {
  return pages.flatMap(({ page }): RouteObject[] => {
    const Screen = screens[page.id];
    return Screen ? [{ path: page.path, element: <Screen /> }] : [];
  });
}
