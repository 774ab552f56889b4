import type { Page } from '@bridge/contract';
import type { ComponentType, LazyExoticComponent } from 'react';

export type Screen = ComponentType | LazyExoticComponent<ComponentType>;

/** The screens by id of page. A page without one is declared but not built yet. */
export type Screens = Partial<Record<string, Screen>>;

/** The generic screens of resources, for those that have none of their own. */
export interface ResourceScreens {
  readonly list: Screen;
  /** The screen that creates, edits and shows one record. */
  readonly form: Screen;
}

/** The screen made by hand for a page, or the generic one of its resource. */
export function screenOf(page: Page, screens: Screens, generic?: ResourceScreens): Screen | undefined {
  const own = screens[page.id];
  if (own || page.resource === undefined) return own;
  return page.id.endsWith('.list') ? generic?.list : generic?.form;
}
