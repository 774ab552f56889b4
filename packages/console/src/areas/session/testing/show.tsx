import { API_BASE, type Claims, type ErrorName, errorKinds, type FieldError } from '@bridge/contract';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { browser } from '../../../api/browser.ts';
import { useSession } from '../../../api/session.store.ts';
import { ConsoleContext } from '../../../navigation/console-context.ts';
import { hand } from '../../../testing/hand.ts';
import { Unstyled } from '../../../testing/unstyled.tsx';

/** A fake server for the tests of this area: answers by « METHOD /path », and remembers what it was sent. */
type Answer = { readonly status: number; readonly body: unknown };
type Api = Readonly<Record<string, (body: unknown) => Answer | Promise<Answer>>>;

export const ok = (data: unknown = null): Answer => ({ status: 200, body: { code: 20_000, message: '', data } });

export function refuse(name: ErrorName, errors: readonly FieldError[] = []): Answer {
  const { status, ...kind } = errorKinds[name];
  return { status, body: { ...kind, data: null, errors } };
}

export interface Sent {
  readonly call: string;
  readonly body: unknown;
}

const CLAIMS: Claims = {
  username: 'camille',
  email: 'camille@exemple.fr',
  firstname: 'Camille',
  lastname: 'Durand',
  roles: ['ROLE_ADMIN'],
  userEntity: { id: 1, nom: 'Office du Val' },
  exp: 9_999_999_999,
};

export const tokensOf = (claims: Partial<Claims> = {}) => ({
  token: `h.${btoa(JSON.stringify({ ...CLAIMS, ...claims }))}.s`,
  refreshToken: 'refresh',
});

export function signIn(claims: Partial<Claims> = {}): void {
  useSession.getState().acceptTokens(tokensOf(claims));
  useSession.setState({
    status: 'signed-in',
    heldRoles: ['ROLE_ADMIN'],
    entity: { id: 1, nom: 'Office du Val', code: 'val' },
  });
}

interface Options {
  readonly at: string;
  /** Pattern of the route, when the screen reads parameters from it. */
  readonly route?: string;
  readonly api?: Api;
}

const CONTENT = { hasScreen: () => true, routes: [] };

/** Draws a screen as the console would; other addresses show their own path, to see where a screen leads. */
export function show(screen: ReactElement, { at, route = at.split('?')[0] ?? at, api = {} }: Options) {
  const sent: Sent[] = [];
  const asked: Sent[] = [];
  vi.spyOn(browser, 'fetch').mockImplementation(async (address, { method, body }) => {
    const call = `${method} ${address.replace(API_BASE, '')}`;
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    // Every page without session asks this about its instance: it is no part of what a screen does.
    (call === 'POST /getConnectionTypes' ? asked : sent).push({ call, body: parsed });
    const { status, body: answer } = (await api[call]?.(parsed)) ?? refuse('notFound');
    return new Response(JSON.stringify(answer), { status });
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(
    <Unstyled>
      <QueryClientProvider client={queries}>
        <ModalsProvider>
          <Notifications />
          <MemoryRouter initialEntries={[at]}>
            <ConsoleContext value={CONTENT}>
              <Routes>
                <Route path={route} element={screen} />
                <Route path="*" element={<Elsewhere />} />
              </Routes>
            </ConsoleContext>
          </MemoryRouter>
        </ModalsProvider>
      </QueryClientProvider>
    </Unstyled>,
  );
  return {
    user: hand(),
    unmount,
    sent,
    calls: (call: string) => [...sent, ...asked].filter((one) => one.call === call),
  };
}

function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="elsewhere">{`${pathname}${search}${hash}`}</p>;
}

/** Fills a field in one gesture: typing letter by letter costs a drawing each. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
