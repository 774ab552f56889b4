import { type Claims, type Envelope, SUCCESS_CODE, type Tokens } from '@bridge/contract';
import type { Locator, Page } from '@playwright/test';

type CookieName = keyof Tokens;

/** Gives the browser a session that was opened without its sign-in page. */
export async function enter(page: Page, tokens: Partial<Tokens>): Promise<void> {
  const cookies = Object.entries(tokens).map(([name, value]) => ({
    name,
    value,
    domain: '127.0.0.1',
    path: '/',
    sameSite: 'Strict' as const,
  }));
  await page.context().addCookies(cookies);
}

export async function sessionCookie(page: Page, name: CookieName) {
  return (await page.context().cookies()).find((cookie) => cookie.name === name);
}

/** A token that nobody signed: enough for what the console reads by itself. */
export function unsignedToken(claims: Partial<Claims>): string {
  return ['header', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');
}

type ForcedAnswer = Partial<Envelope> & { readonly status?: number };

/** From now on, a call of the API gets this answer, whatever the server would say. */
export async function force(page: Page, path: string, { status = 200, ...envelope }: ForcedAnswer): Promise<void> {
  const body = { code: SUCCESS_CODE, message: '', data: null, ...envelope };
  await page.route(`**/prod-api${path}`, (route) => route.fulfill({ status, json: body }));
}

/** Nothing passes any more in the page but the time that the journey gives it. */
export async function freezeTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The browser of a journey shows all its tabs at once: none ever gets the focus back by itself. */
export async function lookAgain(page: Page): Promise<void> {
  // What the page then does may be to leave, before it could answer: the journey says where it must be.
  await page.evaluate(() => window.dispatchEvent(new Event('focus'))).catch(() => page.waitForLoadState());
}

export async function fillSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Identifiant ou adresse e-mail').fill(username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

/** The words on a button: the cross of a box bears the same name as its second answer. */
export function answer(box: Locator, words: string): Locator {
  return box.getByRole('button').getByText(words, { exact: true });
}
