import { type Claims, type Envelope, SUCCESS_CODE, type Tokens } from '@bridge/contract';
import type { Locator, Page } from '@playwright/test';

type CookieName = keyof Tokens;

/** Gives the browser a session opened without the sign-in page. */
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

/** An unsigned token, enough for what the console reads by itself. */
export function unsignedToken(claims: Partial<Claims>): string {
  return ['header', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');
}

/** The origins of all that the page asks for from now on. */
export function watchOrigins(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) origins.add(new URL(request.url()).origin);
  });
  return origins;
}

type ForcedAnswer = Partial<Envelope> & { readonly status?: number };

/** From now on, a call of the API gets this answer. */
export async function force(page: Page, path: string, { status = 200, ...envelope }: ForcedAnswer): Promise<void> {
  const body = { code: SUCCESS_CODE, message: '', data: null, ...envelope };
  await page.route(`**/prod-api${path}`, (route) => route.fulfill({ status, json: body }));
}

/** From now on, only the journey advances the page's time. */
export async function freezeTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Tells the page that it has the focus again: the browser of a journey shows all its tabs at once. */
export async function lookAgain(page: Page): Promise<void> {
  // The page may react by leaving before it answers: the journey then checks where it is.
  await page.evaluate(() => window.dispatchEvent(new Event('focus'))).catch(() => page.waitForLoadState());
}

export async function fillSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Identifiant ou adresse e-mail').fill(username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

/** The button with these words: the cross of a box has the same name as its second answer. */
export function answer(box: Locator, words: string): Locator {
  return box.getByRole('button').getByText(words, { exact: true });
}
