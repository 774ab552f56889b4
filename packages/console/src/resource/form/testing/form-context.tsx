import type { AnyRecord, Resource } from '@bridge/contract';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { onTestFinished } from 'vitest';
import { useSession } from '../../../api/session.store.ts';
import { writeTokens } from '../../../api/tokens.ts';
import { TabPath } from '../../../navigation/tab.ts';
import { useTabs } from '../../../navigation/tabs.store.ts';
import { type Answer, fakeApi, type Sent, tokenFor } from '../../../testing/fake-api.ts';
import { hand } from '../../../testing/hand.ts';
import { Unstyled } from '../../../testing/unstyled.tsx';
import { type Descriptor, DescriptorContext } from '../../descriptor.ts';
import { journal } from '../draft/page.journal.ts';
import { ResourceForm } from '../resource-form.tsx';
import { essai, record } from './essai.ts';

type Api = Readonly<Record<string, (sent: Sent) => Answer | Promise<Answer>>>;

export const ok = (data: unknown): Answer => ({ data });

/** What the server answers of one record, unless a test says otherwise. */
export function apiOf(known: AnyRecord): Api {
  return {
    [`GET /api/essais/${known.id}`]: () => ok(known),
    [`GET /api/essais/${known.id}/usages`]: () => ok({ items: [], ailleurs: 0 }),
    'POST /api/presence': () => ok({ autres: [], version: known.version }),
    'GET /api/choix/utilisateur': () => ok({ items: [{ id: 3, titre: 'Claire Martin', couleur: null, actif: true }] }),
    'GET /api/choix/entite': () => ok({ items: [{ id: 1, titre: 'Office du Val', couleur: null, actif: true }] }),
    'GET /api/choix/tag': () => ok({ items: [] }),
  };
}

interface Options {
  readonly id?: number | null;
  readonly api?: Api;
  readonly resource?: Resource;
  readonly roles?: readonly ('ROLE_ADMIN' | 'ROLE_WEB_USER')[];
  readonly descriptor?: Descriptor;
  readonly readOnly?: boolean;
  /** Path of the tab: `/essais/edit/5`. */
  readonly path?: string;
}

export const USER = 7;

/** Forgets the drafts that the page remembers beyond its storage, so that a test leaves none to the next. */
function forgetDrafts(): void {
  for (const recordId of [5, 12, null]) {
    const place = { userId: USER, resource: essai.id, recordId };
    for (let draft = journal.latest(place); draft; draft = journal.latest(place)) journal.forget(place, draft.id);
  }
}

export function signIn(roles: Options['roles'] = ['ROLE_ADMIN']): void {
  writeTokens({ token: tokenFor({ roles: [...roles] }), refreshToken: 'r' });
  useSession.setState({
    status: 'signed-in',
    userId: USER,
    entity: { id: 1, nom: 'Office du Val', code: 'val' },
    viewer: { roles: [...roles], mode: 'autonome', flags: {} },
  });
}

/** Draws the form as the console does, in a tab of its own. */
export function show({ id = 5, api = {}, resource = essai, roles, descriptor = {}, readOnly, path }: Options = {}) {
  onTestFinished(forgetDrafts);
  signIn(roles);
  const tab = path ?? (id === null ? '/essais/create' : `/essais/edit/${id}`);
  useTabs.getState().visit({ pathname: tab, search: '', hash: '' }, { affix: false, cache: true });
  const sent = fakeApi({ ...apiOf(record(id === null ? {} : { id })), ...api });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <Providers queries={queries} at={tab}>
      <TabPath value={tab}>
        <DescriptorContext value={descriptor}>
          <ResourceForm resource={resource} id={id} readOnly={readOnly ?? false} />
        </DescriptorContext>
      </TabPath>
    </Providers>,
  );
  return {
    ...view,
    tab,
    queries,
    sent,
    user: hand(),
    calls: (call: string) => sent.filter((one) => one.call === call),
  };
}

function Providers({ queries, at, children }: { queries: QueryClient; at: string; children: ReactNode }) {
  return (
    <Unstyled>
      <QueryClientProvider client={queries}>
        <ModalsProvider>
          <Notifications />
          <MemoryRouter initialEntries={[at]}>
            {children}
            <Address />
          </MemoryRouter>
        </ModalsProvider>
      </QueryClientProvider>
    </Unstyled>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
}

export const address = () => screen.getByTestId('address').textContent;
export const tabOf = (path: string) => useTabs.getState().tabs.find((tab) => tab.path === path);
export const saveState = () =>
  screen.getByText(/^(Enregistr|Modifications|Hors ligne)/, { selector: '[role="status"]' });

/** Puts a text into a field in one gesture: typing letter by letter costs a drawing each. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

export const button = (label: string) => screen.getByRole('button', { name: label });

/** The server accepts a change, and counts it. */
export const saved = ({ body }: Sent) =>
  ok(record({ ...Object(body), version: (Object(body).version ?? 0) + 1, modifieLe: new Date().toISOString() }));

/** Leaves the page as F5 does: only what the page stored is left. */
export function leavePage(): void {
  dispatchEvent(new Event('pagehide'));
  cleanup();
}
