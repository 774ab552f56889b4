import { errorKinds, getCurrentEntity, getUserRoles, loginCheck, resetPassword, utilisateur } from '@bridge/contract';
import { ModalsProvider } from '@mantine/modals';
import { Notifications, notifications } from '@mantine/notifications';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeApi, refusal, tokenFor } from '../testing/fake-api.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { Unstyled } from '../testing/unstyled.tsx';
import { browser } from './browser.ts';
import { ApiError, call } from './client.ts';
import { writeCookie } from './cookies.ts';
import { DISABLED_NOTICE, readLoginNotice } from './login-notice.ts';
import { clearTokens, readTokens, writeTokens } from './tokens.ts';

fakeBrowser();

const ROLES = 'GET /users/get_user_roles';
const LOGIN = 'POST /login_check';
const credentials = { body: { username: 'camille', password: 'x' } };

beforeEach(() => {
  render(
    <Unstyled>
      <ModalsProvider>
        <Notifications />
      </ModalsProvider>
    </Unstyled>,
  );
});

async function failureOf(answer: Answer, options = {}): Promise<ApiError> {
  fakeApi({ [ROLES]: () => answer });
  const error = await call(getUserRoles, {}, options).catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error('the call did not fail');
}

async function toast(text: string | RegExp): Promise<void> {
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
}

describe('a request', () => {
  it('carries the same token as bearer and as X-Token, under the API base', async () => {
    writeTokens({ token: tokenFor(), refreshToken: 'r' });
    const sent = fakeApi({ [ROLES]: () => ({ data: { roles: [] } }) });
    await call(getUserRoles);
    expect(sent[0]).toMatchObject({ token: tokenFor(), xToken: tokenFor() });
    expect(vi.mocked(browser.fetch).mock.calls[0]?.[0]).toBe('/prod-api/users/get_user_roles');
  });

  it('carries no token without a session', async () => {
    const sent = fakeApi({ [ROLES]: () => ({ data: { roles: [] } }) });
    await call(getUserRoles);
    expect(sent[0]).toMatchObject({ token: null, xToken: null });
  });

  it('writes parameters into the path and the query', async () => {
    fakeApi({});
    await call(resetPassword, { params: { token: 'a/b?c' }, body: { password: 'une longue phrase' } }).catch(
      () => null,
    );
    await call(utilisateur.calls.get, { params: { id: 12 } }).catch(() => null);
    await call(utilisateur.calls.list, { query: { q: 'é&t', page: 2 } }).catch(() => null);
    expect(vi.mocked(browser.fetch).mock.calls.map(([address]) => address)).toEqual([
      '/prod-api/forgot_password/a%2Fb%3Fc',
      '/prod-api/api/users/12',
      '/prod-api/api/users/?q=%C3%A9%26t&page=2',
    ]);
  });

  it('refuses an answer of another shape than the contract', async () => {
    const error = await failureOf({ data: { roles: 'all' } });
    expect(error.message).toMatch(/forme attendue/);
    // Not a failure of the network: another try would get the same answer.
    expect(error.status).toBe(200);
  });
});

describe('a session that changed hands', () => {
  const takeOver = () => writeCookie('token', tokenFor({ username: 'autre' }));
  beforeEach(() => writeTokens({ token: tokenFor(), refreshToken: 'r' }));

  it.each([
    ['another person', takeOver],
    ['nobody', () => writeCookie('token', '')],
  ])('in another window, to %s, sends nothing for the person on screen and reloads', async (_, change) => {
    const sent = fakeApi({ [ROLES]: () => ({ data: { roles: [] } }) });
    change();
    await expect(call(getUserRoles)).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toEqual([]);
    expect(browser.reload).toHaveBeenCalledOnce();
  });

  it('while an answer travelled drops the answer', async () => {
    fakeApi({
      [ROLES]: () => {
        writeTokens({ token: tokenFor({ username: 'autre' }), refreshToken: 'r2' });
        return { data: { roles: [] } };
      },
    });
    await expect(call(getUserRoles)).rejects.toMatchObject({ name: 'AbortError' });
    expect(browser.reload).not.toHaveBeenCalled();
  });

  it('says nothing of what fails after the person signed out', async () => {
    fakeApi({
      [ROLES]: () => {
        clearTokens();
        return refusal(errorKinds.unavailable);
      },
    });
    await expect(call(getUserRoles)).rejects.toMatchObject({ name: 'AbortError' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not concern what anybody may ask', async () => {
    takeOver();
    fakeApi({ [LOGIN]: () => refusal(errorKinds.badCredentials) });
    await expect(call(loginCheck, credentials)).rejects.toThrow('Bad credentials');
  });
});

describe('spec §8, what failures show', () => {
  it('any code other than 20000: the message for five seconds', async () => {
    const show = vi.spyOn(notifications, 'show');
    const error = await failureOf({ code: 40_000, message: 'Non.' });
    expect(error).toMatchObject({ status: 200, code: 40_000, message: 'Non.' });
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ message: 'Non.', autoClose: 5_000 }));
    await toast('Non.');
  });

  it('« Error » when there is no message', async () => {
    await failureOf({ code: 1 });
    await toast('Error');
  });

  it.each([50_008, 50_012, 50_014])(
    'code %i: the English box, whose Re-Login clears the token and reloads',
    async (code) => {
      writeTokens({ token: tokenFor(), refreshToken: 'r' });
      await failureOf({ code, message: 'Illegal token' });
      const box = await screen.findByRole('dialog', { name: 'Confirm logout' });
      expect(box.textContent).toContain(
        'You have been logged out, you can cancel to stay on this page, or log in again',
      );
      expect(screen.getAllByRole('button', { name: 'Cancel' }).length).toBeGreaterThan(0);
      await userEvent.click(screen.getByRole('button', { name: 'Re-Login' }));
      await waitFor(() => expect(browser.reload).toHaveBeenCalledOnce());
      expect(readTokens()).toEqual({});
    },
  );

  it('Cancel stays on the page with the token', async () => {
    writeTokens({ token: tokenFor(), refreshToken: 'r' });
    await failureOf({ code: 50_008 });
    const cancels = await screen.findAllByText('Cancel');
    await userEvent.click(cancels[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(browser.reload).not.toHaveBeenCalled();
    expect(readTokens().token).toBe(tokenFor());
  });

  it('bad credentials', async () => {
    fakeApi({ [LOGIN]: () => refusal(errorKinds.badCredentials) });
    await expect(call(loginCheck, credentials)).rejects.toThrow('Bad credentials');
    await toast(/^Identifiants incorrects$/);
  });

  it('access denied: eight seconds, and the error is passed on', async () => {
    const show = vi.spyOn(notifications, 'show');
    expect(await failureOf(refusal(errorKinds.accessDenied))).toMatchObject({
      status: 403,
      description: 'Access Denied.',
    });
    expect(show).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'Accès refusé - code 403', autoClose: 8_000 }),
    );
  });

  it('a 403 of another kind says its own reason', async () => {
    await failureOf(refusal(errorKinds.registrationClosed));
    await toast(errorKinds.registrationClosed.message);
  });

  it('503', async () => {
    await failureOf(refusal(errorKinds.unavailable));
    await toast(/^Erreur serveur - code 503$/);
  });

  it('500 with the number to quote', async () => {
    await failureOf({ ...refusal(errorKinds.internal), requestId: 'abc-123' });
    await toast(/abc-123/);
  });

  it('network errors show the message of the error', async () => {
    vi.spyOn(browser, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call(getUserRoles)).rejects.toMatchObject({ status: 0 });
    await toast(/Failed to fetch/);
  });

  it('other 401s are passed on without a word', async () => {
    expect(await failureOf(refusal(errorKinds.tokenMissing))).toMatchObject({ status: 401 });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a disabled account loses its token, and finds out why on the sign-in page', async () => {
    writeTokens({ token: tokenFor(), refreshToken: 'r' });
    await failureOf(refusal(errorKinds.accountDisabled));
    expect(readTokens()).toEqual({});
    expect(readLoginNotice()).toBe(DISABLED_NOTICE);
    expect(browser.reload).toHaveBeenCalledOnce();
  });

  it('what is still being typed is no failure', async () => {
    await failureOf(refusal(errorKinds.invalidInput), { toldInPlace: true });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['accessDenied', 'Accès refusé - code 403'],
    ['unavailable', 'Erreur serveur - code 503'],
    ['notFound', errorKinds.notFound.message],
  ] as const)('while somebody types, the row of %s is shown', async (name, text) => {
    await failureOf(refusal(errorKinds[name]), { toldInPlace: true });
    await toast(text);
  });

  it('what the caller knows to say better is said in the place of the message', async () => {
    await failureOf(refusal(errorKinds.conflict), { words: ({ status }: ApiError) => `Refus ${status}` });
    await toast('Refus 409');
  });

  it('but not in the place of what spec §8 words by itself', async () => {
    await failureOf(refusal(errorKinds.unavailable), { words: () => 'Autre chose' });
    await toast(/^Erreur serveur - code 503$/);
  });

  it('an unattended call shows nothing at all', async () => {
    await failureOf(refusal(errorKinds.unavailable), { unattended: true });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the same failure of many calls shows once', async () => {
    fakeApi({ [ROLES]: () => refusal(errorKinds.unavailable) });
    await Promise.allSettled(Array.from({ length: 10 }, () => call(getUserRoles)));
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
  });

  it('server messages are text, never markup', async () => {
    await failureOf({ code: 1, message: '<img src=x onerror=alert(1)>' });
    await toast('<img src=x onerror=alert(1)>');
    expect(document.querySelector('[role=alert] img')).toBeNull();
  });

  it('a call that its caller gave up shows nothing', async () => {
    const giveUp = new AbortController();
    vi.spyOn(browser, 'fetch').mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const pending = call(getCurrentEntity, {}, { signal: giveUp.signal });
    giveUp.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
