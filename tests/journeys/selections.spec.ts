import type { Page } from '@playwright/test';
import { addCondition, choose, expect, test } from '../support/demonstration.ts';

/** The number once it is that of the rules on screen. */
async function number(page: Page): Promise<number> {
  const count = page.getByRole('status').filter({ hasText: /^[\d\s]+ objets?$/ });
  await expect(count).toHaveAttribute('aria-busy', 'false');
  return Number(((await count.textContent()) ?? '').replace(/\D/g, ''));
}

test('restaurants open this weekend, near, with a terrace: built on the screen, counted at each change, and why one is missing', async ({
  page,
  open,
}) => {
  await open('/selections/list?q=vitrine');
  await expect(page.getByRole('link', { name: 'Vitrine du territoire', exact: true })).toBeVisible();
  await open('/selections/create');
  await page.getByRole('textbox', { name: 'Nom' }).first().fill('Terrasses du week-end');
  await expect(page.getByText('Tous les objets publiés.')).toBeVisible();
  const all = await number(page);
  expect(all).toBeGreaterThan(100);

  await addCondition(page, 'Type d’objet');
  await choose(page, /Type d’objet/, 'Rest', 'Restaurant');
  await expect.poll(() => number(page)).toBeLessThan(all);
  const restaurants = await number(page);

  await addCondition(page, 'Modalités');
  await choose(page, /Modalités/, 'Terrasse', /^Terrasse/);
  await expect.poll(() => number(page)).toBeLessThan(restaurants);
  await addCondition(page, 'Dates et jours d’ouverture');
  await expect(page.getByText(/qui ont lieu ou ouvrent/)).toBeVisible();
  await addCondition(page, 'Autour d’un lieu');
  await page.getByRole('combobox', { name: 'Autour de quoi' }).selectOption({ label: 'd’une commune' });
  await choose(page, 'Commune au centre', 'Ambrelac', /Ambrelac/i);
  await expect(page.getByText(/situés à moins de 10\s*km d’Ambrelac/i)).toBeVisible();
  const terraces = await number(page);
  expect(terraces).toBeGreaterThan(0);
  expect(terraces).toBeLessThan(restaurants);

  await page.getByRole('tab', { name: /Pourquoi/ }).click();
  await page.getByRole('combobox', { name: /Quel objet/ }).fill('Hôtel');
  await page.getByRole('option', { name: /Hôtel/ }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'pas retenu' })).toContainText(/il n’est pas de ceux/);

  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.waitForURL('**/selections/list*');
  await open('/selections/list?q=terrasses');
  const row = page.getByRole('row').filter({ hasText: 'Terrasses du week-end' });
  await expect(row.getByRole('cell', { name: String(terraces), exact: true })).toBeVisible();
});
