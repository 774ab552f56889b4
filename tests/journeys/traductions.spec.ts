import { expect, test } from '../support/demonstration.ts';

test('a translation that the French left behind is found, seen beside what changed, and made true again from the keyboard', {
  tag: '@torture',
}, async ({ page, open }) => {
  await open('/reglages/traductions?etat=perimee');
  await expect(page.getByRole('heading', { name: 'Couverture' })).toBeVisible();
  await expect(
    page
      .getByRole('table', { name: 'Part des textes à jour' })
      .getByText(/Périmée/)
      .first(),
  ).toBeVisible();
  const late = page.getByRole('row').filter({ hasText: 'Périmée' }).filter({ hasText: 'Une personne' });
  // A line of the demonstration: another journey has outdated lines of its own.
  const row = late.filter({ hasNotText: 'Moulin suivi' }).first();
  await expect(row).toBeVisible();
  await row.getByRole('link').click();

  const drawer = page.getByRole('dialog');
  const box = drawer.getByRole('textbox', { name: 'Traduction' });
  await expect(drawer.locator('ins').first()).toContainText('toute l’année');
  await box.fill('Written again by somebody, all year round.');
  await drawer.getByRole('button', { name: /^Enregistrer/ }).click();
  // The next line to look at opens by itself.
  await expect(box).not.toHaveValue('Written again by somebody, all year round.');
  await box.press('Alt+n');
  await page.keyboard.press('Escape');

  await open('/reglages/traductions?etat=a_jour&origine=humain');
  await expect(page.getByRole('row').filter({ hasText: 'Une personne' }).first()).toBeVisible();
});
