import type { Registry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

/** Who asks, when, and where the answer is read. */
export interface Lecture {
  readonly db: Db;
  readonly registry: Registry;
  readonly identity: Identity;
  readonly at: Date;
}
