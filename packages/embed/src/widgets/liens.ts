import type { Liste } from './liste.ts';

/** Makes the list follow its links in place; a link to another tab or a download stays as it is. */
export function followLiens(racine: HTMLElement, liste: Liste): void {
  racine.addEventListener('click', (event) => {
    const lien = lienDe(event, 'a[data-bridge-lien]:not([data-bridge-suite])');
    if (!lien) return;
    event.preventDefault();
    void liste.goTo(new URL(lien.href), lien);
  });
}

/** The link that a plain click follows, if it matches the selector. */
export function lienDe(event: MouseEvent, selecteur: string): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const lien = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selecteur) : null;
  if (!lien || (lien.target !== '' && lien.target !== '_self') || lien.hasAttribute('download')) return null;
  return URL.canParse(lien.href) ? lien : null;
}
