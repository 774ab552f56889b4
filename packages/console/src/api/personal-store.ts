import { create, type StateCreator } from 'zustand';
import { onLeft } from './leave-guard.ts';

/** A store of what one person does, kept outside of the screens and emptied for the next person at this browser. */
export function createPersonal<State>(initial: StateCreator<State>) {
  const store = create<State>()(initial);
  onLeft(() => store.setState(store.getInitialState(), true));
  return store;
}
