import { beforeEach, vi } from 'vitest';

/**
 * Replaces an export of a module in each test of the file that calls this; `fakeBrowser` restores it. `vi.mock` would
 * load the modules anew for the file, which takes longer than most tests.
 */
export function standIn(module: Readonly<Record<string, unknown>>, name: string, value: unknown): void {
  beforeEach(() => {
    vi.spyOn(module, name, 'get').mockReturnValue(value);
  });
}
