import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url));

/** Added before the first page: scripts that the browser adds ignore the page's policy, which stays. */
export async function withAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: AXE });
}

/** The rules about colours: the others give the same result in both schemes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The serious and critical faults that axe finds on the page now: the rule and the place. */
export function seriousViolations(page: Page, { coloursOnly = false } = {}): Promise<string[]> {
  return page.evaluate(
    async (only) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        ...(only ? { runOnly: only } : {}),
        // The rule is off by default since it is new; voice control depends on it.
        ...(only ? {} : { rules: { 'label-content-name-mismatch': { enabled: true } } }),
        resultTypes: ['violations'],
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`));
    },
    coloursOnly ? OF_COLOURS : null,
  );
}
