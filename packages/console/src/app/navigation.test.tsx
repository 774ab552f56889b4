import { PAGES } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lazy } from 'react';
import { Link } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeTokens } from '../api/tokens.ts';
import { useTab } from '../navigation/tab.ts';
import { useTabs } from '../navigation/tabs.store.ts';
import { fakeApi, person, tokenFor } from '../testing/fake-api.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { hand } from '../testing/hand.ts';
import { useAnchor } from '../ui/use-anchor.ts';
import { loadShell } from './app.tsx';
import { mountConsole } from './mount.tsx';

fakeBrowser();

const fetched = vi.fn(async () => 'lu');

function AnyScreen() {
  const { path } = useTab();
  useQuery({ queryKey: ['screen', path], queryFn: fetched });
  useAnchor(true);
  return (
    <>
      <h1>Écran {path}</h1>
      {path === '/guide/index' && <Link to="/guide/index#partie">Voir la partie</Link>}
      <section id="partie" tabIndex={-1} />
    </>
  );
}

/** Ends the loading of the screen, as a slow network would. */
let arrive = () => {};
function lateScreen() {
  const loaded = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return lazy(async () => {
    await loaded;
    return { default: () => <main tabIndex={-1}>Page seule</main> };
  });
}

let mounted: { unmount: () => void } | undefined;

async function openConsole(address: string): Promise<void> {
  history.replaceState(null, '', address);
  const Late = lateScreen();
  const screens = Object.fromEntries(PAGES.map(({ page }) => [page.id, page.layout === 'shell' ? AnyScreen : Late]));
  await act(async () => {
    mounted = mountConsole({ root: document.body.appendChild(document.createElement('div')), screens });
  });
  await screen.findByRole('heading', { name: `Écran ${address}` });
}

beforeAll(() => loadShell());

beforeEach(() => {
  fetched.mockClear();
  // jsdom lays nothing out: an element is visible unless something around it is not displayed.
  Element.prototype.checkVisibility = function () {
    return this.closest('[style*="display: none"]') === null;
  };
  fakeApi(person());
  writeTokens({ token: tokenFor(), refreshToken: 'r' });
});

afterEach(async () => {
  await act(async () => mounted?.unmount());
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

const tabs = () => within(screen.getByRole('navigation', { name: 'Pages ouvertes' }));

describe('moving in the console', () => {
  it('gives the focus to a page that stands alone, once it is loaded', async () => {
    await openConsole('/guide/index');
    await act(async () => {
      history.pushState(null, '', '/404');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.queryByText('Page seule')).toBeNull();
    await act(async () => arrive());
    const page = await screen.findByText('Page seule');
    await waitFor(() => expect(document.activeElement === page).toBe(true));
  });

  it('leads to a part of a page each time it is asked for, and back to where the tab was left', async () => {
    const scrolled = vi.fn();
    await openConsole('/guide/index');
    Element.prototype.scrollIntoView = function () {
      if (this.id === 'partie') scrolled();
    };
    const user = hand();
    // Each click waits for its navigation to be drawn: another click before that would take its place.
    for (const time of [1, 2]) {
      await user.click(screen.getByRole('link', { name: 'Voir la partie' }));
      await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(time));
    }
    await user.click(screen.getByRole('link', { name: 'Blocs' }));
    await screen.findByRole('heading', { name: 'Écran /blocs/list' });
    await user.click(tabs().getByRole('link', { name: 'Guide' }));
    await waitFor(() => expect(tabs().getByRole('link', { name: 'Guide' }).ariaCurrent).toBe('page'));
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  it('reads again what « Actualiser » starts anew, however fresh', async () => {
    await openConsole('/guide/index');
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    fireEvent.contextMenu(tabs().getByRole('link', { name: 'Guide' }));
    await hand().click(await screen.findByRole('menuitem', { name: 'Actualiser' }));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  });

  it('keeps the open tab in sight when its title comes and is longer, and leaves alone what is in sight', async () => {
    const resized = new Set<() => void>();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(readonly tell: () => void) {
          resized.add(tell);
        }
        observe() {}
        unobserve() {}
        disconnect() {
          resized.delete(this.tell);
        }
      },
    );
    await openConsole('/blocs/create');
    const list = tabs().getAllByRole('list')[0];
    const strip = list?.parentElement?.parentElement;
    // The strip is 300 pixels wide, its content as wide as it needs at 10 pixels a letter.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const width = this === strip ? 300 : 1_000;
      return this.tagName === 'LI'
        ? new DOMRect(60, 0, (this.textContent ?? '').length * 10, 20)
        : new DOMRect(0, 0, width, 20);
    });
    const scrolledBy = (title: string) => {
      if (strip) strip.scrollLeft = 0;
      act(() => useTabs.getState().setTitle('/blocs/create', title));
      act(() => {
        for (const tell of resized) tell();
      });
      return strip?.scrollLeft;
    };
    expect(scrolledBy('Une carte')).toBe(0);
    expect(scrolledBy('Une carte d’identité')).toBe(8);
    expect(scrolledBy('Une carte d’identité très longue')).toBe(12);
  });

  it('keeps the name of a tab that has none after a reload', async () => {
    await openConsole('/blocs/create');
    act(() => useTabs.getState().setTitle('/blocs/create', ''));
    await act(async () => mounted?.unmount());
    await openConsole('/blocs/create');
    expect(tabs().getByRole('link', { name: 'no-name' })).toBeTruthy();
  });
});

describe('the frame of the console', () => {
  it('keeps the banner of who acts for another out of the header, which may scroll away', async () => {
    writeTokens({ token: tokenFor({ act: { username: 'admin' } }), refreshToken: 'r' });
    await openConsole('/guide/index');
    const banner = screen.getByRole('region', { name: 'Session au nom d’une autre personne' });
    expect(banner.closest('header')).toBeNull();
  });

  it('names the key of the palette as the keyboard does', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
    await openConsole('/guide/index');
    const search = screen.getByRole('button', { name: 'Rechercher' });
    expect(search.getAttribute('aria-keyshortcuts')).toBe('Meta+K');
    expect(search.querySelector('kbd')?.dataset.keys).toBe('⌘ K');
  });
});
