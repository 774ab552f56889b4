import { BridgeError, type FieldError } from '@bridge/contract';

/** Throws faults, each on its field; nothing without any. */
export function refuse(errors: readonly FieldError[]): undefined {
  if (errors.length > 0) throw new BridgeError('invalidInput', { errors });
}
