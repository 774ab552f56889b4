import { useEffect, useEffectEvent } from 'react';

/** Keys that act wherever the focus is, except in a field or a dialog. */
export function useFreeKeys(keys: Readonly<Record<string, () => void>>, enabled = true): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const act = isFree(event) ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!enabled) return;
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [enabled]);
}

const BUSY =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]';

/** Whether a key is free: not typed in a field, no browser shortcut, nor meant for a dialog over the page. */
function isFree({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return false;
  return target.closest(BUSY) === null;
}
