import { expect, test } from '../support/demonstration.ts';

test('an item that is open, many times higher than the others, is moved one rank at each arrow', {
  tag: '@torture',
}, async ({ open, page, api }) => {
  const { id } = await api.byCode('/blocs', 'l-essentiel');
  await open(`/blocs/edit/${id}`);
  const items = page.locator('ol > li').filter({ has: page.getByRole('button', { name: /^Déplacer/ }) });
  const item = items.nth(3);
  const title = item.locator('[aria-expanded]').first();
  const name = await title.textContent();
  await title.click();
  await item.getByRole('button', { name: /^Déplacer/ }).focus();
  await page.keyboard.press('Space');
  for (const place of [3, 2]) {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(new RegExp(`irait en position ${place} sur`))).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect(items.nth(1).locator('[aria-expanded]').first()).toContainText(name?.slice(0, 6) ?? '');
});
