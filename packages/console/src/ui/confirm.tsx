import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';

export interface Question {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirm: string;
  readonly cancel: string;
  /** Language of the words, when it is not the page's. */
  readonly lang?: string;
}

/** A box with two answers. Escape and the cross mean the second one, which also has the focus. */
export function askYesOrNo({ title, text, confirm, cancel, lang }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: text,
      ...(lang ? { lang } : {}),
      labels: { confirm, cancel },
      cancelProps: { 'data-autofocus': true },
      closeButtonProps: { 'aria-label': cancel },
      onConfirm: () => resolve(true),
      // Comes after onConfirm too; a promise keeps its first answer.
      onClose: () => resolve(false),
    });
  });
}
