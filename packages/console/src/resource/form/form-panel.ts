import type { AnyRecord, Resource } from '@bridge/contract';
import type { ComponentType } from 'react';

/** What an area adds beside the form of one of its records: sessions of a user, a preview. Drawn once the record exists. */
export interface FormPanelProps {
  readonly record: AnyRecord;
  readonly resource: Resource;
}
export type FormPanel = ComponentType<FormPanelProps>;

/** What an area adds under the fields of one part, new records included: it reads the form by `useForm`. */
export type FormNote = ComponentType;
/** By id of the part. */
export type FormNotes = Readonly<Partial<Record<string, FormNote>>>;
