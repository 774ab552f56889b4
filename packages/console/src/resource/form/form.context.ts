import type { EditedResource, Resource } from '@bridge/contract';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { FormState } from './form.store.ts';
import type { Form } from './form.ts';

/** What the parts of one form share. This object never changes: each part asks the store for what it draws. */
export interface FormScene<R extends EditedResource = EditedResource> {
  readonly form: Form<R>;
  /** Id of the control of a field: labels and the error summary lead to it. */
  readonly idOf: (name: string) => string;
}

export const FormSceneContext = createContext<FormScene | null>(null);

/** The scene of the form, for the parts that every form has. */
export function useFormScene(): FormScene {
  const scene = use(FormSceneContext);
  if (!scene) throw new Error('A part of a form stands outside its form');
  return scene;
}

/** The scene of the form, for the parts that are only drawn over the records of a collection. */
export function useScene(): FormScene<Resource> {
  const scene = useFormScene();
  if (!isOfCollection(scene)) throw new Error(`${scene.form.resource.id} is a single record`);
  return scene;
}

const isOfCollection = (scene: FormScene): scene is FormScene<Resource> => scene.form.resource.kind === 'collection';

/** Reads the state of the form, and draws the component again only when the selected answer changes. */
export function useForm<T>(select: (state: FormState) => T): T {
  return useStore(useFormScene().form.store, select);
}
