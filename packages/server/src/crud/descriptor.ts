import type { RecordOf } from '@bridge/contract';
import type { Declared, Hooks } from './hooks.ts';
import type { Descriptor, Remarks, Traces, Unfit } from './registry.ts';
import type { PerReader } from './stored.ts';

type ByField<R extends Declared, V> = { readonly [K in keyof RecordOf<R>]?: V };

interface Description<R extends Declared> {
  readonly hooks?: Hooks<R>;
  readonly searchColumn?: string;
  readonly perReader?: ByField<R, PerReader>;
  readonly remarks?: Remarks<R>;
  readonly traces?: Traces;
  readonly unfit?: Unfit;
}

/** What is particular to a resource on the server. Most resources need nothing. */
export function describe<R extends Declared>({ id }: R, description: Description<R>): Descriptor {
  // The engine handles all resources alike, and gives the hooks of each its own records.
  return { ressource: id, ...description } as unknown as Descriptor;
}
