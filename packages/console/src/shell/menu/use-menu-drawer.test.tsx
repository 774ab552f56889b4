import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { useMenuDrawer } from './use-menu-drawer.ts';

fakeBrowser();

it('the menu of a narrow window stays closed when the window has been wide meanwhile', () => {
  const { result, rerender } = renderHook(({ isMobile }) => useMenuDrawer(isMobile), {
    initialProps: { isMobile: true },
    wrapper: MemoryRouter,
  });
  act(() => result.current.open());
  expect(result.current.opened).toBe(true);
  rerender({ isMobile: false });
  rerender({ isMobile: true });
  expect(result.current.opened).toBe(false);
});
