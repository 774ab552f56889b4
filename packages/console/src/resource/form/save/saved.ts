type Listener = () => void;

/** Listeners that are told once what was typed is saved, and not each time that the record changes. */
export interface Saved {
  readonly listen: (listener: Listener) => () => void;
  readonly tell: Listener;
}

export function createSaved(): Saved {
  const listeners = new Set<Listener>();
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}
