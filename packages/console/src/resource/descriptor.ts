import type { AnyRecord, Viewer } from '@bridge/contract';
import { type ComponentType, createContext } from 'react';
import type { GoesOn } from './form/form.ts';
import type { FormAct, FormNote, FormPanel, FormPreview, StartsFrom } from './form/form-panel.ts';
import type { ResourceActions } from './list/actions/list-action.ts';
import type { ValueProps, Widget } from './widgets/widget.ts';

/** The widgets that an area makes by hand, under the names that fields give in `widget`. */
export type Widgets = Readonly<Partial<Record<string, Widget>>>;
/** The drawings of values that an area makes by hand, under the names that fields give in `widget`. */
export type Values = Readonly<Partial<Record<string, ComponentType<ValueProps>>>>;

/** The rights that one record takes away from those of the role, and the reason told to the person. */
export interface Limit {
  readonly without: readonly ('create' | 'edit' | 'remove')[];
  readonly reason: string;
}

/** The rights that single records take away, in a resource whose records differ. The server has the last word. */
export interface Limits {
  /** Fields that `on` reads: a list asks only for what it shows. */
  readonly needs: readonly string[];
  readonly on: (record: AnyRecord, who: { readonly viewer: Viewer; readonly userId: number | null }) => Limit | null;
}

/** What an area adds to the list and the form that are derived from a resource. Code is loaded only when a page needs it. */
export interface Descriptor<Group extends string = string> {
  /** The actions of the list beside the common ones. The list is shown before they are loaded. */
  readonly actions?: () => Promise<ResourceActions>;
  /** The panels beside the form of a saved record. */
  readonly panels?: FormPanel;
  /** The buttons that act on the record beside saving, in the bar at the foot of the form. */
  readonly act?: FormAct;
  /** In one column, the panels come before the fields: acting on the record counts more than reading its many fields. */
  readonly panelsFirst?: true;
  /** The form takes the whole window and its panels come below, because one of its fields is a table. */
  readonly wholeWidth?: true;
  /** A preview of what the record produces, drawn as it is typed, saved or not. */
  readonly preview?: FormPreview;
  /** The notes under the fields of a part of the form, by id of the part. */
  readonly notes?: Readonly<Partial<Record<Group, FormNote>>>;
  /** When « Enregistrer » stays on the record rather than going back to the list. */
  readonly goesOn?: GoesOn;
  /** The values that a new record begins with, read from the query of its address. */
  readonly startsFrom?: () => Promise<{ readonly default: StartsFrom }>;
  readonly widgets?: Widgets;
  readonly values?: Values;
  readonly limits?: Limits;
  /** The screens that take the place of the generic ones, by the last word of the page's id. */
  readonly screens?: Readonly<Partial<Record<'list' | 'create' | 'edit' | 'view', ComponentType>>>;
}

export interface NamedDescriptor extends Descriptor {
  /** Id of the resource. */
  readonly resource: string;
}

/** The parts of the form of a resource; a resource that is only read has none. */
type GroupOf<R> = R extends { readonly groups: readonly { readonly id: infer Id extends string }[] } ? Id : never;

/** The resource is named by its type alone, so that its fields are not loaded with the descriptors. */
export function describeResource<R extends { readonly id: string }>(
  resource: R['id'],
  descriptor: Descriptor<GroupOf<R>>,
): NamedDescriptor {
  return { resource, ...descriptor };
}

/** The descriptor of the resource whose page is shown. Most resources add nothing. */
export const DescriptorContext = createContext<Descriptor>({});

/** The descriptor of any other resource, for what is made of it over the page. */
export const DescriptorsContext = createContext<(resource: string) => Descriptor>(() => ({}));
