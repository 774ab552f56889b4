import type { AnyRecord } from '@bridge/contract';
import { ApiError } from '../../../api/client.ts';
import { randomId } from '../../../api/random-id.ts';
import type { Form } from '../form.ts';
import { isConflict } from '../save/failure.rules.ts';
import { adopt, reload } from '../save/save.ts';

/**
 * What is done to a record beside typing in it: one thing at a time, each under a key that stays the same until it succeeds. The
 * client says what failed; a record that moved meanwhile is read again.
 */
export function createRecordCalls(form: Form) {
  const keys = new Map<string, string>();
  let busy = false;

  async function once(name: string, send: (idempotencyKey: string) => Promise<void>): Promise<void> {
    if (busy) return;
    busy = true;
    const key = keys.get(name) ?? randomId();
    keys.set(name, key);
    try {
      await send(key);
      keys.delete(name);
    } catch (error) {
      // Refused, not lost: the next attempt is another one.
      if (error instanceof ApiError && error.status > 0 && error.status < 500) keys.delete(name);
      if (isConflict(error)) await reload(form);
      else if (!(error instanceof ApiError) && !(error instanceof DOMException)) throw error;
    } finally {
      busy = false;
    }
  }

  return {
    once,
    /** A change that the server answers with the record as it is then. */
    change: (name: string, send: (record: AnyRecord, idempotencyKey: string) => Promise<AnyRecord>) => {
      const { base } = form.store.getState();
      if (!base) return Promise.resolve();
      return once(`${name}:${base.version}`, async (key) => adopt(form, await send(base, key)));
    },
  };
}
