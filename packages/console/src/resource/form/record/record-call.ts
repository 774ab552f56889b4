import type { AnyRecord } from '@bridge/contract';
import { ApiError } from '../../../api/client.ts';
import { randomId } from '../../../api/random-id.ts';
import type { Form } from '../form.ts';
import { isConflict } from '../save/failure.rules.ts';
import { adopt, reload } from '../save/save.ts';

/**
 * The calls that act on a record beside saving: one at a time, each under a key that stays the same until the call
 * succeeds. The client tells a failure; a record that somebody changed meanwhile is read again.
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
      // The server refused the call: the next attempt is another call, under another key.
      if (error instanceof ApiError && error.status > 0 && error.status < 500) keys.delete(name);
      if (isConflict(error)) await reload(form);
      else if (!(error instanceof ApiError) && !(error instanceof DOMException)) throw error;
    } finally {
      busy = false;
    }
  }

  return {
    once,
    /** A call that the server answers with the changed record. */
    change: (name: string, send: (record: AnyRecord, idempotencyKey: string) => Promise<AnyRecord>) => {
      const { base } = form.store.getState();
      if (!base) return Promise.resolve();
      return once(`${name}:${base.version}`, async (key) => adopt(form, await send(base, key)));
    },
  };
}
