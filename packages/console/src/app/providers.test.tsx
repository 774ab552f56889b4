import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showError, showNotice } from '../api/notices.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { Providers } from './providers.tsx';

fakeBrowser();

it('toasts are told at the foot of the window, away from the bar at its top, and to readers', async () => {
  render(<Providers queries={new QueryClient()}>page</Providers>);
  showNotice('Fiche gardée');
  showError('Rien ne va');
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toContain('Fiche gardée');
  expect((await screen.findByRole('alert')).textContent).toContain('Rien ne va');
  expect(notice.closest('[data-position]')?.getAttribute('data-position')).toBe('bottom-right');
  expect(notice.closest('.mantine-Notifications-root')).toBeTruthy();
});
