import type { AnyRecord } from '@bridge/contract';
import { use, useSyncExternalStore } from 'react';
import { FormContext } from '../../../resource/form/form.context.ts';

const never = () => () => undefined;

/** The record of the form, as it was last read; null before it exists, and outside a form. */
export function useFormRecord(): AnyRecord | null {
  const store = use(FormContext)?.form.store;
  return useSyncExternalStore(store?.subscribe ?? never, () => store?.getState().base ?? null);
}
