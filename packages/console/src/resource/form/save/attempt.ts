import { randomId } from '../../../api/random-id.ts';
import type { Values } from '../values.rules.ts';

/**
 * The key of a creation stays the same as long as its content does: whoever saves again because no answer came gets the record
 * that the first attempt made, not a second one.
 */
export function createAttempt() {
  let last: { readonly key: string; readonly content: string } | null = null;
  const keyOf = (values: Values) => (last && last.content === JSON.stringify(values) ? last.key : undefined);
  return {
    keyOf,
    keyFor(values: Values): string {
      const key = keyOf(values) ?? randomId();
      last = { key, content: JSON.stringify(values) };
      return key;
    },
    resume(key: string, values: Values): void {
      last = { key, content: JSON.stringify(values) };
    },
  };
}
