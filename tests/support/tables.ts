import type { Page } from '@playwright/test';

/** The width of window that lists choose their first columns for, in pixels. */
export const WIDE = 1440;

/** The lists whose columns do not fit the window. */
export function tablesTooWide(page: Page): Promise<string[]> {
  return page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const { scrollWidth = 0, clientWidth = 0 } = table.parentElement ?? {};
      return scrollWidth > clientWidth ? [table.querySelector('caption')?.textContent ?? ''] : [];
    }),
  );
}
