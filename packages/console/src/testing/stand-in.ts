import { beforeEach, vi } from 'vitest';

/**
 * In each test of the file that calls it, a module gives this in place of what it exports under that name; `fakeBrowser` gives back
 * what was there. `vi.mock` would ask for modules of the file's own, and loading them takes longer than most tests.
 */
export function standIn(module: Readonly<Record<string, unknown>>, name: string, value: unknown): void {
  beforeEach(() => {
    vi.spyOn(module, name, 'get').mockReturnValue(value);
  });
}
