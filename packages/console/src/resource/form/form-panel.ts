import type { AnyRecord, Resource } from '@bridge/contract';
import type { ComponentType } from 'react';
import type { Values } from './values.rules.ts';

/** What the panel of an area receives. A panel, sessions of a user or numbers, is drawn once the record exists. */
export interface FormPanelProps {
  readonly record: AnyRecord;
  readonly resource: Resource;
}
export type FormPanel = ComponentType<FormPanelProps>;

/** A preview of what the record produces, new records included: drawn beside the form as somebody types. */
export interface FormPreview {
  readonly title: string;
  /** One short sentence that says what the preview shows. */
  readonly intro?: string;
  /** The address of the preview alone in a tab. `id` is 0 for a record never saved, which only its form names. */
  readonly address?: (resource: string, id: number, form: string) => string;
  /** The component of the preview reads the form by `useForm`, and is not drawn while the preview is folded. */
  readonly body: ComponentType;
}

/** A component under the fields of one part, new records included: it reads the form by `useForm`. */
export type FormNote = ComponentType;

/** What the buttons of an area in the bar at the foot of the form receive; they read the form by `useForm`. */
export interface FormActProps {
  /** Moves to the tab of the record, once it has been created. */
  readonly showCreated: () => void;
}
export type FormAct = ComponentType<FormActProps>;

/** The values that the address of a new record gives (« ?selection=12 »), read beside what is already typed. */
export type StartsFrom = (search: URLSearchParams, values: Values) => Values;
