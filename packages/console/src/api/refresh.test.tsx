import { errorKinds, getParams, getUserRoles } from '@bridge/contract';
import { ModalsProvider, modals } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, person, refusal, type Sent, tokenFor } from '../testing/fake-api.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { Unstyled } from '../testing/unstyled.tsx';
import { browser } from './browser.ts';
import { call } from './client.ts';
import { writeCookie } from './cookies.ts';
import { refreshAfter } from './refresh.ts';
import { clearTokens, readTokens, writeTokens } from './tokens.ts';

fakeBrowser();

const OLD = tokenFor({ exp: 1 });
const NEW = tokenFor({ exp: 2 });
const ROLES = 'GET /users/get_user_roles';
const REFRESH = 'POST /token/refresh';
const expired = refusal(errorKinds.tokenExpired);
const unlessOld = ({ token }: Sent) => (token === OLD ? expired : { data: { roles: [] } });

beforeEach(() => {
  writeTokens({ token: OLD, refreshToken: 'r1' });
  render(
    <Unstyled>
      <ModalsProvider>
        <Notifications />
      </ModalsProvider>
    </Unstyled>,
  );
});

describe('an expired token', () => {
  it('is refreshed once for many requests, each replayed once', async () => {
    const sent = fakeApi({ [ROLES]: unlessOld, [REFRESH]: () => ({ data: { token: NEW, refreshToken: 'r2' } }) });
    await Promise.all(Array.from({ length: 8 }, () => call(getUserRoles)));
    expect(sent.filter(({ call: name }) => name === REFRESH)).toMatchObject([
      { call: REFRESH, token: null, xToken: null, body: { refreshToken: 'r1' } },
    ]);
    expect(sent.filter(({ call: name }) => name === ROLES)).toHaveLength(16);
    expect(readTokens()).toEqual({ token: NEW, refreshToken: 'r2' });
  });

  it('that another browser tab has renewed meanwhile needs no refresh', async () => {
    const sent = fakeApi({
      [ROLES]: (request) => {
        writeTokens({ token: NEW, refreshToken: 'r2' });
        return unlessOld(request);
      },
    });
    await call(getUserRoles);
    expect(sent.map(({ call: name, token }) => [name, token])).toEqual([
      [ROLES, OLD],
      [ROLES, NEW],
    ]);
  });

  it('keeps its refresh token when the server gives no other', async () => {
    fakeApi({ [ROLES]: unlessOld, [REFRESH]: () => ({ data: { token: NEW } }) });
    await call(getUserRoles);
    expect(readTokens()).toEqual({ token: NEW, refreshToken: 'r1' });
  });

  it('is never replayed twice', async () => {
    const sent = fakeApi({ [ROLES]: () => expired, [REFRESH]: () => ({ data: { token: NEW, refreshToken: 'r2' } }) });
    await expect(call(getUserRoles)).rejects.toThrow('Expired JWT Token');
    expect(sent.map(({ call: name }) => name)).toEqual([ROLES, REFRESH, ROLES]);
  });

  it('does not bring back a session that was left during the refresh', async () => {
    fakeApi({
      ...person(),
      [ROLES]: unlessOld,
      [REFRESH]: () => {
        writeTokens({ token: 'other', refreshToken: 'other' });
        return { data: { token: NEW, refreshToken: 'r2' } };
      },
    });
    await call(getUserRoles).catch(() => null);
    expect(readTokens()).toEqual({ token: 'other', refreshToken: 'other' });
  });
});

describe('a token of another person', () => {
  const OTHER = tokenFor({ username: 'autre' });

  it('is not taken for a renewed one', async () => {
    writeCookie('token', OTHER);
    expect(await refreshAfter(OLD)).toBeUndefined();
  });

  it('replays nothing and asks nothing, though it came with the refresh', async () => {
    // The role that the session was narrowed to has been removed: the server gives back all the other roles.
    const narrowed = tokenFor({ exp: 1, roles: ['ROLE_WEB_USER'], roleActif: 'ROLE_WEB_USER' });
    writeTokens({ token: narrowed, refreshToken: 'r1' });
    const sent = fakeApi({ [ROLES]: () => expired, [REFRESH]: () => ({ data: { token: NEW, refreshToken: 'r2' } }) });
    await expect(call(getUserRoles)).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent.map(({ call: name }) => name)).toEqual([ROLES, REFRESH]);
    expect(readTokens().token).toBe(NEW);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a refresh that fails', () => {
  it('asks nothing of a person who signed out meanwhile', async () => {
    const open = vi.spyOn(modals, 'openConfirmModal');
    fakeApi({
      [ROLES]: () => expired,
      [REFRESH]: () => {
        clearTokens();
        return refusal(errorKinds.tokenInvalid);
      },
    });
    await call(getUserRoles).catch(() => null);
    expect(open).not.toHaveBeenCalled();
  });

  it('takes its box back when the person signs in from elsewhere', async () => {
    fakeApi({ [ROLES]: () => expired, [REFRESH]: () => refusal(errorKinds.tokenInvalid) });
    await call(getUserRoles).catch(() => null);
    await screen.findByRole('dialog', { name: 'Confirmer la déconnexion' });
    act(() => writeTokens({ token: NEW, refreshToken: 'r2' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(browser.reload).not.toHaveBeenCalled();
  });

  it('opens the French box once for ten requests; confirming clears the token and reloads', async () => {
    fakeApi({
      [ROLES]: () => expired,
      'GET /params/get_params': () => expired,
      [REFRESH]: () => refusal(errorKinds.tokenInvalid),
    });
    const calls = Array.from({ length: 10 }, (_, index) =>
      call<typeof getParams | typeof getUserRoles>(index % 2 ? getUserRoles : getParams),
    );
    const results = await Promise.allSettled(calls);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    const box = await screen.findByRole('dialog', { name: 'Confirmer la déconnexion' });
    expect(box.textContent).toContain(
      'Vous avez été déconnecté, vous pouvez annuler pour rester sur cette page, ou vous reconnecter',
    );
    expect(screen.getAllByText('Annuler')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Se reconnecter' }));
    await waitFor(() => expect(browser.reload).toHaveBeenCalledOnce());
    expect(readTokens()).toEqual({});
  });

  it('does not ask again for a call that was under way when the person chose to stay', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    fakeApi({
      [ROLES]: () => expired,
      'GET /params/get_params': async () => {
        await held;
        return expired;
      },
      [REFRESH]: () => refusal(errorKinds.tokenInvalid),
    });
    const late = call(getParams).catch(() => null);
    await call(getUserRoles).catch(() => null);
    await userEvent.click(await screen.findByText('Annuler'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    release();
    await late;
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the tokens when the person prefers to stay, and may ask again later', async () => {
    fakeApi({ [ROLES]: () => expired, [REFRESH]: () => refusal(errorKinds.unavailable) });
    await call(getUserRoles).catch(() => null);
    await userEvent.click(await screen.findByText('Annuler'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readTokens().token).toBe(OLD);
    await call(getUserRoles).catch(() => null);
    expect(await screen.findByRole('dialog', { name: 'Confirmer la déconnexion' })).toBeTruthy();
  });
});
