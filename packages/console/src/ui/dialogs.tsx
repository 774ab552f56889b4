import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Show = (layer: ComponentType) => void;

let show: Show | null = null;

/**
 * Where the boxes that ask will stand, inside the router: what they say may lead elsewhere. Most visits need none, so their code comes
 * with the first question.
 */
export function Dialogs() {
  const [Layer, setLayer] = useState<ComponentType | null>(null);
  useEffect(() => {
    // At once: whoever waited for the layer speaks to it in the next line.
    show = (layer) => flushSync(() => setLayer(() => layer));
    return () => {
      show = null;
    };
  }, []);
  return Layer && <Layer />;
}

/** Fetches the code before it is needed: the network may be away by then. */
export async function loadDialogs(): Promise<ComponentType> {
  const { DialogLayer } = await import('./dialog-layer.tsx');
  return DialogLayer;
}

/** Resolves when a box can be opened. Without `<Dialogs>`, somebody else has to listen. */
export async function openDialogs(): Promise<void> {
  if (show === null) return;
  const layer = await loadDialogs();
  show?.(layer);
}
