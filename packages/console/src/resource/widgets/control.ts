import type { WidgetProps } from './widget.ts';

/** Id of the words that name a control which a `<label for>` cannot name. */
export const labelIdOf = (id: string) => `${id}-label`;

/** Id of a control inside another: the word of the second item is `mots.1.mot` below the id of the list. */
export const innerIdOf = (id: string, below: string) => `${id}.${below}`;

/** Focuses the first of these elements that exists, once React has drawn the last change. */
export function focusFirst(ids: readonly string[]): void {
  setTimeout(() => {
    const [first] = ids.flatMap((id) => document.getElementById(id) ?? []);
    first?.focus();
  });
}

/** The props that every Mantine input takes from those of the widget. They win over those that Mantine computes. */
export function controlProps({ id, field, error, describedBy, readOnly }: WidgetProps) {
  return {
    id,
    readOnly,
    // The frame shows the error: the input only needs to know that there is one.
    error: error !== undefined,
    ...(field.placeholder === undefined ? {} : { placeholder: field.placeholder }),
    attributes: { input: { 'aria-describedby': describedBy, 'aria-required': field.required || undefined } },
  };
}
