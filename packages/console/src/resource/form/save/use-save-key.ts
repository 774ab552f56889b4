import { useEffect } from 'react';

/** Ctrl+S, or Cmd+S: in place of the browser's own « save the page », which nobody wants here. */
export function useSaveKey(save: () => unknown): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (!event.repeat) save();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [save]);
}
