import type { Page } from '@bridge/contract';
import { createContext } from 'react';
import type { RouteObject } from 'react-router';

/** What the shell must know of the screens it was mounted with. */
export interface ConsoleContent {
  readonly hasScreen: (page: Page) => boolean;
  readonly routes: RouteObject[];
}

export const ConsoleContext = createContext<ConsoleContent>({ hasScreen: () => false, routes: [] });
