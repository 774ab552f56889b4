import type { Access } from '../access.ts';
import type { Noun } from '../words/french.ts';

/**
 * What menus, routes and titles need of a resource, apart from its fields: the first page of the console loads every
 * head, and no field.
 */
export interface Head {
  readonly id: string;
  /** The path in the console, without `/list`: the calls are `/api` + it. */
  readonly path: string;
  readonly noun: Noun;
  /** Name of the noun's icon. */
  readonly icon: string;
  /** The place in the manual, « web#moteurs », if it is not that of the section. */
  readonly aide?: string;
  readonly access: { readonly view: Access; readonly create: Access; readonly edit: Access; readonly remove: Access };
}

/** The head of a list that people only read. */
export interface ReadOnlyHead extends Omit<Head, 'access'> {
  /** The address of its list, if it is not the path with `/list`. */
  readonly list?: string;
  /** The parameter of that address that opens one line over the list: « import » in `?import=41`. */
  readonly drawer?: string;
  readonly access: { readonly view: Access };
}

/** The address of a list. */
export const listPath = ({ path, list }: Pick<ReadOnlyHead, 'path' | 'list'>): string => list ?? `${path}/list`;

/** The address where a record is created, of a resource that has such a page. */
export const creationPath = ({ path }: Pick<Head, 'path'>): string => `${path}/create`;

/** The address of a line that opens over its list. */
export const linePath = (
  head: Pick<ReadOnlyHead, 'path' | 'list'> & Required<Pick<ReadOnlyHead, 'drawer'>>,
  id: number,
) => `${listPath(head)}?${head.drawer}=${id}`;
