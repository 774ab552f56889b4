import { useEffect, useRef } from 'react';

/** Puts the focus back on a line once its settings are closed, whatever the line has become. */
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
  // The focus goes to the button of the settings, to the row of an unmapped line, or to the editor if the row is gone.
  const button = row?.querySelector<HTMLElement>('[data-settings]');
  (button ?? row ?? editor)?.focus();
}
