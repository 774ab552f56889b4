import type { AnyRecord, Resource } from '@bridge/contract';
import type { ComponentType } from 'react';
import type { Values } from './values.rules.ts';

/** What an area adds beside the form of one of its records: sessions of a user, numbers. Drawn once the record exists. */
export interface FormPanelProps {
  readonly record: AnyRecord;
  readonly resource: Resource;
}
export type FormPanel = ComponentType<FormPanelProps>;

/** What the record makes as it is typed, new records included: beside the form, in sight while one types. */
export interface FormPreview {
  readonly title: string;
  /** One short sentence: what is seen. */
  readonly intro?: string;
  /** Where it is seen alone, in a tab of the browser; `id` is 0 of what was never saved, which only its form names. */
  readonly address?: (resource: string, id: number, form: string) => string;
  /** It reads the form by `useForm`. Not drawn while the preview is folded. */
  readonly body: ComponentType;
}

/** What an area adds under the fields of one part, new records included: it reads the form by `useForm`. */
export type FormNote = ComponentType;

/** What an area does with the record from the bar at the foot of the form, new records included: it reads the form by `useForm`. */
export interface FormActProps {
  /** A record that was created goes on in a tab of its own. */
  readonly showCreated: () => void;
}
export type FormAct = ComponentType<FormActProps>;

/** What the address of a new record says of it already (« ?selection=12 »), beside what is typed. */
export type StartsFrom = (search: URLSearchParams, values: Values) => Values;
