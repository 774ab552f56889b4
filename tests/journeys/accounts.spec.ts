import { PASSWORD } from '@bridge/server/testing/password';
import { RecordForm } from '../support/records.ts';
import { expect, test } from '../support/shell.ts';

const USERS = '/administration/utilisateurs';

test('a colleague is invited, chooses a password and finds the menus of their role', async ({
  page,
  enter,
  world,
  browser,
  served,
}) => {
  await enter({ at: `${USERS}/create` });
  const form = new RecordForm(page);
  await form.field('Identifiant').fill('invitee');
  await form.field('Adresse e-mail').fill('invitee@exemple.fr');
  await page.getByRole('combobox', { name: 'Rôles', exact: true }).click();
  await page.getByRole('option', { name: 'Administrateur web' }).click();
  await page.keyboard.press('Escape');
  await form.saveAndStay.click();
  await expect(page).toHaveURL(/\/administration\/utilisateurs\/edit\/\d+$/);
  await expect(page.getByRole('button', { name: 'Renvoyer l’invitation' })).toBeVisible();

  const letter = world.mails.find(({ to }) => to === 'invitee@exemple.fr');
  const link = /\/forgot-password-post\/\S+/.exec(letter?.text ?? '')?.[0] ?? '';
  const theirs = await (await browser.newContext({ baseURL: served.url, locale: 'fr-FR' })).newPage();
  await theirs.goto(link);
  await theirs.getByRole('button', { name: 'Enregistrer ce mot de passe' }).waitFor();
  for (const field of await theirs.locator('input[type=password]').all()) await field.fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Enregistrer ce mot de passe' }).click();
  await expect(theirs.getByRole('button', { name: 'Enregistrer ce mot de passe' })).toHaveCount(0);
  await theirs.goto('/login');
  await theirs.getByLabel('Identifiant ou adresse e-mail').fill('invitee');
  await theirs.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await theirs.waitForURL('**/guide/index');
  const menu = theirs.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByText('Réglages')).toBeVisible();
  await expect(menu.getByText('Web', { exact: true })).toBeVisible();
  // Of the super administration, this person opens the templates of fiches only.
  await theirs.goto('/superadmin/gestion');
  await expect(theirs).toHaveURL('/401');
  await theirs.goto('/superadmin/fiches/templates/list');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Gabarits de fiche' })).toBeVisible();
  await theirs.context().close();
});

test('an account that is disabled is out at its next step', { tag: '@torture' }, async ({
  page,
  enter,
  world,
  browser,
  served,
}) => {
  const victim = await world.createUser({ roles: ['ROLE_ADMIN'] });
  const theirs = await (await browser.newContext({ baseURL: served.url, locale: 'fr-FR' })).newPage();
  await enter({ user: victim, page: theirs });
  await enter({ at: `${USERS}/edit/${victim.id}` });
  await page.getByRole('combobox', { name: 'Statut', exact: true }).click();
  await page.getByRole('option', { name: 'Désactivé' }).click();
  await new RecordForm(page).saveAndStay.click();
  await expect(page.getByText(/Enregistré à/)).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/login/);
  await theirs.context().close();
});

test('the form of an account says what its roles open, and where it is signed in', { tag: '@torture' }, async ({
  page,
  enter,
  world,
}) => {
  const user = await world.createUser({ roles: ['ROLE_ADMIN'] });
  await world.signIn(user.username);
  await enter({ at: `${USERS}/edit/${user.id}` });
  const rights = page.getByRole('region', { name: /^Que peut faire cette personne/ });
  await expect(rights.getByText('Utilisateurs')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sessions ouvertes' }).getByText('127.0.0.1')).toBeVisible();
});
