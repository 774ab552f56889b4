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
