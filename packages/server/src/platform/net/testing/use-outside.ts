import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { OutsideError } from '../outside.error.ts';
import { createOutside, type OutsideOptions } from '../outside.ts';
import type { Outside } from '../outside.types.ts';

export const NOON = new Date('2026-03-02T12:00:00Z');

/** A door to the outside that closes with the test. */
export function useOutside(options: Partial<OutsideOptions> = {}): Outside {
  const outside = createOutside({ allowed: [], clock: { now: () => NOON }, ...options });
  onTestFinished(() => outside.close());
  return outside;
}

/** A folder that is removed with the test, and its file names. */
export async function useFolder(): Promise<{ path: (name: string) => string; names: () => Promise<string[]> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bridge-outside-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { path: (name) => join(folder, name), names: () => readdir(folder) };
}

/** The failure of a call that must fail. */
export async function failureOf(call: Promise<unknown>): Promise<OutsideError> {
  const error: unknown = await call.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof OutsideError) return error;
  throw error;
}
