import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Show = (layer: ComponentType) => void;

let show: Show | null = null;

/**
 * The place of the boxes that ask, inside the router since their links may lead elsewhere. Most visits need none, so
 * their code is loaded with the first question.
 */
export function Dialogs() {
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Drawn at once: the caller that waited for the layer uses it in the next line.
    show = (layer) => flushSync(() => setLayer(() => layer));
    return () => {
      show = null;
    };
  }, []);
  return Layer && <Layer />;
}

/** Loads the code of the boxes before it is needed: the network may be down by then. */
export async function loadDialogs(): Promise<ComponentType> {
  const { DialogLayer } = await import('./dialog-layer.tsx');
  return DialogLayer;
}

/** Resolves when a box can be opened. Without `<Dialogs>`, another component must show the boxes. */
export async function openDialogs(): Promise<void> {
  if (show === null) return;
  const layer = await loadDialogs();
  show?.(layer);
}
