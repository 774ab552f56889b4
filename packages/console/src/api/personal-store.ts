import { create, type StateCreator } from 'zustand';
import { onLeft } from './leave-guard.ts';

/** A store of what one person is doing, outside of the screens: the next person at this browser finds nothing of it. */
export function createPersonal<State>(initial: StateCreator<State>) {
  const store = create<State>()(initial);
  onLeft(() => store.setState(store.getInitialState(), true));
  return store;
}
