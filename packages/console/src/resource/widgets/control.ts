import type { WidgetProps } from './widget.ts';

/** Id of the words that name a control: for those that a `<label for>` cannot name. */
export const labelIdOf = (id: string) => `${id}-label`;

/** Id of a control inside another: that of the second item's word is `mots.1.mot` below the list's own. */
export const innerIdOf = (id: string, below: string) => `${id}.${below}`;

/** Gives the focus to the first of these that is there, once React has drawn what was just changed. */
export function focusFirst(ids: readonly string[]): void {
  setTimeout(() => {
    const [first] = ids.flatMap((id) => document.getElementById(id) ?? []);
    first?.focus();
  });
}

/** What every Mantine input takes from the widget's props. The attributes win over those that Mantine computes for itself. */
export function controlProps({ id, field, error, describedBy, readOnly }: WidgetProps) {
  return {
    id,
    readOnly,
    // Shown by the frame: the input only needs to know that there is one.
    error: error !== undefined,
    ...(field.placeholder === undefined ? {} : { placeholder: field.placeholder }),
    attributes: { input: { 'aria-describedby': describedBy, 'aria-required': field.required || undefined } },
  };
}
