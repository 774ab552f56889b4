import type { EditedResource, Resource } from '@bridge/contract';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { FormState } from './form.store.ts';
import type { Form } from './form.ts';

/** What the parts of one form share. This object never changes: each part asks the store for what it draws. */
export interface FormContextValue<R extends EditedResource = EditedResource> {
  readonly form: Form<R>;
  /** Id of the control of a field: labels and the error summary lead to it. */
  readonly idOf: (name: string) => string;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The scene of the form, for the parts that every form has. */
export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('A part of a form stands outside its form');
  return context;
}

/** The scene of the form, for the parts that are only drawn over the records of a collection. */
export function useRecordFormContext(): FormContextValue<Resource> {
  const context = useFormContext();
  if (!isOfCollection(context)) throw new Error(`${context.form.resource.id} is a single record`);
  return context;
}

const isOfCollection = (context: FormContextValue): context is FormContextValue<Resource> =>
  context.form.resource.kind === 'collection';

/** Reads the state of the form, and draws the component again only when the selected answer changes. */
export function useForm<T>(select: (state: FormState) => T): T {
  return useStore(useFormContext().form.store, select);
}
