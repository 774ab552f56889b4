import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { TabPath } from '../../../navigation/tab.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { useRegionScroll } from './use-region-scroll.ts';

fakeBrowser();

const wrapper = ({ children }: { readonly children: ReactNode }) => <TabPath value="/tags/list">{children}</TabPath>;
const regionAt = (top: number) => {
  const region = document.createElement('div');
  region.scrollTop = top;
  return region;
};
const look = (region: HTMLElement, first: string) =>
  renderHook(({ rows, ready }) => useRegionScroll(region, rows, ready), {
    wrapper,
    initialProps: { rows: first, ready: true },
  });

describe('the rows that scroll inside a list', () => {
  it('are found again where they were left', () => {
    const region = regionAt(0);
    const { unmount } = look(region, 'page 1');
    region.scrollTop = 400;
    region.dispatchEvent(new Event('scroll'));
    unmount();
    const again = regionAt(0);
    look(again, 'page 1');
    expect(again.scrollTop).toBe(400);
  });

  it('start at the top when they are others, once they are there', () => {
    const region = regionAt(0);
    const { rerender } = look(region, 'page 1');
    region.scrollTop = 400;
    region.dispatchEvent(new Event('scroll'));
    rerender({ rows: 'page 2', ready: false });
    expect(region.scrollTop).toBe(400);
    rerender({ rows: 'page 2', ready: true });
    expect(region.scrollTop).toBe(0);
  });
});
