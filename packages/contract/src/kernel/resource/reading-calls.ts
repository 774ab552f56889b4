import { z } from 'zod';
import type { Access } from '../access.ts';
import { defineEndpoint } from '../api/endpoint.ts';
import type { Fields } from '../fields/field.ts';
import { idSchema } from '../fields/schemas.ts';
import { listQuery, type Rows } from './list-query.ts';
import { namesSchema } from './resource-answers.ts';

interface Read {
  readonly id: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly access: { readonly view: Access };
}

const params = z.strictObject({ id: idSchema });
const FORMAT = z.enum(['csv', 'xlsx']);
const COUNTED = {
  total: z.number().int(),
  /** Set when there are more than the total, where counting stopped. */
  plus: z.exactOptional(z.literal(true)),
};

/** The calls of any list: its rows, one of them, and a file. */
export function readingCalls<K extends Rows, R extends z.ZodType, O extends z.ZodType>(
  { noun, access }: Read,
  base: string,
  fields: Fields,
  rows: K,
  { row, record }: { readonly row: R; readonly record: O },
) {
  const root = base.replace(/\/$/, '');
  const many = noun.many.toLowerCase();
  const query = listQuery(fields, rows);
  const { sort, q, filter, fields: columns } = query.shape;
  return {
    list: defineEndpoint({
      method: 'GET',
      path: base,
      summary: `Liste\u00a0: ${many}`,
      access: access.view,
      query,
      response: z.object({ items: z.array(row), ...COUNTED, names: namesSchema }),
    }),
    get: defineEndpoint({
      method: 'GET',
      path: `${root}/:id`,
      summary: `Lire\u00a0: ${noun.one.toLowerCase()}`,
      access: access.view,
      params,
      response: record,
    }),
    export: defineEndpoint({
      method: 'GET',
      path: `${root}/export`,
      summary: `Exporter\u00a0: ${many}`,
      access: access.view,
      query: z.strictObject({ format: FORMAT, sort, q, filter, fields: columns }),
      answersFile: true,
      response: z.unknown(),
    }),
  };
}
