import { render } from '@testing-library/react';
import { Activity } from 'react';
import { MemoryRouter, useRoutes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { useAnchor } from './use-anchor.ts';

fakeBrowser();

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});

function Guide({ ready = true }) {
  useAnchor(ready);
  return <section id="aide à tous" tabIndex={-1} />;
}

interface At {
  readonly navigation: string;
  readonly hash?: string;
  readonly mode?: 'visible' | 'hidden';
  readonly ready?: boolean;
}

/** Routes at their own address, in a tab that may be hidden, as in the console. */
function Tab({ navigation, hash = '#aide%20%C3%A0%20tous', ready = true }: At) {
  const location = { pathname: '/guide', search: '', hash, key: navigation };
  return useRoutes([{ path: '/guide', element: <Guide ready={ready} /> }], location);
}

const tab = (at: At) => (
  <MemoryRouter>
    <Activity mode={at.mode ?? 'visible'}>
      <Tab {...at} />
    </Activity>
  </MemoryRouter>
);

describe('the anchor of an address', () => {
  it('is reached again when its link is followed again', () => {
    const { rerender } = render(tab({ navigation: 'a' }));
    expect(scrolled).toHaveBeenCalledTimes(1);
    rerender(tab({ navigation: 'b' }));
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  it('leaves alone a tab that is merely shown again', () => {
    const { rerender } = render(tab({ navigation: 'a' }));
    rerender(tab({ navigation: 'a', mode: 'hidden' }));
    rerender(tab({ navigation: 'a' }));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('waits for what stands above it', () => {
    const { rerender } = render(tab({ navigation: 'a', ready: false }));
    expect(scrolled).not.toHaveBeenCalled();
    rerender(tab({ navigation: 'a' }));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('that cannot be read leads nowhere, and breaks nothing', () => {
    const { container } = render(tab({ navigation: 'a', hash: '#%' }));
    expect(container.querySelector('section')).not.toBeNull();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
