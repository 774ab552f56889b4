import type { MenuEntry } from '@bridge/contract';

/** The submenus that lead to an entry, outermost first. */
export function trailTo(menu: readonly MenuEntry[], path: string): string[] {
  for (const entry of menu) {
    if (entry.children.length === 0) continue;
    if (entry.children.some((child) => child.children.length === 0 && child.path === path)) return [entry.path];
    const inner = trailTo(entry.children, path);
    if (inner.length > 0) return [entry.path, ...inner];
  }
  return [];
}

/**
 * Spec §2: one submenu open at a time. The open ones form a single trail, so opening a submenu closes its neighbours, and
 * closing it closes what it holds.
 */
export function toggleSubmenu(open: readonly string[], trail: readonly string[]): readonly string[] {
  const isOpen = trail.every((path, depth) => open[depth] === path);
  return isOpen ? trail.slice(0, -1) : trail;
}
