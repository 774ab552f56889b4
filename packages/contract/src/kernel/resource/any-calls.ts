import type { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import type { Fields } from '../fields/field.ts';
import type { readingCalls } from './reading-calls.ts';
import type { Names } from './resource-answers.ts';
import type { resourceCalls } from './resource-calls.ts';

type Precise = ReturnType<typeof resourceCalls<Fields>>['calls'];
type Answering<E extends Endpoint, R> = Omit<E, 'response'> & { readonly response: z.ZodType<R> };
export type Written = z.ZodType<Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>>;
type Taking<E extends Endpoint> = Omit<E, 'body'> & { readonly body?: Written };

/** A row of any list. */
export interface AnyRow {
  readonly id: number;
  readonly [field: string]: unknown;
}
/** A record that people change. */
export interface AnyRecord extends AnyRow {
  readonly version: number;
  readonly modifiable?: boolean | undefined;
}
interface AnyPage<R extends AnyRow> {
  items: R[];
  total: number;
  plus?: true;
  names: Names;
}

/** The schemas and calls of any resource, for generic code. */
export interface AnyCalls {
  readonly record: z.ZodType<AnyRecord>;
  readonly patch: Written;
  readonly creation: Written;
  readonly calls: Pick<Precise, 'remove' | 'history' | 'usages' | 'import' | 'export'> & {
    readonly list: Answering<Precise['list'], AnyPage<AnyRecord>>;
    readonly get: Answering<Precise['get'], AnyRecord>;
    readonly create: Taking<Answering<Precise['create'], AnyRecord>>;
    readonly update: Taking<Answering<Precise['update'], AnyRecord>>;
    readonly duplicate: Answering<Precise['duplicate'], AnyRecord>;
    readonly archive: Answering<Precise['archive'], AnyRecord>;
    readonly restore: Answering<Precise['restore'], AnyRecord>;
    readonly restoreVersion: Answering<Precise['restoreVersion'], AnyRecord>;
    readonly bulk: Omit<Precise['bulk'], 'body'> & { readonly body?: z.ZodType<BulkRequest, BulkRequest> };
  };
}

type Reading = ReturnType<typeof readingCalls<'read', z.ZodType<AnyRow>, z.ZodType<AnyRow>>>;

/** The schema and calls of any resource that is only read. */
export interface AnyReadingCalls {
  readonly record: z.ZodType<AnyRow>;
  readonly calls: Pick<Reading, 'export'> & {
    readonly list: Answering<Reading['list'], AnyPage<AnyRow>>;
    readonly get: Answering<Reading['get'], AnyRow>;
  };
}

export interface BulkRequest {
  action: 'change' | 'duplicate' | 'archive' | 'restore' | 'remove';
  ids: number[];
  changes?: Record<string, unknown>;
  addTags?: number[];
  removeTags?: number[];
  dryRun: boolean;
}
