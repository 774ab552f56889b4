import type { Page } from '@bridge/contract';
import type { ComponentType, LazyExoticComponent } from 'react';

export type Screen = ComponentType | LazyExoticComponent<ComponentType>;

/** Which component draws which page of the contract, by page id. A page without one is declared but not built yet. */
export type Screens = Partial<Record<string, Screen>>;

/** The screens of whatever is declared as a resource and has none of its own. */
export interface ResourceScreens {
  readonly list: Screen;
  /** Creates, edits and shows one record. */
  readonly form: Screen;
}

/** The screen made by hand for this page, or the generic one of its resource. */
export function screenOf(page: Page, screens: Screens, generic?: ResourceScreens): Screen | undefined {
  const own = screens[page.id];
  if (own || page.resource === undefined) return own;
  return page.id.endsWith('.list') ? generic?.list : generic?.form;
}
