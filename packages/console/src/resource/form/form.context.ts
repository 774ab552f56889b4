import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { FormState } from './form.store.ts';
import type { Form } from './form.ts';

/** What the parts of one form share. It never changes: each part asks the store for what it draws. */
export interface FormScene {
  readonly form: Form;
  /** Id of the control of a field: labels and the error summary lead to it. */
  readonly idOf: (name: string) => string;
}

export const FormSceneContext = createContext<FormScene | null>(null);

export function useScene(): FormScene {
  const scene = use(FormSceneContext);
  if (!scene) throw new Error('A part of a form stands outside its form');
  return scene;
}

/** Draws again only when the answer changes. */
export function useForm<T>(select: (state: FormState) => T): T {
  return useStore(useScene().form.store, select);
}
