import { findPage, PAGES, PARAMETRES_INITIAUX, type Parametres, type Role } from '@bridge/contract';
import { HeadlessMantineProvider, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { useSession } from '../api/session.store.ts';
import { writeTokens } from '../api/tokens.ts';
import { descriptorOf } from '../areas/descriptors.ts';
import { ConsoleContext } from '../navigation/console-context.ts';
import { TabPath } from '../navigation/tab.ts';
import { useTabs } from '../navigation/tabs.store.ts';
import { DescriptorContext } from '../resource/descriptor.ts';
import { buildTheme } from '../ui/theme/theme.ts';
import { type Answer, fakeApi, person, type Sent, tokenFor } from './fake-api.ts';
import { hand } from './hand.ts';

type Api = Readonly<Record<string, (sent: Sent) => Answer | Promise<Answer>>>;

interface Options {
  readonly at: string;
  readonly api?: Api;
  readonly roles?: readonly Role[];
  readonly parameters?: Partial<Parametres>;
  readonly entity?: { readonly id: number; readonly nom: string; readonly code: string } | null;
  /** Where a test asks for a colour of Mantine: screens are drawn as by `Unstyled` otherwise. */
  readonly isStyled?: boolean;
}

const THEME = buildTheme('#1da2df', 'medium');
const CONTENT = { hasScreen: () => true, routes: [] };

/** Draws a screen as the console does: somebody signed in, in a tab of its own. */
export async function showScreen(element: ReactElement, options: Options) {
  const { at, api = {}, roles = ['ROLE_SUPER_ADMIN'], parameters = PARAMETRES_INITIAUX, entity = null } = options;
  const Look = options.isStyled ? MantineProvider : HeadlessMantineProvider;
  const sent = fakeApi({ ...person({ roles, parameters }), ...api });
  writeTokens({ token: tokenFor({ roles: [...roles] }), refreshToken: 'r' });
  await useSession.getState().loadUser();
  useSession.setState({ entity });
  sent.length = 0;
  const [pathname = at, search = ''] = at.split('?');
  const resource = findPage(PAGES, pathname)?.page.resource;
  useTabs.getState().visit({ pathname, search, hash: '' }, { affix: false, cache: true });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <Look env="test" theme={THEME}>
      <QueryClientProvider client={queries}>
        <ModalsProvider>
          <Notifications />
          <ConsoleContext value={CONTENT}>
            <MemoryRouter initialEntries={[at]}>
              <TabPath value={pathname}>
                {resource ? <DescriptorContext value={descriptorOf(resource)}>{element}</DescriptorContext> : element}
              </TabPath>
              <Address />
            </MemoryRouter>
          </ConsoleContext>
        </ModalsProvider>
      </QueryClientProvider>
    </Look>,
  );
  return {
    user: hand(),
    sent: (call: string) => sent.filter((one) => one.call === call),
    isDirty: () => useTabs.getState().tabs.find(({ path }) => path === pathname)?.dirty ?? false,
    address: () => screen.getByTestId('address').textContent,
    queries,
    unmount: view.unmount,
  };
}

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address" hidden>{`${pathname}${search}`}</span>;
}
