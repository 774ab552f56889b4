import { BridgeError } from '@bridge/contract';
import type { Saving } from './hooks.ts';

/** Refuses to set what is not up to people: each field of the given ones that would change says why on itself. */
export function keepFixed(names: readonly string[], { before, changes }: Saving, message: string): void {
  const touched = names.filter((name) => changes[name] !== undefined && changes[name] !== before?.[name]);
  if (touched.length === 0) return;
  throw new BridgeError('invalidInput', { errors: touched.map((path) => ({ path, message })) });
}
