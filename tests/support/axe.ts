import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url));

/** Before the first page: what the browser itself adds to a page is under no policy, so the page keeps its own. */
export async function withAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: AXE });
}

/** The rules that look at colours: the others say the same of a page in both of its schemes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds serious or critical on the page as it is now: the rule and where. */
export function seriousViolations(page: Page, { coloursOnly = false } = {}): Promise<string[]> {
  return page.evaluate(
    async (only) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        ...(only ? { runOnly: only } : {}),
        // Off by default because it is young; speech control depends on it.
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
