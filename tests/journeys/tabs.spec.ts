import { expect, test } from '../support/shell.ts';

// Spec §2 and §4, the life of tabs. Create and edit pages are kept alive; lists are not.
const GUIDE = '/guide/index';
const LIST = '/selections/list';
const CREATE = '/selections/create';
const EDIT = '/selections/edit/1';
const OTHER = '/blocs/edit/1';
const MENU = ['Actualiser', 'Fermer', 'Fermer les autres', 'Tout fermer'];

test.use({ console: 'harness' });

test.describe('a tab', () => {
  test('is added by a navigation, after the others', async ({ enter, shell }) => {
    await enter();
    await shell.go(LIST);
    await shell.go(EDIT);
    await shell.expectTabs(GUIDE, LIST, EDIT);
    await expect(shell.tab(EDIT).getByRole('link')).toHaveAttribute('aria-current', 'page');
    await expect(shell.tab(EDIT)).toHaveText('Modifier une sélection');
  });

  test('is the same for the same path, whatever its query, which it remembers', async ({ enter, shell }) => {
    await enter({ at: EDIT });
    await shell.go(`${EDIT}?volet=tri`);
    await shell.expectTabs(GUIDE, `${EDIT}?volet=tri`);
    await shell.show(GUIDE);
    await shell.show(`${EDIT}?volet=tri`);
  });

  test('is another for another record', async ({ enter, shell }) => {
    await enter({ at: EDIT });
    await shell.go('/selections/edit/2');
    await shell.expectTabs(GUIDE, EDIT, '/selections/edit/2');
  });

  test('without a title is labelled « no-name »', async ({ enter, shell, page }) => {
    await enter({ at: EDIT });
    await page.getByRole('button', { name: 'Retirer le titre' }).click();
    await expect(shell.tab(EDIT)).toHaveText('no-name');
  });

  test('is fixed when it is the guide: first, without a way to close it', async ({ enter, shell, page }) => {
    await enter({ at: EDIT });
    await shell.expectTabs(GUIDE, EDIT);
    await expect(shell.tab(GUIDE).getByRole('button')).toHaveCount(0);
    await shell.tab(GUIDE).click({ button: 'middle' });
    await shell.tab(GUIDE).getByRole('link').press('Delete');
    await shell.tab(GUIDE).click({ button: 'right' });
    await expect(page.getByRole('menuitem')).toHaveText(MENU.filter((entry) => entry !== 'Fermer'));
    await shell.expectTabs(GUIDE, EDIT);
  });
});

test.describe('closing', () => {
  test('the active tab shows the last one that remains', async ({ enter, shell }) => {
    await enter({ at: EDIT });
    await shell.go(OTHER);
    await shell.go(CREATE);
    await shell.show(EDIT);
    await shell.close(EDIT);
    await shell.expectAt(CREATE);
    await shell.expectTabs(GUIDE, OTHER, CREATE);
  });

  test('another tab than the active one stays on the page', async ({ enter, shell }) => {
    await enter({ at: EDIT });
    await shell.go(OTHER);
    await shell.close(EDIT);
    await shell.expectTabs(GUIDE, OTHER);
    await shell.expectAt(OTHER);
  });

  test('the last tab goes home', async ({ enter, shell }) => {
    await enter({ at: EDIT });
    await shell.close(EDIT);
    await shell.expectTabs(GUIDE);
    await shell.expectAt(GUIDE);
  });

  test('works with the middle button', async ({ enter, shell }) => {
    await enter({ at: EDIT });
    await shell.tab(EDIT).click({ button: 'middle' });
    await shell.expectTabs(GUIDE);
  });

  test('works with the Delete key, and leaves the focus in the console', async ({ enter, shell, page }) => {
    await enter({ at: EDIT });
    await shell.go(OTHER);
    await shell.tab(EDIT).getByRole('link').press('Delete');
    await shell.expectTabs(GUIDE, OTHER);
    await expect(page.locator('nav a:focus, main:focus')).toHaveCount(1);
  });

  test('forgets what was in the tab', async ({ enter, shell }) => {
    await enter({ at: EDIT });
    await shell.count(2);
    await shell.close(EDIT);
    await shell.go(EDIT);
    await expect(shell.counter).toHaveText('Compteur 0');
  });
});

test.describe('the menu of a tab', () => {
  for (const [gesture, opening] of [
    ['a right click', { button: 'right' as const }],
    ['Shift+F10', null],
  ] as const) {
    test(`opens with ${gesture}: four entries, whole, at least 105 px wide`, async ({ enter, shell, page }) => {
      await enter({ at: EDIT });
      const link = shell.tab(EDIT).getByRole('link');
      if (opening) await link.click(opening);
      else await link.press('Shift+F10');
      const entries = page.getByRole('menuitem');
      await expect(entries).toHaveText(MENU);
      const box = await page.getByRole('menu').boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(105);
      const cut = await entries.evaluateAll((all) =>
        all.flatMap((entry) => [entry, ...entry.querySelectorAll('*')]).some((e) => e.scrollWidth > e.clientWidth + 1),
      );
      expect(cut).toBe(false);
    });
  }

  test('starts the screen anew with « Actualiser »', async ({ enter, shell }) => {
    await enter({ at: EDIT });
    await shell.count(2);
    await shell.chooseInTabMenu(EDIT, 'Actualiser');
    await expect(shell.counter).toHaveText('Compteur 0');
    await shell.expectAt(EDIT);
    await shell.expectTabs(GUIDE, EDIT);
  });

  test('closes its tab with « Fermer »', async ({ enter, shell }) => {
    await enter({ at: EDIT });
    await shell.go(OTHER);
    await shell.chooseInTabMenu(EDIT, 'Fermer');
    await shell.expectTabs(GUIDE, OTHER);
  });

  test('goes to its tab and closes the rest with « Fermer les autres »', async ({ enter, shell }) => {
    await enter({ at: EDIT });
    await shell.go(OTHER);
    await shell.go(CREATE);
    await shell.chooseInTabMenu(OTHER, 'Fermer les autres');
    await shell.expectTabs(GUIDE, OTHER);
    await shell.expectAt(OTHER);
  });

  test('keeps the guide with « Tout fermer »', async ({ enter, shell }) => {
    await enter({ at: EDIT });
    await shell.go(OTHER);
    await shell.chooseInTabMenu(OTHER, 'Tout fermer');
    await shell.expectTabs(GUIDE);
    await shell.expectAt(GUIDE);
  });
});

test.describe('coming back to a tab', () => {
  test('finds the screen as it was left', async ({ enter, shell }) => {
    await enter({ at: EDIT });
    await shell.count(3);
    await shell.type('Plages du Sud');
    await shell.go(OTHER);
    await expect(shell.counter).toHaveText('Compteur 0');
    await shell.show(EDIT);
    await expect(shell.counter).toHaveText('Compteur 3');
    await expect(shell.text).toHaveValue('Plages du Sud');
  });

  test('starts a list anew', async ({ enter, shell }) => {
    await enter({ at: LIST });
    await shell.count(3);
    await shell.go(EDIT);
    await shell.show(LIST);
    await expect(shell.counter).toHaveText('Compteur 0');
  });

  test('finds what was typed even when too many tabs are open for all to live', async ({ enter, shell }) => {
    await enter({ at: EDIT });
    await shell.count(1);
    await shell.type('Plages du Sud');
    for (let id = 2; id <= 12; id += 1) await shell.go(`/selections/edit/${id}`);
    await expect(shell.tabs).toHaveCount(13);
    await shell.show(EDIT);
    await expect(shell.text).toHaveValue('Plages du Sud');
    // The counter shows that the screen was given up, and not merely hidden.
    await expect(shell.counter).toHaveText('Compteur 0');
  });
});

test('twelve tabs come back after F5, the guide first, with what was typed', async ({ enter, shell, page }) => {
  await enter();
  const paths = Array.from({ length: 11 }, (_, index) => `/selections/edit/${index + 1}`);
  for (const path of paths) await shell.go(path);
  await shell.type('Plages du Sud');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await shell.expectTabs(GUIDE, ...paths);
  await shell.expectAt('/selections/edit/11');
  await expect(shell.text).toHaveValue('Plages du Sud');
  await expect(shell.tab('/selections/edit/11')).toContainText('(non enregistrée)');
  await shell.show('/selections/edit/3');
  await expect(shell.text).toHaveValue('');
});

test('without tabs in the settings, pages follow each other and nothing is kept open', async ({
  enter,
  shell,
  page,
}) => {
  await enter({ at: EDIT });
  await shell.count(2);
  await shell.openSettings();
  await page.getByRole('switch', { name: 'Onglets des pages visitées' }).click();
  await expect(shell.strip).toHaveCount(0);
  await page.keyboard.press('Escape');
  await shell.go(OTHER);
  await shell.go(EDIT);
  await expect(shell.counter).toHaveText('Compteur 0');
});
