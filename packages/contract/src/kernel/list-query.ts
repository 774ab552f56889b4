import { z } from 'zod';

export const LARGEST_PAGE = 200;

export interface SortKey<F extends string = string> {
  readonly field: F;
  readonly descending: boolean;
}

/** The query of a list: `page`, `itemsPerPage`, `sort=-nom,id`, `q`. Only fields of the allow-list sort. */
export function listQuery<F extends string>(sortable: readonly [F, ...F[]]) {
  const sort = z
    .string()
    .max(200)
    .default('')
    .transform((text, context): SortKey<F>[] => {
      const keys = text.split(',').filter(Boolean);
      return keys.flatMap((key) => {
        const field = sortable.find((name) => name === key.replace(/^-/, ''));
        if (field) return [{ field, descending: key.startsWith('-') }];
        context.addIssue({ code: 'custom', message: `Le tri n’est possible que sur : ${sortable.join(', ')}.` });
        return [];
      });
    });
  return z.strictObject({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    itemsPerPage: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(20),
    sort,
    q: z.string().trim().max(200).default(''),
  });
}

export function pageOf<S extends z.ZodType>(item: S) {
  return z.object({ items: z.array(item), total: z.number().int() });
}
