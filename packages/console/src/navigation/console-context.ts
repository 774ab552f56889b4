import type { Page } from '@bridge/contract';
import { createContext } from 'react';
import type { RouteObject } from 'react-router';

/** The screens that the console was mounted with, as far as the shell must know them. */
export interface ConsoleContent {
  readonly hasScreen: (page: Page) => boolean;
  readonly routes: RouteObject[];
}

export const ConsoleContext = createContext<ConsoleContent>({ hasScreen: () => false, routes: [] });
