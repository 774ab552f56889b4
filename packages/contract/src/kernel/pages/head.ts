import type { Access } from '../access.ts';
import type { Noun } from '../words/french.ts';

/**
 * What menus, routes and titles need of a resource. It is declared apart from the fields, which only the pages of the resource
 * load: the first page of the console knows every head and no field.
 */
export interface Head {
  readonly id: string;
  /** Path of the console, without `/list`: the calls are `/api` + it. */
  readonly path: string;
  readonly noun: Noun;
  /** Name of the noun's icon. */
  readonly icon: string;
  /** Where the manual speaks of it, « web#moteurs », where it is not where it speaks of the section. */
  readonly aide?: string;
  readonly access: { readonly view: Access; readonly create: Access; readonly edit: Access; readonly remove: Access };
}
