import type { Dialog, Page } from '@playwright/test';
import { expect, type Shell, test } from '../support/shell.ts';

const GUIDE = '/guide/index';
const DIRTY = '/selections/edit/1';
const OTHER = '/blocs/edit/1';
const TYPED = 'Plages du Sud';
/** Spec §8, letter for letter. */
const TITLE = 'Page non enregistrée';
const QUESTION = 'Voulez-vous vraiment quitter sans sauvegarder ?';

type Person = Parameters<Shell['actAs']>[0];

interface Exit {
  readonly name: string;
  /** The tab of the gesture, when it is not the unsaved one. */
  readonly from?: string;
  readonly leave: (shell: Shell, colleague: Person) => Promise<void>;
  /** The page that « Oui » leads to. */
  readonly to: string | RegExp;
}

const LOGIN = /\/login\?redirect=%2Fselections%2Fedit%2F1$/;

/** The gestures after which the person stays signed in as the same. */
const GESTURES: readonly Exit[] = [
  { name: 'the close button', leave: (shell) => shell.close(DIRTY), to: OTHER },
  { name: 'a middle click', leave: (shell) => shell.tab(DIRTY).click({ button: 'middle' }), to: OTHER },
  { name: 'the Delete key', leave: (shell) => shell.tab(DIRTY).getByRole('link').press('Delete'), to: OTHER },
  { name: '« Fermer »', leave: (shell) => shell.chooseInTabMenu(DIRTY, 'Fermer'), to: OTHER },
  {
    name: '« Fermer les autres » from another tab',
    from: OTHER,
    leave: (shell) => shell.chooseInTabMenu(OTHER, 'Fermer les autres'),
    to: OTHER,
  },
  {
    name: '« Fermer les autres » of a tab in the background',
    leave: (shell) => shell.chooseInTabMenu(GUIDE, 'Fermer les autres'),
    to: GUIDE,
  },
  { name: '« Tout fermer »', from: OTHER, leave: (shell) => shell.chooseInTabMenu(OTHER, 'Tout fermer'), to: GUIDE },
  { name: '« Actualiser »', leave: (shell) => shell.chooseInTabMenu(DIRTY, 'Actualiser'), to: DIRTY },
  {
    name: 'signing out from the palette',
    leave: async (shell) => {
      await shell.openPalette('deconnecter');
      await shell.page.keyboard.press('Enter');
    },
    to: LOGIN,
  },
];

const IDENTITIES: readonly Exit[] = [
  { name: 'acting as somebody', leave: (shell, colleague) => shell.actAs(colleague), to: GUIDE },
  {
    name: 'returning to one’s own account',
    leave: (shell) => shell.page.getByRole('button', { name: 'Revenir à mon compte' }).click(),
    to: GUIDE,
  },
  { name: 'changing role', leave: (shell) => shell.chooseRole('Administrateur web'), to: GUIDE },
  { name: 'signing out from the menu', leave: (shell) => shell.chooseInUserMenu('Se déconnecter'), to: LOGIN },
];

test.use({ console: 'harness' });

test.describe('an unsaved page', () => {
  for (const [ways, exits, tag] of [
    ['gesture on the tabs', GESTURES, '@torture'],
    ['change of identity', IDENTITIES, []],
  ] as const) {
    test(`is left by each ${ways} with « Oui » only, which keeps nothing`, { tag: [tag].flat() }, async ({
      enter,
      shell,
      world,
    }) => {
      const colleague = await world.createUser({ roles: ['ROLE_WEB_ADMIN'] });
      await enter({ roles: ['ROLE_SUPER_ADMIN', 'ROLE_WEB_ADMIN'] });
      // The refusing key is the same for all questions: one test is enough.
      for (const [index, exit] of exits.entries())
        await test.step(exit.name, () => expectAsked(shell, colleague, exit, index === 0 ? ['Non', 'Échap'] : ['Non']));
    });
  }

  test('asks nothing when nothing would be lost, and once for several', { tag: '@torture' }, async ({
    enter,
    shell,
    page,
  }) => {
    await enter({ at: DIRTY });
    await shell.type(TYPED);
    await test.step('one only goes to another tab', async () => {
      await shell.show(GUIDE);
      await expect(shell.question).toHaveCount(0);
    });
    await test.step('it is saved', async () => {
      await shell.show(DIRTY);
      await page.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(page.getByText('(non enregistrée)')).toHaveCount(0);
      await shell.close(DIRTY);
      await shell.expectTabs(GUIDE);
    });
    await test.step('several are named in one question', async () => {
      await shell.go(DIRTY);
      await shell.type(TYPED);
      await shell.go(OTHER);
      await shell.type('Un bloc');
      await shell.chooseInTabMenu(GUIDE, 'Tout fermer');
      await expect(shell.question).toContainText(QUESTION);
      await expect(shell.question.getByRole('listitem')).toHaveText(['Modifier une sélection', 'Modifier un bloc']);
      await answerWith(shell, 'Non');
      await shell.expectTabs(GUIDE, DIRTY, OTHER);
    });
  });
});

test('leaving the site is for the browser to confirm, when a page is unsaved', async ({ enter, shell, page }) => {
  await enter({ at: DIRTY });
  await shell.type(TYPED);
  await test.step('in a tab that is hidden too', async () => {
    await shell.show(GUIDE);
    const reload = await questionOf(page, () => page.evaluate(() => location.reload()));
    expect(reload.type()).toBe('beforeunload');
    await reload.dismiss();
    const closing = await questionOf(page, () => page.close({ runBeforeUnload: true }));
    expect(closing.type()).toBe('beforeunload');
    await closing.dismiss();
    await shell.show(DIRTY);
    await expect(shell.text).toHaveValue(TYPED);
  });
  await test.step('not once it is saved', async () => {
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    await shell.expectAt(DIRTY);
    expect(asked).toEqual([]);
  });
});

/** Tries one way of leaving, with answers that stay, then with « Oui », after which the typed text is gone. */
async function expectAsked(
  shell: Shell,
  colleague: Person,
  { from = DIRTY, leave, to }: Exit,
  refusals: readonly ('Non' | 'Échap')[],
): Promise<void> {
  const { page } = shell;
  await shell.go(OTHER);
  await shell.go(DIRTY);
  await expect(shell.text).toHaveValue('');
  await shell.type(TYPED);
  if (from !== DIRTY) await shell.show(from);

  for (const answer of refusals) {
    await test.step(answer, async () => {
      await leave(shell, colleague);
      await expectQuestion(shell);
      await answerWith(shell, answer);
      await expect(shell.question).toBeHidden();
      await shell.expectAt(from);
      await shell.expectTabs(GUIDE, OTHER, DIRTY);
      await expect(shell.tab(DIRTY)).toContainText('(non enregistrée)');
      // The box that the gesture was made in, if any, is still open.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      if (from === DIRTY) await expect(shell.text).toHaveValue(TYPED);
    });
  }

  await leave(shell, colleague);
  await expectQuestion(shell);
  await answerWith(shell, 'Oui');
  await expect(shell.question).toBeHidden();
  await expect(page).toHaveURL(to);
  await expect(page.getByText('(non enregistrée)')).toHaveCount(0);
}

async function expectQuestion({ question }: Shell): Promise<void> {
  await expect(question.getByRole('heading')).toHaveText(TITLE);
  await expect(question.getByText(QUESTION, { exact: true })).toBeVisible();
  await expect(question.getByRole('button').filter({ hasText: /./ })).toHaveText(['Non', 'Oui']);
}

async function answerWith({ question, page }: Shell, answer: 'Oui' | 'Non' | 'Échap'): Promise<void> {
  if (answer === 'Échap') await page.keyboard.press('Escape');
  else await question.getByText(answer, { exact: true }).click();
}

async function questionOf(page: Page, leave: () => Promise<void>): Promise<Dialog> {
  // The gesture ends only when the question is answered.
  const [dialog] = await Promise.all([page.waitForEvent('dialog'), Promise.race([leave(), Promise.resolve()])]);
  return dialog;
}
