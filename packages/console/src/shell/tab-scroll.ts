import { useLayoutEffect } from 'react';

/** Each tab is found again where it was left, after a visit elsewhere and after F5. */
const KEY = 'bridge.scroll';
const scrolls = new Map<string, number>(load());

export function forgetScroll(path: string): void {
  scrolls.delete(path);
}

/** A hidden tab has no effects: this one starts again each time the tab is shown. */
export function useTabScroll(path: string, hash: string): void {
  useLayoutEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, scrolls.get(path) ?? 0);
    const remember = () => void scrolls.set(path, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', save);
    };
  }, [path, hash]);
}

function save(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...scrolls]));
  } catch {
    // A full storage costs a place in the page, nothing more.
  }
}

function load(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(([path, scroll]) => [String(path), Number(scroll) || 0]) : [];
  } catch {
    return [];
  }
}
