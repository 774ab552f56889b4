import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browser } from '../api/browser.ts';
import { NO_TABS, newTab } from '../navigation/tabs.rules.ts';
import { useTabs } from '../navigation/tabs.store.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { PageFailure } from './page-failure.tsx';

fakeBrowser();

const DEPOT = { pathname: '/mediatheque/list', search: '', hash: '' };
const MISSING = new TypeError('Failed to fetch dynamically imported module');
const show = (error: Error) =>
  render(
    <MantineProvider>
      <PageFailure error={error} retry={() => undefined} />
    </MantineProvider>,
  );
const server = (answer: () => Promise<Response>) => vi.spyOn(browser, 'fetch').mockImplementation(answer);

describe('a page whose code cannot be loaded', () => {
  it('reloads the console by itself, once', async () => {
    const asked = server(async () => new Response('{}'));
    const { unmount } = show(MISSING);
    await waitFor(() => expect(browser.reload).toHaveBeenCalledTimes(1));
    unmount();
    show(MISSING);
    expect(screen.getByRole('button', { name: 'Recharger la console' })).toBeDefined();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(browser.reload).toHaveBeenCalledTimes(1);
  });

  it('stays while something is not saved', () => {
    const asked = server(async () => new Response('{}'));
    useTabs
      .getState()
      .replace({ ...NO_TABS, tabs: [{ ...newTab(DEPOT, { affix: false, cache: true }), dirty: true }] });
    show(MISSING);
    expect(screen.getByRole('button', { name: 'Recharger la console' })).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
  });

  it('stays and says so while the server is away', async () => {
    const asked = server(() => Promise.reject(new TypeError('Failed to fetch')));
    show(MISSING);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(screen.getByText(/la connexion est coupée/)).toBeDefined();
    expect(browser.reload).not.toHaveBeenCalled();
  });
});

it('a page that broke by itself waits for the person', () => {
  const asked = server(async () => new Response('{}'));
  show(new Error('broken'));
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
});
