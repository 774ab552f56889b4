import { BridgeError, type FieldError } from '@bridge/contract';

/** Refuses what people sent where something is wrong with it: each fault is said on its field. */
export function refuse(errors: readonly FieldError[]): undefined {
  if (errors.length > 0) throw new BridgeError('invalidInput', { errors });
}
