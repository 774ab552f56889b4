import { useMemo } from 'react';
import { labelIdOf } from '../control.ts';
import type { WidgetProps } from '../widget.ts';

interface Extra {
  /** Ids of the texts that the widget shows under the editor. */
  readonly notes: string;
  readonly isWrong: boolean;
}

/** The ARIA attributes that name and explain an editor, which no `<label for>` can name. */
export function useEditorAttributes({ id, field, describedBy }: WidgetProps, { notes, isWrong }: Extra) {
  const description = [describedBy, notes].filter(Boolean).join(' ');
  const { label, required = false } = field;
  return useMemo(
    () => ({
      id,
      'aria-label': label,
      'aria-labelledby': labelIdOf(id),
      'aria-describedby': description,
      'aria-invalid': String(isWrong),
      'aria-required': String(required),
    }),
    [id, label, description, isWrong, required],
  );
}
