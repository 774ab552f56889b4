import { useEffect, useRef } from 'react';

/** Once the settings of a line are closed, the keyboard goes on from that line, whatever has become of it. */
export function useFocusBack(editor: string, champ: string | undefined): void {
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    const closed = champ === undefined ? last.current : undefined;
    last.current = champ;
    if (closed !== undefined) focusLine(document.getElementById(editor), closed);
  }, [editor, champ]);
}

function focusLine(editor: HTMLElement | null, champ: string): void {
  const rows = [...(editor?.querySelectorAll<HTMLElement>('[data-champ]') ?? [])];
  const row = rows.find(({ dataset }) => dataset.champ === champ);
  // The button that opened them; the row where the line is no longer mapped; the editor where it is no longer shown.
  const button = row?.querySelector<HTMLElement>('[data-settings]');
  (button ?? row ?? editor)?.focus();
}
