import { errorKinds, type Role } from '@bridge/contract';
import { Notifications, notifications } from '@mantine/notifications';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../api/browser.ts';
import { readCookie, writeCookie } from '../api/cookies.ts';
import { onBeforeLeave, onLeft } from '../api/leave-guard.ts';
import { useSession } from '../api/session.store.ts';
import { readTokens, writeTokens } from '../api/tokens.ts';
import { fakeApi, person, refusal, tokenFor } from '../testing/fake-api.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { Unstyled } from '../testing/unstyled.tsx';
import { connectSession } from './session-start.ts';

fakeBrowser();

let stop = () => {};
beforeEach(() => {
  stop = connectSession();
  render(
    <Unstyled>
      <Notifications />
    </Unstyled>,
  );
});
afterEach(() => stop());

const accept = (token: string) => useSession.getState().acceptTokens({ token, refreshToken: 'r' });
const status = () => useSession.getState().status;
const shown = async () => (await screen.findByRole('alert')).textContent;

describe('the first navigation', () => {
  it('knows the person, their rights and the parameters of the instance', async () => {
    fakeApi(person({ roles: ['ROLE_WEB_ADMIN', 'ROLE_WEB_USER'], parameters: { mode_multi_entites: true } }));
    accept(tokenFor({ roles: ['ROLE_WEB_ADMIN'] }));
    expect(status()).toBe('loading');
    await waitFor(() => expect(status()).toBe('signed-in'));
    expect(useSession.getState()).toMatchObject({ userId: 7, heldRoles: ['ROLE_WEB_ADMIN', 'ROLE_WEB_USER'] });
    expect(useSession.getState().viewer).toMatchObject({ roles: ['ROLE_WEB_ADMIN'], mode: 'centralise' });
    expect([readCookie('sso_active'), readCookie('mode_multi_entites')]).toEqual(['false', 'true']);
  });

  it('asks its three questions at the same time', async () => {
    const sent = fakeApi(person());
    accept(tokenFor());
    expect(sent).toHaveLength(3);
    await waitFor(() => expect(status()).toBe('signed-in'));
  });

  it('fails on a token without data', async () => {
    fakeApi(person());
    accept('nonsense');
    expect(await shown()).toContain('Verification failed, please Login again.');
    expect(readTokens()).toEqual({});
    expect(status()).toBe('anonymous');
  });

  it.each([[[]], [undefined]])('fails on a token whose roles are %j', async (roles) => {
    fakeApi(person());
    accept(tokenFor({ roles: roles as Role[] }));
    expect(await shown()).toContain('getInfo: roles must be a non-null array!');
    expect(readTokens()).toEqual({});
  });

  it('asks a server that is away for a moment once more, and signs nobody out', async () => {
    const answers = [refusal(errorKinds.unavailable)];
    const { 'GET /params/get_params': answer, ...rest } = person();
    fakeApi({ ...rest, 'GET /params/get_params': () => answers.pop() ?? answer() });
    accept(tokenFor());
    await waitFor(() => expect(status()).toBe('signed-in'));
  });

  it('shows why the server refused, and clears the tokens', async () => {
    fakeApi({ ...person(), 'GET /params/get_params': () => refusal(errorKinds.unavailable) });
    accept(tokenFor());
    expect(await shown()).toContain(errorKinds.unavailable.message);
    expect(status()).toBe('anonymous');
  });
});

describe('a start that goes wrong', () => {
  it('says in French that the session has expired', async () => {
    const expired = () => refusal(errorKinds.tokenExpired);
    fakeApi({ ...person(), 'GET /params/get_params': expired, 'POST /token/refresh': expired });
    accept(tokenFor());
    expect(await shown()).toBe('Votre session a expiré. Reconnectez-vous pour continuer.');
    expect(readTokens()).toEqual({});
  });

  it('begins again with whoever signed in from another window meanwhile', async () => {
    const other = tokenFor({ username: 'autre' });
    fakeApi({
      ...person(),
      'GET /users/get_user_roles': async () => {
        await Promise.resolve();
        writeCookie('token', other);
        return { data: { roles: ['ROLE_SUPER_ADMIN'] } };
      },
    });
    accept(tokenFor());
    await waitFor(() => expect(status()).toBe('signed-in'));
    expect(useSession.getState().claims?.username).toBe('autre');
    expect(readTokens().token).toBe(other);
  });
});

describe('a session', () => {
  beforeEach(async () => {
    fakeApi({
      ...person(),
      'POST /users/change_role': () => ({
        data: { token: tokenFor({ roleActif: 'ROLE_WEB_USER', roles: ['ROLE_WEB_USER'] }), refreshToken: 'r2' },
      }),
      'POST /loginAs': () => ({
        data: { token: tokenFor({ username: 'autre', act: { username: 'camille' } }), refreshToken: 'r3' },
      }),
    });
    accept(tokenFor());
    await waitFor(() => expect(status()).toBe('signed-in'));
  });

  it('reads its claims again when the token is renewed, without starting anew', () => {
    writeTokens({ token: tokenFor({ firstname: 'Camille-Anne' }), refreshToken: 'r2' });
    expect(status()).toBe('signed-in');
    expect(useSession.getState().claims?.firstname).toBe('Camille-Anne');
  });

  it('starts anew with the role that was chosen', async () => {
    const departures: string[] = [];
    const forget = onLeft((departure) => departures.push(departure));
    expect(await useSession.getState().changeRole('ROLE_WEB_USER')).toBe(true);
    expect(status()).toBe('loading');
    await waitFor(() => expect(status()).toBe('signed-in'));
    expect(useSession.getState().viewer?.roles).toEqual(['ROLE_WEB_USER']);
    expect(departures).toEqual(['other-identity']);
    forget();
  });

  it('stores the tokens of the person one acts as', async () => {
    await useSession.getState().actAs(9);
    expect(readTokens().refreshToken).toBe('r3');
    expect(useSession.getState().claims?.act).toEqual({ username: 'camille' });
  });

  it('becomes one other person, however often one clicks', async () => {
    const { actAs } = useSession.getState();
    const both = Promise.all([actAs(9), actAs(9)]);
    expect(useSession.getState().changing).toBe(true);
    expect(await both).toEqual([true, true]);
    expect(useSession.getState().changing).toBe(false);
    const asked = vi.mocked(browser.fetch).mock.calls.filter(([address]) => address.endsWith('/loginAs'));
    expect(asked).toHaveLength(1);
  });

  it('of another person is not closed by the window that still shows the former one', async () => {
    const other = tokenFor({ username: 'autre' });
    writeCookie('token', other);
    expect(await useSession.getState().signOut()).toBe(false);
    expect(readTokens().token).toBe(other);
    expect(browser.reload).toHaveBeenCalledOnce();
  });

  it('ends with a notice of four seconds, whether or not the server answers', async () => {
    const show = vi.spyOn(notifications, 'show');
    fakeApi({ 'POST /logout': () => Promise.reject(new TypeError('Failed to fetch')) });
    await useSession.getState().signOut();
    expect(status()).toBe('anonymous');
    expect(readTokens()).toEqual({});
    expect((await screen.findByRole('status')).textContent).toBe('Déconnecté');
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ message: 'Déconnecté', autoClose: 4_000 }));
  });

  it('goes on when the person prefers to stay with unsaved work', async () => {
    const forget = onBeforeLeave(async () => false);
    expect(await useSession.getState().signOut()).toBe(false);
    expect(await useSession.getState().changeRole(null)).toBe(false);
    expect(status()).toBe('signed-in');
    forget();
  });
});
