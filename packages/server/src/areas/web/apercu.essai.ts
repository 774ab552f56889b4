import type { apercuCallsBy } from '@bridge/contract';
import type { z } from 'zod';
import type { Registry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';

export type Asked = z.output<NonNullable<(typeof apercuCallsBy)['listeWeb']['body']>>;

/** A record that is tried, by whom and when. */
export interface Essai {
  readonly tx: Db;
  readonly registry: Registry;
  readonly filesUrl: string;
  readonly identity: Identity;
  readonly asked: Asked;
  readonly at: Date;
}
