const FOCUSABLE = 'input, textarea, select, button, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]';

/** Id of the row around a control: its label, its help, its error. */
export const rowIdOf = (id: string) => `${id}-row`;

/** Moves the keyboard to a field: to the error inside it, or else to its own control. */
export function focusField(id: string): void {
  const row = document.getElementById(rowIdOf(id));
  const own = document.getElementById(id);
  const target =
    row?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    (own?.matches(FOCUSABLE) ? own : null) ??
    row?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}
