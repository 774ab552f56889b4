import { expect, test } from '../support/shell.ts';

// Spec §2 and §4, the life of tabs. Create and edit pages are kept alive; lists are not.
const GUIDE = '/guide/index';
const LIST = '/selections/list';
const CREATE = '/selections/create';
const EDIT = '/selections/edit/1';
const OTHER = '/blocs/edit/1';
const MENU = ['Actualiser', 'Épingler', 'Fermer', 'Fermer les autres', 'Tout fermer'];
const OF_A_FIXED_TAB = ['Actualiser', 'Fermer les autres', 'Tout fermer'];

test.use({ console: 'harness' });

test('a tab is added by a navigation, once per path, with its query and its name', { tag: '@torture' }, async ({
  enter,
  shell,
  page,
}) => {
  await enter();
  await shell.go(LIST);
  await shell.go(EDIT);
  await shell.expectTabs(GUIDE, LIST, EDIT);
  await expect(shell.tab(EDIT).getByRole('link')).toHaveAttribute('aria-current', 'page');
  await expect(shell.tab(EDIT)).toHaveText('Modifier une sélection');
  await shell.go(`${EDIT}?volet=tri`);
  await shell.expectTabs(GUIDE, LIST, `${EDIT}?volet=tri`);
  await shell.show(GUIDE);
  await shell.show(`${EDIT}?volet=tri`);
  await shell.go('/selections/edit/2');
  await shell.expectTabs(GUIDE, LIST, `${EDIT}?volet=tri`, '/selections/edit/2');
  await page.getByRole('button', { name: 'Retirer le titre' }).click();
  await expect(shell.tab('/selections/edit/2')).toHaveText('no-name');
});

test('a tab is closed by each gesture, and leaves the person where the rules say', async ({ enter, shell, page }) => {
  await enter({ at: EDIT });
  await shell.count(2);
  await test.step('another tab than the active one stays on the page', async () => {
    await shell.go(OTHER);
    await shell.close(EDIT);
    await shell.expectTabs(GUIDE, OTHER);
    await shell.expectAt(OTHER);
  });
  await test.step('what was in a closed tab is forgotten', async () => {
    await shell.go(EDIT);
    await expect(shell.counter).toHaveText('Compteur 0');
  });
  await test.step('the active tab shows the last one that remains', async () => {
    await shell.go(CREATE);
    await shell.show(EDIT);
    await shell.close(EDIT);
    await shell.expectAt(CREATE);
    await shell.expectTabs(GUIDE, OTHER, CREATE);
  });
  await test.step('the Delete key leaves the focus in the console', async () => {
    await shell.tab(OTHER).getByRole('link').press('Delete');
    await shell.expectTabs(GUIDE, CREATE);
    await expect(page.locator('nav a:focus, main:focus')).toHaveCount(1);
  });
  await test.step('the middle button, on the last tab, goes home', async () => {
    await shell.tab(CREATE).click({ button: 'middle' });
    await shell.expectTabs(GUIDE);
    await shell.expectAt(GUIDE);
  });
});

test('the menu of a tab opens with a right click or Shift+F10, whole, and does what it says', {
  tag: '@torture',
}, async ({ enter, shell, page }) => {
  await enter({ at: EDIT });
  const entries = page.getByRole('menuitem');
  for (const [gesture, opening] of [
    ['a right click', { button: 'right' as const }],
    ['Shift+F10', null],
  ] as const)
    await test.step(`${gesture}: four entries, whole, at least 105 px wide`, async () => {
      const link = shell.tab(EDIT).getByRole('link');
      if (opening) await link.click(opening);
      else await link.press('Shift+F10');
      await expect(entries).toHaveText(MENU);
      const box = await page.getByRole('menu').boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(105);
      const cut = await entries.evaluateAll((all) =>
        all.flatMap((entry) => [entry, ...entry.querySelectorAll('*')]).some((e) => e.scrollWidth > e.clientWidth + 1),
      );
      expect(cut).toBe(false);
      await page.keyboard.press('Escape');
      await expect(entries).toHaveCount(0);
    });
  await test.step('the guide is first, without a way to close it', async () => {
    await shell.expectTabs(GUIDE, EDIT);
    await expect(shell.tab(GUIDE).getByRole('button')).toHaveCount(0);
    await shell.tab(GUIDE).click({ button: 'middle' });
    await shell.tab(GUIDE).getByRole('link').press('Delete');
    await shell.tab(GUIDE).click({ button: 'right' });
    await expect(entries).toHaveText(OF_A_FIXED_TAB);
    await page.keyboard.press('Escape');
    await shell.expectTabs(GUIDE, EDIT);
  });
  await test.step('a screen starts anew; a tab closes, or the others, or all but the guide', async () => {
    await shell.show(EDIT);
    await shell.count(2);
    await shell.chooseInTabMenu(EDIT, 'Actualiser');
    await expect(shell.counter).toHaveText('Compteur 0');
    await shell.expectAt(EDIT);
    await shell.expectTabs(GUIDE, EDIT);
    await shell.go(OTHER);
    await shell.chooseInTabMenu(EDIT, 'Fermer');
    await shell.expectTabs(GUIDE, OTHER);
    await shell.go(EDIT);
    await shell.go(CREATE);
    await shell.chooseInTabMenu(OTHER, 'Fermer les autres');
    await shell.expectTabs(GUIDE, OTHER);
    await shell.expectAt(OTHER);
    await shell.go(EDIT);
    await shell.chooseInTabMenu(OTHER, 'Tout fermer');
    await shell.expectTabs(GUIDE);
    await shell.expectAt(GUIDE);
  });
});

test('coming back to a tab finds a form as it was left, even when too many are open for all to live, and starts a list anew; F5 brings all back, the guide first', async ({
  enter,
  shell,
  page,
}) => {
  await enter({ at: EDIT });
  await shell.count(3);
  await shell.type('Plages du Sud');
  await shell.go(OTHER);
  await expect(shell.counter).toHaveText('Compteur 0');
  await shell.show(EDIT);
  await expect(shell.counter).toHaveText('Compteur 3');
  await expect(shell.text).toHaveValue('Plages du Sud');
  await shell.go(LIST);
  await shell.count(3);
  await shell.show(EDIT);
  await shell.show(LIST);
  await expect(shell.counter).toHaveText('Compteur 0');

  const others = Array.from({ length: 11 }, (_, index) => `/selections/edit/${index + 2}`);
  for (const path of others) await shell.go(path);
  await expect(shell.tabs).toHaveCount(15);
  await shell.show(EDIT);
  await expect(shell.text).toHaveValue('Plages du Sud');
  // The counter shows that the screen was given up, and not merely hidden.
  await expect(shell.counter).toHaveText('Compteur 0');

  await test.step('after F5, with what was typed', async () => {
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await shell.expectTabs(GUIDE, EDIT, OTHER, LIST, ...others);
    await shell.expectAt(EDIT);
    await expect(shell.text).toHaveValue('Plages du Sud');
    await expect(shell.tab(EDIT)).toContainText('(non enregistrée)');
    await shell.show('/selections/edit/3');
    await expect(shell.text).toHaveValue('');
  });
});

test('without tabs in the settings, pages follow each other and nothing is kept open', { tag: '@torture' }, async ({
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
  // The other page must be drawn: the former page is only left then.
  await expect(page.getByRole('heading', { level: 1, name: /bloc/ })).toBeVisible();
  await shell.go(EDIT);
  await expect(page.getByRole('heading', { level: 1, name: /sélection/ })).toBeVisible();
  await expect(shell.counter).toHaveText('Compteur 0');
});

for (const width of [1440, 390])
  test(`the open tab is in sight among many, ${width} px wide`, { tag: '@torture' }, async ({ enter, shell, page }) => {
    const inSight = async (path: string) => {
      const isBetweenTheArrows = () =>
        shell.tab(path).evaluate((tab) => {
          const { left, right } = tab.getBoundingClientRect();
          const middle = (left + right) / 2;
          return [left + 2, middle, right - 2].every((x) =>
            tab.contains(document.elementFromPoint(x, tab.getBoundingClientRect().top + 8)),
          );
        });
      await expect.poll(isBetweenTheArrows).toBe(true);
    };
    await page.setViewportSize({ width, height: 800 });
    await enter();
    const paths = Array.from({ length: 10 }, (_, index) => `/selections/edit/${index + 1}`);
    for (const path of paths) {
      await shell.go(path);
      await inSight(path);
    }
    await test.step('after a fresh load', async () => {
      await page.reload();
      await inSight('/selections/edit/10');
    });
    await test.step('an earlier one, opened from elsewhere', async () => {
      await shell.go('/selections/edit/2');
      await inSight('/selections/edit/2');
    });
    await test.step('once another is closed, and the window is narrower', async () => {
      await shell.go('/selections/edit/9');
      await shell.close('/selections/edit/9');
      await shell.expectAt('/selections/edit/10');
      await inSight('/selections/edit/10');
      await page.setViewportSize({ width: width - 60, height: 800 });
      await inSight('/selections/edit/10');
    });
  });
