import { bridgeParametersSchema, type Role, tag } from '@bridge/contract';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { expect, vi } from 'vitest';
import { useSession } from '../../../api/session.store.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { hand } from '../../../testing/hand.ts';
import { Unstyled } from '../../../testing/unstyled.tsx';
import type { ResourceActions } from '../actions/list-action.ts';
import type { ListFrame } from '../list-frame.ts';
import { ResourceList } from '../resource-list.tsx';

const PATH = '/reglages/tags/list';

/** Sets a test file of lists up: to be called once per file. */
export function listTests(): void {
  // jsdom computes styles slowly: queries do not check whether roles are visible, and errors keep one line.
  const getElementError = (message: string | null) => new Error((message ?? '').split('\n')[0]);
  configure({ asyncUtilTimeout: 8_000, defaultHidden: true, getElementError });
  vi.setConfig({ testTimeout: 60_000 });
  fakeBrowser();
}

export function signIn(roles: readonly Role[] = ['ROLE_SUPER_ADMIN']): void {
  const parameters = bridgeParametersSchema.parse({ bridge_languages: ['fr', 'en'] });
  useSession.setState({ parameters, viewer: { roles, mode: 'autonome', flags: parameters } });
}

export async function showList(search = '', actions?: ResourceActions, frame?: ListFrame) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = hand();
  const view = render(
    <Unstyled>
      <QueryClientProvider client={queries}>
        <ModalsProvider>
          <Notifications />
          <MemoryRouter initialEntries={[`${PATH}${search}`]}>
            <Routes>
              <Route
                path={PATH}
                element={<ResourceList resource={tag} {...(actions && { actions })} {...(frame && { frame })} />}
              />
              <Route path="*" element={null} />
            </Routes>
            <Where />
          </MemoryRouter>
        </ModalsProvider>
      </QueryClientProvider>
    </Unstyled>,
  );
  return { user, queries, unmount: view.unmount };
}

/** Shows the address, with a button that goes back. */
function Where() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <p>
      <span data-testid="where">{`${pathname}${decodeURIComponent(search)}`}</span>
      <button type="button" onClick={() => void navigate(-1)}>
        Retour du navigateur
      </button>
    </p>
  );
}

export const where = () => screen.getByTestId('where').textContent?.replace(PATH, '');
export const table = () => screen.findByRole('table');
export const row = async (name: string) => within(await table()).findByRole('row', { name: new RegExp(name) });
export async function titles() {
  await waitFor(() => expect(screen.queryByText('Chargement…')).toBeNull());
  return within(await table())
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
}
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const item = (name: string | RegExp) => screen.findByRole('menuitem', { name });
