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

/** What is not generic about a resource on the server. Most resources need none. */
export function describe<R extends Declared>({ id }: R, description: Description<R>): Descriptor {
  // The engine treats all resources alike, and gives the hooks of each the records of that one.
  return { ressource: id, ...description } as unknown as Descriptor;
}
